import { excludesReaders, onlyFrom } from '../../../content/rules/program-status.ts';
import type { Program } from '../../../content/schema/programs.ts';
import type { School } from '../../../content/schema/schools.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { glanceMessages } from '../../messages/glance.messages.ts';
import { homeMessages } from '../../messages/home.messages.ts';
import { programCardMessages } from '../../messages/program-card.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { programAndSchool, today } from '../../site-content.ts';
import { dialOf } from '../dial/dial.data.ts';
import { placedPicture } from '../picture/pictures.ts';
import { countryNames } from '../recognition/country-names.ts';
import { cardFacts } from './card-facts.ts';
import { cardRankings } from './card-rankings.ts';
import type { ProgramCardContent } from './ProgramCard.tsx';

/** Icons of a card, for the page's sprite. */
export const PROGRAM_CARD_ICONS = ['map-pin'];

/**
 * A programme by its title and school, as it is named where it stands among others.
 *
 * @throws Error when there is no such programme, or no school to it.
 */
export function programName(slug: string, locale: Locale): string {
  const { program, school } = programAndSchool(slug);
  return `${program.title[locale]} · ${school.name[locale]}`;
}

/** Whose applications alone a programme takes, where that excludes readers of the page. */
function onlyFromText(program: Program, locale: Locale): string | undefined {
  const countries = onlyFrom(program);
  if (!countries || !excludesReaders(locale, program)) return undefined;
  const text = pageTexts(programCardMessages, locale)['card.only_from'];
  return format(text, { country: countryNames(locale, countries) }, locale);
}

/** Labels of the two facts that fill up a card. */
export function factLabels({ country }: School, locale: Locale) {
  const texts = pageTexts(homeMessages, locale);
  return {
    founded: texts['programs.founded'],
    accreditor: texts[country === 'nz' ? 'programs.quality' : 'programs.accreditor'],
  };
}

/**
 * The card of a programme in the language of a page.
 *
 * @throws Error when there is no such programme, or no school to it.
 */
export function cardOf(slug: string, context: PageContext): ProgramCardContent {
  const { locale } = context;
  const texts = pageTexts(homeMessages, locale);
  const { program, school } = programAndSchool(slug);
  const labels = { ...factLabels(school, locale), pending: texts['programs.pending'] };
  return {
    slug,
    href: href(context, program.path),
    title: program.title[locale],
    school: school.name[locale],
    englishName: locale === 'en' ? undefined : school.legalName,
    schoolId: program.school,
    place: school.place[locale],
    mode: program.mode === 'online' ? pageTexts(glanceMessages, locale)['glance.mode.online'] : undefined,
    picture: placedPicture('school', school.picture),
    dial: dialOf(program, school, locale),
    ...cardFacts(program, school, locale, today()),
    onlyFrom: onlyFromText(program, locale),
    rankings: cardRankings(program, school, locale, labels).map((ranking) => ({
      text: ranking.text,
      label: ranking.label,
      source: ranking.publisher && format(texts['programs.source'], { publisher: ranking.publisher }, locale),
    })),
  };
}
