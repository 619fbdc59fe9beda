import type { Source, Statement } from '../../../../content/schema/facts.ts';
import type { Program } from '../../../../content/schema/programs.ts';
import type { Locale } from '../../../../contract/locales.ts';
import { format } from '../../../../contract/messages.ts';
import { pageTexts } from '../../../page-texts.ts';
import type { NotPublishedContent } from '../../../components/not-published/NotPublished.tsx';
import { ownPageContent } from '../../../components/own-page-link/own-page-link.data.ts';
import { placedPicture } from '../../../components/picture/pictures.ts';
import type { ReferencedStatement } from '../../../components/source-ref/ReferencedList.tsx';
import { applyMessages } from '../../../messages/apply.messages.ts';
import { plannerMessages } from '../../../messages/planner.messages.ts';
import { programMessages } from '../../../messages/programs.messages.ts';
import type { PageContext } from '../../../page-context.ts';
import { programAndSchool } from '../../../site-content.ts';
import { type FactName, factCoverage } from '../fact-coverage.ts';
import { coursePlan, isPlanCounted } from './course-plan.data.ts';
import type { ProgramCoursesContent } from './ProgramCourses.tsx';
import { plannerRule } from '../study-rule.ts';

/** The key fact that stands with the courses; the price has a chapter of its own, all others are folded. */
const SHOWN: readonly FactName[] = ['study'];
/** So many statements on what is taught are shown; the others are folded. Where the drawing says the first, it is folded too. */
const SHOWN_STATEMENTS = 1;

type NumberOf = (source: Source) => number;

/** A statement in the language of a page, with the number of its source. */
export function referenced(
  statement: Statement,
  locale: Locale,
  numberOf: NumberOf,
  named: Pick<ReferencedStatement, 'name' | 'label'> = {},
): ReferencedStatement {
  return { ...named, text: statement.text[locale], source: numberOf(statement) };
}

/** What no source says, in one sentence. */
function missingFacts(missing: FactName[], hasKnown: boolean, locale: Locale): NotPublishedContent | undefined {
  if (missing.length === 0) return undefined;
  const texts = pageTexts(programMessages, locale);
  const names = missing.map((name) => texts[`program.fact.${name}`]);
  const list = new Intl.ListFormat(locale, { style: 'long', type: 'conjunction' }).format(
    names.map((name) => (locale === 'zh' ? name : name.toLocaleLowerCase(locale))),
  );
  return {
    title: texts['program.facts.missing_head'],
    text: format(texts[hasKnown ? 'program.facts.missing' : 'program.facts.none'], { list }, locale),
    names: missing.join(' '),
  };
}

function factStatements(program: Program, locale: Locale, numberOf: NumberOf, isShown: (name: FactName) => boolean) {
  const texts = pageTexts(programMessages, locale);
  return factCoverage(program.facts)
    .known.filter(({ name }) => isShown(name))
    .map(({ name, statement }) =>
      referenced(statement, locale, numberOf, { name, label: texts[`program.fact.${name}`] }),
    );
}

/** What is taught and how one studies, in the language of a page. */
export function programCourses(slug: string, context: PageContext, numberOf: NumberOf): ProgramCoursesContent {
  const { locale } = context;
  const { program, school } = programAndSchool(slug);
  const texts = pageTexts(programMessages, locale);
  const planner = pageTexts(plannerMessages, locale);
  const { known, missing } = factCoverage(program.facts);
  const rule = plannerRule(context, slug);
  const taught = [
    ...factStatements(program, locale, numberOf, (name) => SHOWN.includes(name)).map(({ label: _, ...one }) => one),
    ...program.taught.map((statement) => referenced(statement, locale, numberOf)),
  ];
  const shown = isPlanCounted(program) && program.facts.study ? 0 : SHOWN_STATEMENTS;
  return {
    summary: program.summary[locale],
    plan: coursePlan(program, locale, numberOf),
    statements: taught.slice(0, shown),
    none: program.taught.length === 0 ? texts['program.taught.none'] : undefined,
    ownPage: ownPageContent(program, school, locale),
    details: [
      ...taught.slice(shown),
      ...factStatements(program, locale, numberOf, (name) => !SHOWN.includes(name) && name !== 'price'),
    ],
    missing: missingFacts(missing, known.length > 0, locale),
    about: {
      lead: texts['program.about.lead'],
      // Where nothing is drawn, the chapter begins with the first.
      paragraphs: program.about[locale].slice(program.plan ? 0 : 1),
      object: placedPicture('object', program.object),
    },
    school: school.statements.map((statement) =>
      referenced(statement, locale, numberOf, { label: statement.label[locale] }),
    ),
    plannerLead: planner[rule ? 'planner.lead' : 'planner.no_plan'],
    plannerRule: rule && { text: rule.text, source: numberOf(rule.source) },
    texts: {
      details: pageTexts(applyMessages, locale)['apply.details.title'],
      more: texts['program.about.more'],
      school: format(texts['program.school.title'], { school: school.name[locale] }, locale),
      planner: planner['planner.title'],
    },
  };
}
