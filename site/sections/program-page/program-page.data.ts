import { pageTexts } from '../../page-texts.ts';
import { filmById } from '../../components/film/film-content.ts';
import { GLANCE_ICONS } from '../../components/glance/glance.data.ts';
import type { MoreLinks } from '../../components/more-to-read/MoreToRead.tsx';
import { sourcedFigures } from '../../components/program-card/card-rankings.ts';
import { factLabels } from '../../components/program-card/program-card.data.ts';
import { purposeCards } from '../../components/purpose/purpose.data.ts';
import { RECOGNITION_LINES_ICONS, recognitionLines } from '../../components/recognition/recognition.data.ts';
import { SELF_CHECK_ICONS, selfCheckContent } from '../../components/self-check/self-check.data.ts';
import { sourceListOf } from '../../components/source-list/source-list.data.ts';
import { sourceTexts } from '../../components/source-note/source-note.data.ts';
import { storiesOf, storiesTitle } from '../../components/story-teaser/story-teaser.data.ts';
import { applyMessages } from '../../messages/apply.messages.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import { programMessages } from '../../messages/programs.messages.ts';
import { storiesMessages } from '../../messages/stories.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, programAndSchool } from '../../site-content.ts';
import { PROGRAM_CHAPTERS, type ProgramPageContent } from './ProgramPage.tsx';
import { programAdmission, programCost } from './admission/program-apply.data.ts';
import { programCourses } from './courses/program-courses.data.ts';
import { mainAction } from './head/program-head.data.ts';
import { programSources } from './program-sources.data.ts';
import { sideBySide } from './beside/side-by-side.data.ts';

/** Icons of the page, for its sprite. */
export const PROGRAM_PAGE_ICONS = [
  ...GLANCE_ICONS,
  ...RECOGNITION_LINES_ICONS,
  ...SELF_CHECK_ICONS,
  'check',
  'minus',
  'question',
];

/** What the company does while somebody studies: the films that a reader of a programme has a use for. */
const FILMS = ['why-3-beside-the-job', 'service-3-course-system', 'service-2-academic-team'];

function chapters({ locale }: PageContext, subject: string | undefined, rule: string): ProgramPageContent['chapters'] {
  const texts = pageTexts(programMessages, locale);
  const facts = pageTexts(factsMessages, locale);
  return {
    taught: {
      title: texts['program.taught.title'],
      ...(subject && { lead: `${texts['program.about.title']} ${subject}` }),
    },
    fit: { title: texts['program.fit.title'], lead: texts['program.fit.lead'] },
    admission: { title: texts['program.admission.title'], lead: texts['program.admission.lead'] },
    cost: { title: pageTexts(applyMessages, locale)['apply.cost.title'] },
    recognition: { title: facts['recognition.title'], lead: rule },
    rankings: { title: texts['program.rankings.title'] },
    related: { title: texts['program.related.title'] },
    check: { title: facts['check.title'] },
  };
}

function navigation(context: PageContext): Pick<ProgramPageContent['navigation'], 'label' | 'links'> {
  const texts = pageTexts(programMessages, context.locale);
  const names: Record<(typeof PROGRAM_CHAPTERS)[number], string> = {
    taught: texts['program.taught.title'],
    fit: texts['program.fit.title'],
    admission: texts['program.nav.admission'],
    cost: pageTexts(applyMessages, context.locale)['apply.cost.title'],
    recognition: texts['program.nav.recognition'],
    rankings: texts['program.nav.rankings'],
    related: texts['program.nav.related'],
    check: texts['program.nav.check'],
  };
  return { label: texts['program.nav'], links: PROGRAM_CHAPTERS.map((id) => ({ id, text: names[id] })) };
}

/** Stories about the school, and films. */
function moreToRead(schoolId: string, context: PageContext): MoreLinks[] {
  const { locale } = context;
  const stories = storiesOf(schoolId, context);
  const sample = pageTexts(storiesMessages, locale)['stories.sample'];
  const films = FILMS.filter((id) => content.films.has(id)).map((id) => filmById(context, id));
  const groups: MoreLinks[] = [
    {
      kind: 'story',
      label: storiesTitle(locale, schoolId),
      links: stories.map(({ title, href, isSample }) => ({ text: title, href, mark: isSample ? sample : undefined })),
    },
    {
      kind: 'film',
      label: pageTexts(applyMessages, locale)['apply.films'],
      links: films.map(({ title, href }) => ({ text: title, href })),
    },
  ];
  return groups.filter(({ links }) => links.length > 0);
}

/** What the chapters of a programme's page show in the language of the page. */
export function programPageContent(slug: string, context: PageContext): ProgramPageContent {
  const { locale } = context;
  const { program, school } = programAndSchool(slug);
  const texts = pageTexts(programMessages, locale);
  const facts = pageTexts(factsMessages, locale);
  const verdict = purposeCards(locale, { program, school });
  const { sources, numberOf } = programSources(slug, context);
  const hasRankings = program.rankings.length + school.rankings.length > 0;
  return {
    locale,
    schoolId: program.school,
    navigation: { ...navigation(context), action: mainAction(program, context) },
    chapters: chapters(context, program.plan ? undefined : program.about[locale][0], verdict.advice),
    courses: programCourses(slug, context, numberOf),
    fit: {
      suits: program.suits[locale],
      suitsNot: program.suitsNot[locale],
      others: { text: texts['program.fit.others'], href: href(context, '/fit') },
    },
    admission: programAdmission(slug, context, numberOf),
    cost: programCost(slug, context, numberOf),
    verdict,
    recognition: recognitionLines(context, [program.mode]),
    figures: sourcedFigures(program, school, locale, factLabels(school, locale)).map(({ text, label, source }) => ({
      text,
      label,
      source: numberOf(source),
    })),
    beside: sideBySide(slug, context),
    more: moreToRead(program.school, context),
    check: selfCheckContent(locale, school),
    sources: sourceListOf(locale, sources),
    texts: {
      suits: texts['program.fit.suits'],
      suitsNot: texts['program.fit.suits_not'],
      registers: pageTexts(applyMessages, locale)['apply.registers'],
      sourceLabel: facts['facts.source'],
      rankingsNone: hasRankings ? undefined : texts['program.rankings.none'],
    },
    sourceTexts: sourceTexts(locale),
  };
}
