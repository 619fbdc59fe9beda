import type { School } from '../../../content/schema/schools.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import type { FigureContent } from '../../components/figure-list/FigureList.tsx';
import { breadcrumbsTo } from '../../components/page-head/page-head.data.ts';
import { placedPicture } from '../../components/picture/pictures.ts';
import { placeNote } from '../../components/picture/place-note.ts';
import { knownEditions } from '../../components/program-card/card-rankings.ts';
import { cardOf, PROGRAM_CARD_ICONS } from '../../components/program-card/program-card.data.ts';
import { RECOGNITION_ICONS, recognitionLines } from '../../components/recognition/recognition.data.ts';
import { modesOf } from '../../components/recognition/recognition-status.ts';
import { SELF_CHECK_ICONS, selfCheckContent } from '../../components/self-check/self-check.data.ts';
import { type NumberedSources, numberedSources } from '../../components/source-list/numbered-sources.ts';
import { sourceListOf } from '../../components/source-list/source-list.data.ts';
import { sourceTexts } from '../../components/source-note/source-note.data.ts';
import { storiesOf, storiesTitle } from '../../components/story-teaser/story-teaser.data.ts';
import { applyMessages } from '../../messages/apply.messages.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import { programMessages } from '../../messages/programs.messages.ts';
import { schoolMessages } from '../../messages/schools.messages.ts';
import { storiesMessages } from '../../messages/stories.messages.ts';
import type { PageContext } from '../../page-context.ts';
import { content, isPartner } from '../../site-content.ts';

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
  const texts = pageTexts(schoolMessages, locale);
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
      picture: placedPicture('school', school.picture),
      pictureAlt: school.pictureAlt[locale],
      pictureNote: placeNote(school, locale),
      actions: [
        { text: texts['school.ask'], href: '#appointment' },
        { text: texts['school.to_programs'], href: '#programs' },
      ],
      schoolId: id,
    },
  };
}

/** Year of foundation and accreditor as figures, and in words which of the two has no source. */
function schoolFigures(locale: Locale, school: School, numberOf: NumberedSources['numberOf']) {
  const texts = pageTexts(schoolMessages, locale);
  const figures: FigureContent[] = [];
  const missing: { name: string; label: string }[] = [];
  for (const name of ['founded', 'accreditor'] as const) {
    // No body accredits a whole university in New Zealand.
    const isQuality = name === 'accreditor' && school.country === 'nz';
    const label = isQuality ? texts['school.facts.quality'] : texts[`school.facts.${name}`];
    const fact = school[name];
    if (fact) figures.push({ text: fact.value, label, source: numberOf(fact) });
    else missing.push({ name, label: locale === 'zh' ? label : label.toLocaleLowerCase(locale) });
  }
  for (const { value, label, ...source } of knownEditions(school.rankings))
    figures.push({ text: value[locale], label: label[locale], source: numberOf(source) });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(missing.map(({ label }) => label));
  return {
    figures,
    missing:
      missing.length === 0
        ? undefined
        : {
            title: pageTexts(programMessages, locale)['program.facts.missing_head'],
            text: format(texts['school.facts.missing'], { list }, locale),
            names: missing.map(({ name }) => name).join(' '),
          },
  };
}

function navigation(locale: Locale, hasStories: boolean) {
  const texts = pageTexts(schoolMessages, locale);
  const shared = pageTexts(programMessages, locale);
  const links = [
    { id: 'programs', text: texts['school.nav.programs'] },
    { id: 'facts', text: texts['school.nav.facts'] },
    { id: 'recognition', text: shared['program.nav.recognition'] },
    ...(hasStories ? [{ id: 'stories', text: texts['school.nav.stories'] }] : []),
    { id: 'check', text: shared['program.nav.check'] },
  ];
  return { label: shared['program.nav'], links, action: { text: texts['school.ask'], href: '#appointment' } };
}

/** What the chapters of a school's page show in the language of the page. */
export function schoolPageContent(id: string, context: PageContext) {
  const { locale } = context;
  const school = schoolOf(id);
  const texts = pageTexts(schoolMessages, locale);
  const shared = pageTexts(programMessages, locale);
  const common = pageTexts(factsMessages, locale);
  const programs = [...content.programs].filter(([, program]) => program.school === id);
  const stories = storiesOf(id, context);
  const { sources, numberOf } = numberedSources(school.founded, school.accreditor, school.rankings, school.statements);
  return {
    locale,
    // Chooses the colour.
    schoolId: id,
    navigation: navigation(locale, stories.length > 0),
    chapters: {
      programs: { title: texts['school.programs.title'] },
      facts: { title: texts['school.facts.title'] },
      recognition: { title: common['recognition.title'] },
      stories: { title: storiesTitle(locale, id) },
      check: { title: common['check.title'] },
    },
    programs: programs.map(([slug]) => cardOf(slug, context)),
    ...schoolFigures(locale, school, numberOf),
    facts: school.statements.map((statement) => ({
      label: statement.label[locale],
      text: statement.text[locale],
      source: numberOf(statement),
    })),
    recognition: recognitionLines(context, modesOf(programs.map(([, program]) => program))),
    stories,
    check: selfCheckContent(locale, school),
    sources: sourceListOf(locale, sources),
    texts: {
      programsNone: texts['school.programs.none'],
      readStory: shared['program.stories.read'],
      sample: pageTexts(storiesMessages, locale)['stories.sample'],
      registers: pageTexts(applyMessages, locale)['apply.registers'],
      sourceLabel: common['facts.source'],
    },
    sourceTexts: sourceTexts(locale),
  };
}

/** What the chapters of a school's page show, in one language. */
export type SchoolPageContent = ReturnType<typeof schoolPageContent>;
