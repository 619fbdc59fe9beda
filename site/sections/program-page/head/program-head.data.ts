import { isConfirmed, isOpenTo, onlyFrom } from '../../../../content/rules/program-status.ts';
import type { Program } from '../../../../content/schema/programs.ts';
import { format } from '../../../../contract/messages.ts';
import { pageTexts } from '../../../page-texts.ts';
import { glanceOf } from '../../../components/glance/glance.data.ts';
import { breadcrumbsTo } from '../../../components/page-head/page-head.data.ts';
import { placedPicture } from '../../../components/picture/pictures.ts';
import { placeNote } from '../../../components/picture/place-note.ts';
import { countryNames } from '../../../components/recognition/country-names.ts';
import { countriesFor } from '../../../components/recognition/recognition-status.ts';
import type { RuleLineContent } from '../../../components/recognition/RuleLine.tsx';
import { ruleOf } from '../../../components/recognition/rule-line.data.ts';
import { programCardMessages } from '../../../messages/program-card.messages.ts';
import { programMessages } from '../../../messages/programs.messages.ts';
import { href, type PageContext } from '../../../page-context.ts';
import { content, programAndSchool, programPages } from '../../../site-content.ts';
import type { ClosedContent } from './ClosedNote.tsx';
import type { ProgramHeadContent } from './ProgramHead.tsx';
import { headFigures, programSources } from '../program-sources.data.ts';

/** So many programmes of the field are named where one does not take the reader. */
const OTHERS_MAX = 2;

/** Whom the school takes, where readers of a language are not among them, and programmes of the field that may take them. */
export function closedContent(slug: string, context: PageContext): ClosedContent | undefined {
  const { locale } = context;
  const { program } = programAndSchool(slug);
  if (isOpenTo(locale, program)) return undefined;
  const texts = pageTexts(programMessages, locale);
  const [home] = countriesFor(locale, content.recognition);
  const country = countryNames(locale, onlyFrom(program) ?? []);
  const field = content.masters.find(({ keys }) => keys.includes(program.key));
  const others = programPages()
    .map(programAndSchool)
    .filter((other) => field?.keys.includes(other.program.key) && isOpenTo(locale, other.program))
    .sort((a, b) => Number(b.program.key === program.key) - Number(a.program.key === program.key))
    .slice(0, OTHERS_MAX);
  return {
    text: format(texts['program.not_open'], { home: home?.name[locale] ?? '', country }, locale),
    label: texts['program.not_open.others'],
    others: others.map((other) => ({
      text: `${other.program.title[locale]} · ${other.school.name[locale]}`,
      href: href(context, other.program.path),
    })),
  };
}

/** The main thing to do on a programme's page: the form, as a question where something is not confirmed (INVITE-1). */
export function mainAction(program: Program, context: PageContext): { text: string; href: string } {
  const texts = pageTexts(programMessages, context.locale);
  if (isOpenTo(context.locale, program))
    return { text: texts[isConfirmed(program) ? 'program.ask' : 'program.ask_first'], href: '#appointment' };
  return fieldLink(program, context);
}

function fieldLink(program: Program, context: PageContext): { text: string; href: string } {
  const field = content.masters.find(({ keys }) => keys.includes(program.key));
  return {
    text: pageTexts(programMessages, context.locale)['program.see_field'],
    href: href(context, field ? `/masters/${field.id}` : '/'),
  };
}

/** What search engines read of a programme, and what its page offers to do, in the language of the page. */
export function programActions(slug: string, context: PageContext) {
  const { locale } = context;
  const { program, school } = programAndSchool(slug);
  return {
    title: `${program.title[locale]} · ${school.name[locale]}`,
    description: program.summary[locale],
    actions: {
      main: mainAction(program, context),
      field: isOpenTo(locale, program) ? fieldLink(program, context) : undefined,
    },
  };
}

/** Title, school and picture at the head of a programme's page, in the language of the page. */
export function programHeadNames(slug: string, context: PageContext) {
  const { locale } = context;
  const { program, school } = programAndSchool(slug);
  const title = program.title[locale];
  const schoolName = school.name[locale];
  return {
    ...breadcrumbsTo(
      context,
      { text: schoolName, path: `/school/${program.school}` },
      { text: title, path: context.path },
    ),
    school: { name: schoolName, href: href(context, `/school/${program.school}`) },
    englishName: locale === 'en' ? undefined : school.legalName,
    title,
    picture: placedPicture('school', school.picture),
    pictureAlt: school.pictureAlt[locale],
    pictureNote: placeNote(school, locale),
    schoolId: program.school,
  };
}

/** The first sentence of a text. */
function firstSentence(text: string): string {
  return text.match(/^.*?(?:[。！？]|[.!?](?=\s|$))/u)?.[0] ?? text;
}

function ruleLine(program: Program, context: PageContext): RuleLineContent {
  const more = pageTexts(programMessages, context.locale)['program.rule'];
  return { text: ruleOf(program.mode, context.locale), more: { text: more, href: href(context, '/recognition') } };
}

/** What the first screen of a programme shows, in the language of the page. */
export function programHead(slug: string, context: PageContext): ProgramHeadContent {
  const { locale } = context;
  const { program, school } = programAndSchool(slug);
  const closed = closedContent(slug, context);
  const { numberOf } = programSources(slug, context);
  return {
    ...programHeadNames(slug, context),
    askFirst: isConfirmed(program)
      ? undefined
      : pageTexts(programCardMessages, locale)[program.isTitleSourced ? 'card.ask_first' : 'card.ask_first_title'],
    what: program.lead?.what[locale] ?? firstSentence(program.summary[locale]),
    forWhom: closed ? undefined : (program.lead?.forWhom[locale] ?? program.suits[locale][0]),
    closed,
    figures: headFigures(slug, locale).map(({ source, ...figure }) => ({ ...figure, source: numberOf(source) })),
    rule: ruleLine(program, context),
    glance: glanceOf(program, school, locale, numberOf),
  };
}
