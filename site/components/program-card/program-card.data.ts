import { excludesReaders, onlyFrom } from '../../../content/rules/program-status.ts';
import type { Program } from '../../../content/schema/programs.ts';
import type { School } from '../../../content/schema/schools.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { joinWords } from '../../../contract/text/punctuation.ts';
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

/** A card with fewer rows than these says what the programme is. */
const FEW_FACTS = 2;

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
  const { facts, ask } = cardFacts(program, school, locale, today());
  const rankings = cardRankings(program, school, locale, labels);
  const publishers = [...new Set(rankings.flatMap(({ publisher }) => publisher ?? []))];
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
    facts,
    ask,
    about: facts.length < FEW_FACTS ? program.lead?.what[locale] : undefined,
    onlyFrom: onlyFromText(program, locale),
    rankings,
    source:
      publishers.length > 0
        ? format(texts['programs.source'], { publisher: joinWords(publishers, locale) }, locale)
        : undefined,
  };
}
