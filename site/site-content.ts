/** What the site says, and what its pages ask of it. */
import type { Content } from '../content/reading/parse-content.ts';
import { countPrograms, isConfirmed, isOpenTo, isUnknown } from '../content/rules/program-status.ts';
import type { Program } from '../content/schema/programs.ts';
import type { School } from '../content/schema/schools.ts';
import { LOCALES, type Locale } from '../contract/locales.ts';
import { collectSources } from '../content/rules/collect-sources.ts';
import { contentOfFiles } from './content-of-files.ts';

/** What an edition is rendered of. */
export interface SiteContent extends Content {
  /** The day of rendering in UTC, as part of what pages read: those that ask for it are rendered anew on another day. */
  day?: { date: string; year: number };
  /** Public address of the site, without a slash at its end; the build's own where it is not given. */
  address?: string;
}

/** Everything the site says. In the bundle of the site it is empty until {@link setContent}. */
export const content: SiteContent = contentOfFiles();

/** The day on which the pages are rendered. */
export function today(): Date {
  return content.day ? new Date(content.day.date) : new Date();
}

/** The year of rendering, which changes less often. */
export function thisYear(): number {
  return content.day?.year ?? new Date().getUTCFullYear();
}

/** Puts other content in the place of what the site says, for the pages that are rendered from now on. */
export function setContent(next: SiteContent): void {
  Object.assign(content, next);
}

/** The languages that the site is offered in, in the order in which they are listed to visitors. */
export function offeredLocales(): Locale[] {
  return LOCALES.filter((locale) => content.site.languages.includes(locale));
}

/**
 * A programme with its school.
 *
 * @throws Error when there is no such programme, or no school to it.
 */
export function programAndSchool(slug: string): { program: Program; school: School } {
  const program = content.programs.get(slug);
  const school = program && content.schools.get(program.school);
  if (!program || !school) throw new Error(`There is no programme "${slug}" with a school.`);
  return { program, school };
}

/** A masters page of the content. */
export type MastersPage = (typeof content.masters)[number];

/** How much of what one asks first is known: class times, hours, length, tuition; between equals, what is confirmed. */
function known({ facts: { liveClasses, weeklyHours, length, price }, ...program }: Program): number {
  const answers = [liveClasses?.usually, weeklyHours?.studyHours, length?.months, price?.total];
  return answers.filter((answer) => answer !== undefined).length + (isConfirmed(program) ? 0.5 : 0);
}

/** The programmes of a masters page, those first of which most is known. */
export function programsOf(page: MastersPage): string[] {
  return page.keys
    .flatMap((key) => [...content.programs].filter(([, program]) => program.key === key))
    .toSorted(([, one], [, other]) => known(other) - known(one))
    .map(([slug]) => slug);
}

/** How many of some programmes are confirmed and open to readers of a language, and how many others there are. */
export function countOf(slugs: readonly string[], locale: Locale) {
  return countPrograms(
    locale,
    slugs.map((slug) => programAndSchool(slug).program),
  );
}

/** What the home page counts (INVITE-4): programmes open to its readers, schools, and the public pages that facts are taken from. */
export function homeCounts(locale: Locale) {
  const { programs, schools, recognition, registers } = content;
  return {
    programs: programPages().filter((slug) => isOpenTo(locale, programAndSchool(slug).program)).length,
    schools: schools.size,
    sources: collectSources([...programs.values()], [...schools.values()], recognition, registers).length,
  };
}

/** Whether there is a signed agreement with a school: only then is it called a partner. */
export function isPartner(schoolId: string): boolean {
  return content.site.agreements.some(({ school }) => school === schoolId);
}

/** Slugs of the programmes that can be put on a shortlist: of the others not even the subject is known. */
export function shortlistable(): string[] {
  return [...content.programs].filter(([, program]) => !isUnknown(program)).map(([slug]) => slug);
}

/** The programmes with a page below `/program/`, by the name of their file. */
export function programPages(): string[] {
  return [...content.programs].filter(([slug, { path }]) => path === `/program/${slug}`).map(([slug]) => slug);
}
