import { isUnknown } from '../../../content/program-status.ts';
import type { School } from '../../../content/schema/schools.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format, textsIn } from '../../../contract/messages.ts';
import type { FigureContent } from '../../components/figure-list/FigureList.tsx';
import { breadcrumbsTo } from '../../components/page-head/page-head.data.ts';
import { findPicture } from '../../components/picture/pictures.ts';
import { knownEditions } from '../../components/program-card/card-rankings.ts';
import { cardOf, PROGRAM_CARD_ICONS } from '../../components/program-card/program-card.data.ts';
import {
  RECOGNITION_ICONS,
  recognitionContent,
  recognitionTexts,
} from '../../components/recognition/recognition.data.ts';
import { modesOf } from '../../components/recognition/recognition-status.ts';
import { SELF_CHECK_ICONS, selfCheckContent } from '../../components/self-check/self-check.data.ts';
import { sourceListOf } from '../../components/source-list/source-list.data.ts';
import { sourceTexts } from '../../components/source-note/source-note.data.ts';
import { storiesOf, storiesTitle } from '../../components/story-teaser/story-teaser.data.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import { programMessages } from '../../messages/programs.messages.ts';
import { schoolMessages } from '../../messages/schools.messages.ts';
import { storiesMessages } from '../../messages/stories.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, isPartner } from '../../site-content.ts';
import type { SchoolPageContent } from './SchoolPage.tsx';

/** Icons of the page, for its sprite. */
export const SCHOOL_PAGE_ICONS = [...RECOGNITION_ICONS, ...SELF_CHECK_ICONS, ...PROGRAM_CARD_ICONS, 'question'];

/**
 * A school by its file's name.
 *
 * @throws Error when there is none.
 */
export function schoolOf(id: string): School {
  const school = content.schools.get(id);
  if (!school) throw new Error(`There is no school "${id}".`);
  return school;
}

/** What the head of a school's page shows, and what search engines read, in the language of the page. */
export function schoolHead(id: string, context: PageContext) {
  const { locale } = context;
  const school = schoolOf(id);
  const texts = textsIn(schoolMessages, locale);
  const name = school.name[locale];
  const eyebrow = texts[isPartner(id) ? 'school.partner' : 'school.eyebrow'];
  return {
    title: `${name} · ${eyebrow}`,
    description: school.summary[locale],
    head: {
      ...breadcrumbsTo(context, { text: name, path: context.path }),
      eyebrow: name === school.legalName ? eyebrow : `${eyebrow} · ${school.legalName}`,
      title: name,
      lead: school.summary[locale],
      picture: findPicture(`schools/${school.picture}`),
      pictureAlt: school.pictureAlt[locale],
      pictureNote: format(
        textsIn(programMessages, locale)['program.picture_note'],
        { place: school.place[locale] },
        locale,
      ),
      actions: [
        { text: texts['school.ask'], href: '#appointment' },
        { text: texts['school.to_programs'], href: '#programs' },
      ],
      schoolId: id,
    },
  };
}

/** Year of foundation and accreditor as figures, and in words which of the two has no source. */
function schoolFigures(locale: Locale, school: School): Pick<SchoolPageContent, 'figures' | 'missing'> {
  const texts = textsIn(schoolMessages, locale);
  const figures: FigureContent[] = [];
  const missing: { name: string; label: string }[] = [];
  for (const name of ['founded', 'accreditor'] as const) {
    // No body accredits a whole university in New Zealand.
    const isQuality = name === 'accreditor' && school.country === 'nz';
    const label = isQuality ? texts['school.facts.quality'] : texts[`school.facts.${name}`];
    const fact = school[name];
    if (fact) figures.push({ text: fact.value, label, source: fact });
    else missing.push({ name, label: locale === 'zh' ? label : label.toLocaleLowerCase(locale) });
  }
  for (const { value, label, ...source } of knownEditions(school.rankings))
    figures.push({ text: value[locale], label: label[locale], source });
  if (missing.length === 0) return { figures, missing: undefined };
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(missing.map(({ label }) => label));
  return {
    figures,
    missing: {
      title: textsIn(programMessages, locale)['program.facts.missing_head'],
      text: format(texts['school.facts.missing'], { list }, locale),
      names: missing.map(({ name }) => name).join(' '),
    },
  };
}

function navigation(locale: Locale, hasStories: boolean): SchoolPageContent['navigation'] {
  const texts = textsIn(schoolMessages, locale);
  const shared = textsIn(programMessages, locale);
  const links = [
    { id: 'facts', text: texts['school.nav.facts'] },
    { id: 'check', text: shared['program.nav.check'] },
    { id: 'programs', text: texts['school.nav.programs'] },
    { id: 'recognition', text: shared['program.nav.recognition'] },
    ...(hasStories ? [{ id: 'stories', text: texts['school.nav.stories'] }] : []),
    { id: 'sources', text: shared['program.nav.sources'] },
  ];
  return { label: shared['program.nav'], links, action: { text: texts['school.ask'], href: '#appointment' } };
}

/** What the chapters of a school's page show in the language of the page. */
export function schoolPageContent(id: string, context: PageContext): SchoolPageContent {
  const { locale } = context;
  const school = schoolOf(id);
  const texts = textsIn(schoolMessages, locale);
  const shared = textsIn(programMessages, locale);
  const common = textsIn(factsMessages, locale);
  const programs = [...content.programs].filter(([, program]) => program.school === id);
  const cards = recognitionContent(locale, modesOf(programs.map(([, program]) => program)));
  // The page of a programme that nothing is known of has no recognition card.
  const full = programs.find(([, program]) => program.path.startsWith('/program/') && !isUnknown(program))?.[1].path;
  const stories = storiesOf(id, context);
  const figures = schoolFigures(locale, school);
  return {
    locale,
    schoolId: id,
    navigation: navigation(locale, stories.length > 0),
    chapters: {
      facts: { title: texts['school.facts.title'], lead: texts['school.facts.lead'] },
      check: { title: common['check.title'], lead: common['check.lead'] },
      programs: { title: texts['school.programs.title'] },
      recognition: { title: common['recognition.title'], lead: common['recognition.lead'] },
      stories: { title: storiesTitle(locale) },
      sources: { title: common['facts.sources.title'], lead: common['facts.sources.lead'] },
    },
    ...figures,
    facts: school.statements.map((statement, index) => ({
      name: `statement-${index + 1}`,
      label: statement.label[locale],
      text: statement.text[locale],
      source: statement,
    })),
    check: selfCheckContent(locale, school),
    programs: programs.map(([slug]) => cardOf(slug, context)),
    recognition: {
      cards,
      texts: recognitionTexts(locale),
      fullHref: full && `${href(context, full)}#recognition`,
    },
    stories,
    sources: sourceListOf(locale, figures.figures, school.statements, cards),
    texts: {
      programsNone: texts['school.programs.none'],
      readStory: shared['program.stories.read'],
      sample: textsIn(storiesMessages, locale)['stories.sample'],
    },
    sourceTexts: sourceTexts(locale),
  };
}
