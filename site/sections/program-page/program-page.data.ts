import type { Statement } from '../../../content/schema/facts.ts';
import type { Program } from '../../../content/schema/programs.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format, textsIn } from '../../../contract/messages.ts';
import { filmById } from '../../components/film/film-content.ts';
import { findPicture } from '../../components/picture/pictures.ts';
import { sourcedFigures } from '../../components/program-card/card-rankings.ts';
import { cardOf, factLabels, PROGRAM_CARD_ICONS } from '../../components/program-card/program-card.data.ts';
import { RECOGNITION_ICONS, recognitionOf, recognitionTexts } from '../../components/recognition/recognition.data.ts';
import { SELF_CHECK_ICONS, selfCheckContent } from '../../components/self-check/self-check.data.ts';
import { sourceListOf } from '../../components/source-list/source-list.data.ts';
import { sourceTexts } from '../../components/source-note/source-note.data.ts';
import type { StatementContent } from '../../components/statement-list/StatementList.tsx';
import { storiesOf, storiesTitle } from '../../components/story-teaser/story-teaser.data.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import { plannerMessages } from '../../messages/planner.messages.ts';
import { programMessages } from '../../messages/programs.messages.ts';
import { storiesMessages } from '../../messages/stories.messages.ts';
import type { PageContext } from '../../page-context.ts';
import { content, programAndSchool } from '../../site-content.ts';
import { FACT_ICONS, factCoverage } from './fact-coverage.ts';
import type { ProgramFactsContent } from './ProgramFacts.tsx';
import type { ProgramPageContent } from './ProgramPage.tsx';
import { mainAction } from './program-head.data.ts';
import { relatedPrograms } from './related-programs.ts';
import { plannerRule } from './study-rule.ts';

/** Icons of the page, for its sprite. */
export const PROGRAM_PAGE_ICONS = [
  ...Object.values(FACT_ICONS),
  ...RECOGNITION_ICONS,
  ...SELF_CHECK_ICONS,
  ...PROGRAM_CARD_ICONS,
  'question',
  'minus',
  'arrow-right',
];

/** What the company does while somebody studies: the films that a reader of a programme has a use for. */
const FILMS = ['why-3-beside-the-job', 'service-3-course-system', 'service-2-academic-team'];

/** Statements in the language of a page. */
export function statementsIn(locale: Locale, statements: readonly Statement[]): StatementContent[] {
  return statements.map((statement) => ({ text: statement.text[locale], source: statement }));
}

function programFacts(locale: Locale, program: Program): ProgramFactsContent {
  const texts = textsIn(programMessages, locale);
  const { known, missing } = factCoverage(program.facts);
  const list = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' });
  const names = missing.map((name) => texts[`program.fact.${name}`]);
  const missingNames = list.format(names.map((name) => (locale === 'zh' ? name : name.toLocaleLowerCase(locale))));
  const text = format(
    texts[known.length > 0 ? 'program.facts.missing' : 'program.facts.none'],
    { list: missingNames },
    locale,
  );
  return {
    facts: known.map(({ name, statement }) => ({
      name,
      icon: FACT_ICONS[name],
      label: texts[`program.fact.${name}`],
      text: statement.text[locale],
      source: statement,
    })),
    missing:
      missing.length === 0
        ? undefined
        : {
            title: texts['program.facts.missing_head'],
            text,
            names: missing.join(' '),
          },
  };
}

function navigation(
  { locale }: PageContext,
  hasRelated: boolean,
): Pick<ProgramPageContent['navigation'], 'label' | 'links'> {
  const texts = textsIn(programMessages, locale);
  const links = [
    { id: 'facts', text: texts['program.facts.title'] },
    { id: 'recognition', text: texts['program.nav.recognition'] },
    { id: 'check', text: texts['program.nav.check'] },
    { id: 'planner', text: textsIn(plannerMessages, locale)['planner.eyebrow'] },
    { id: 'taught', text: texts['program.taught.title'] },
    { id: 'fit', text: texts['program.fit.title'] },
    { id: 'admission', text: texts['program.nav.admission'] },
    { id: 'to-ask', text: texts['program.nav.to_ask'] },
    { id: 'rankings', text: texts['program.nav.rankings'] },
    ...(hasRelated ? [{ id: 'related', text: texts['program.nav.related'] }] : []),
    { id: 'sources', text: texts['program.nav.sources'] },
  ];
  return { label: texts['program.nav'], links };
}

function chapters(locale: Locale, hasPlan: boolean): ProgramPageContent['chapters'] {
  const texts = textsIn(programMessages, locale);
  const facts = textsIn(factsMessages, locale);
  const planner = textsIn(plannerMessages, locale);
  return {
    facts: { title: texts['program.facts.title'] },
    recognition: { title: facts['recognition.title'], lead: facts['recognition.lead'] },
    check: { title: facts['check.title'], lead: facts['check.lead'] },
    planner: { title: planner['planner.title'], lead: planner[hasPlan ? 'planner.lead' : 'planner.no_plan'] },
    taught: { title: texts['program.taught.title'] },
    about: { title: texts['program.about.title'], lead: texts['program.about.lead'] },
    fit: { title: texts['program.fit.title'], lead: texts['program.fit.lead'] },
    admission: { title: texts['program.admission.title'], lead: texts['program.admission.lead'] },
    toAsk: { title: texts['program.to_ask.title'], lead: texts['program.to_ask.lead'] },
    rankings: { title: texts['program.rankings.title'], lead: texts['program.rankings.lead'] },
    related: { title: texts['program.related.title'] },
    stories: { title: storiesTitle(locale) },
    films: { title: texts['program.films.title'], lead: texts['program.films.lead'] },
    sources: { title: facts['facts.sources.title'], lead: facts['facts.sources.lead'] },
  };
}

/** What the chapters of a programme's page show in the language of the page. */
export function programPageContent(slug: string, context: PageContext): ProgramPageContent {
  const { locale } = context;
  const { program, school } = programAndSchool(slug);
  const texts = textsIn(programMessages, locale);
  const hasRankings = program.rankings.length + school.rankings.length > 0;
  const figures = sourcedFigures(program, school, locale, factLabels(school, locale));
  const related = relatedPrograms(slug, content.programs);
  const cards = recognitionOf(locale, program);
  const rule = plannerRule(context, slug);
  return {
    locale,
    schoolId: program.school,
    navigation: { ...navigation(context, related.length > 0), action: mainAction(program, context) },
    chapters: chapters(locale, rule !== undefined),
    plannerRule: rule,
    facts: programFacts(locale, program),
    recognition: { cards, texts: recognitionTexts(locale) },
    check: selfCheckContent(locale, school),
    taught: statementsIn(locale, program.taught),
    about: { paragraphs: program.about[locale], object: findPicture(`objects/${program.object}`) },
    fit: { suits: program.suits[locale], suitsNot: program.suitsNot[locale] },
    admission: statementsIn(locale, program.admission),
    toAsk: program.toAsk[locale],
    figures,
    related: related.map((other) => cardOf(other, context)),
    stories: storiesOf(program.school, context),
    films: FILMS.map((id) => filmById(context, id)),
    sources: sourceListOf(locale, program.facts, cards, program.taught, program.admission, figures, rule),
    texts: {
      taughtNone: texts['program.taught.none'],
      admissionNone: texts['program.admission.none'],
      suits: texts['program.fit.suits'],
      suitsNot: texts['program.fit.suits_not'],
      rankingsNone: hasRankings ? undefined : texts['program.rankings.none'],
      readStory: texts['program.stories.read'],
      sample: textsIn(storiesMessages, locale)['stories.sample'],
    },
    sourceTexts: sourceTexts(locale),
  };
}
