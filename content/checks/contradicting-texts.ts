/** Texts about a programme or school that state another figure than its sourced facts do (EDIT-6). */
import { type FieldPath, valueAt } from '../../contract/content/field-edits.ts';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { type Claimed, claimsIn, sourcedFigures } from './claimed-figures.ts';
import { type Contradiction, type StatementPlace, type ReadAt, statementPlace } from './contradiction.ts';
import type { Content } from '../reading/parse-content.ts';
import type { Program } from '../schema/programs.ts';
import { isSourced } from '../rules/collect-sources.ts';
import { contentFiles, findObjects } from '../reading/walk-content.ts';

type Words = Record<Locale, string>;

/** What is told in three languages, one entry where it is a list, and the fields that lead to it in a language. */
export interface Telling {
  document: string;
  words: Words;
  pathIn: (locale: Locale) => FieldPath;
  /** Left out for our own words, which name no source. */
  source?: ReadAt;
}

function isWords(thing: object): thing is Record<Locale, string | string[]> {
  const texts = LOCALES.flatMap((locale): unknown => Reflect.get(thing, locale));
  return texts.every((text) => typeof text === 'string');
}

/** Whether words are the text of a statement, which has its source beside it. */
function isStatement(data: unknown, path: FieldPath): boolean {
  const around = path.at(-1) === 'text' ? valueAt(data, path.slice(0, -1)) : undefined;
  return typeof around === 'object' && around !== null && isSourced(around);
}

/** Everything below a value that is said in three languages and names no source. */
function tellings(document: string, data: unknown): Telling[] {
  return findObjects(data, isWords)
    .filter(({ path }) => !isStatement(data, path))
    .flatMap(({ path, value }) =>
      [value.zh].flat().map((_, index): Telling => ({
        document,
        words: {
          zh: [value.zh].flat()[index] ?? '',
          en: [value.en].flat()[index] ?? '',
          vi: [value.vi].flat()[index] ?? '',
        },
        pathIn: (locale) => (Array.isArray(value[locale]) ? [...path, locale, index] : [...path, locale]),
      })),
    );
}

/** Everything that the content says in words of our own. */
export function allTellings(content: Content): Telling[] {
  return contentFiles(content).flatMap(([file, data]) =>
    tellings(file.slice('content/'.length, -'.yaml'.length), data),
  );
}

/** The fact that decides about a figure; undefined where no source gives one. */
function decidingFact(document: string, { facts, admission }: Program, kind: Claimed): StatementPlace | undefined {
  const { study, price, length } = facts;
  if (kind === 'credits')
    return study?.credits === undefined
      ? undefined
      : statementPlace(document, ['facts', 'study'], study, study.credits);
  if (kind === 'price') return price?.total && statementPlace(document, ['facts', 'price'], price, price.total.amount);
  if (kind === 'length')
    return length?.months === undefined
      ? undefined
      : statementPlace(document, ['facts', 'length'], length, length.months);
  const index = admission.findIndex(({ ielts }) => ielts !== undefined);
  const requirement = admission[index];
  return requirement && statementPlace(document, ['admission', index], requirement, requirement.ielts);
}

/** Where a text gives a figure that no sourced statement of the programme gives; one language stands for all. */
function contradictions(slug: string, program: Program, texts: readonly Telling[], kinds: readonly Claimed[]) {
  return kinds.flatMap((kind): Contradiction[] => {
    const fact = decidingFact(`programs/${slug}`, program, kind);
    if (!fact) return [];
    const sourced = sourcedFigures(program, kind);
    return texts.flatMap(({ document, words, pathIn, source }): Contradiction[] => {
      const claims = LOCALES.flatMap((locale) =>
        claimsIn(words[locale], locale, kind)
          .filter((value) => !sourced.has(value))
          .map((value): StatementPlace => ({
            document,
            path: pathIn(locale),
            words,
            locale,
            value,
            ...(source && { source }),
          })),
      );
      return claims.slice(0, 1).map((claim) => ({ kind, places: [fact, claim] }));
    });
  });
}

/** Documents that speak of many programmes, and of one where they name its title beside its school. */
const GENERAL = ['banner', 'categories', 'masters', 'phd', 'about', 'contact', 'campaign', 'promises'];

/** The texts of other documents that speak of this programme and no other. */
function textsAbout(content: Content, others: readonly Telling[], program: Program): Telling[] {
  const school = content.schools.get(program.school);
  const siblings = [...content.programs.values()].filter((one) => one !== program && one.school === program.school);
  return others.filter(({ document, words }) =>
    LOCALES.some((locale) => {
      const names = (title: Words) => words[locale].includes(title[locale]);
      const isOfSchool = document === `schools/${program.school}` || (school !== undefined && names(school.name));
      return isOfSchool && names(program.title) && !siblings.some(({ title }) => names(title));
    }),
  );
}

/** Whether a story tells of this programme. */
function tellsOf(
  story: Content['stories'] extends Map<string, infer Story> ? Story : never,
  program: Program,
): boolean {
  return story.school.slug === program.school && LOCALES.some((one) => story.school.degree[one] === program.title[one]);
}

/** Stories, schools' pages, other documents and the page itself against the facts of each programme. */
export function contradictingTexts(content: Content): Contradiction[] {
  const general = allTellings(content).filter(
    ({ document }) => GENERAL.includes(document) || document.startsWith('schools/'),
  );
  const statements = [...content.schools].flatMap(([slug, school]) =>
    school.statements.map(({ text, publisher, url, checkedOn }, index): Telling => ({
      document: `schools/${slug}`,
      words: text,
      pathIn: (locale) => ['statements', index, 'text', locale],
      source: { publisher, url, checkedOn },
    })),
  );
  return [...content.programs].flatMap(([slug, program]) => {
    const own = tellings(`programs/${slug}`, program);
    const head = own.filter(({ pathIn }) => ['summary', 'lead'].includes(String(pathIn('zh')[0])));
    const stories = [...content.stories]
      .filter(([, story]) => tellsOf(story, program))
      .flatMap(([name, story]) => tellings(`stories/${name}`, story));
    const elsewhere = [...stories, ...textsAbout(content, [...general, ...statements], program)];
    return [
      // Advice and stories speak of other times too: of a person’s career, or of a plan.
      ...contradictions(slug, program, head, ['length']),
      ...contradictions(slug, program, [...own, ...elsewhere], ['credits', 'price', 'ielts']),
    ];
  });
}

/** How each language says in which year a school was founded, as a pattern with the year in its group. */
const FOUNDED: Record<Locale, RegExp> = {
  zh: /(?:创办于|创立于|创建于|始建于|建校于|成立于)\s*(\d{4})|(\d{4})\s*年(?:创办|创立|创建|建校|成立)/u,
  en: /founded in (\d{4})/iu,
  vi: /thành lập (?:vào )?năm (\d{4})/iu,
};

/** Schools whose summary gives another year of foundation than the sourced fact. */
export function contradictingYears({ schools }: Content): Contradiction[] {
  return [...schools].flatMap(([slug, { founded, summary }]): Contradiction[] => {
    if (!founded || !/^\d{4}$/.test(founded.value)) return [];
    const { value: year, publisher, url, checkedOn } = founded;
    const document = `schools/${slug}`;
    const fact: StatementPlace = {
      document,
      path: ['founded', 'value'],
      words: { zh: year, en: year, vi: year },
      value: Number(year),
      source: { publisher, url, checkedOn },
    };
    const claims = LOCALES.flatMap((locale): StatementPlace[] => {
      const match = FOUNDED[locale].exec(summary[locale]);
      const claimed = match?.slice(1).find((group) => group !== undefined);
      if (claimed === undefined || claimed === year) return [];
      return [{ document, path: ['summary', locale], words: summary, locale, value: Number(claimed) }];
    });
    return claims.slice(0, 1).map((claim) => ({ kind: 'founded', places: [fact, claim] }));
  });
}
