/** Institutions and their programmes in the words of schema.org: sourced facts alone. */
import type { CollegeOrUniversity, Course } from 'schema-dts';
import type { Program } from '../../content/schema/programs.ts';
import type { School } from '../../content/schema/schools.ts';
import type { Locale } from '../../contract/locales.ts';
import { localePath } from '../../contract/routes.ts';
import { siteAddress } from '../site-address.ts';

const FOUR_DIGITS = /^\d{4}$/;

/** An institution by its name, as a programme names its school. */
function namedSchool(slug: string, school: School, locale: Locale) {
  return {
    '@type': 'CollegeOrUniversity',
    '@id': siteAddress(`/school/${slug}#school`),
    name: school.name[locale],
    legalName: school.legalName,
  } as const;
}

/** An institution as its page shows it. */
export function schoolData(slug: string, school: School, locale: Locale): CollegeOrUniversity {
  const founded = school.founded?.value;
  return {
    ...namedSchool(slug, school, locale),
    description: school.summary[locale],
    address: school.place[locale],
    ...(founded !== undefined && FOUR_DIGITS.test(founded) && { foundingDate: founded }),
    mainEntityOfPage: siteAddress(localePath(locale, `/school/${slug}`)),
  };
}

/** A programme as its page shows it: what no source says is left out. */
export function courseData(program: Program, school: School, locale: Locale): Course {
  const { title, summary, admission, mode, facts, path } = program;
  // What is asked of applicants; the other statements tell how one applies.
  const required = admission.filter(({ entry, brief }) => entry !== undefined || brief !== undefined);
  return {
    '@type': 'Course',
    name: title[locale],
    description: summary[locale],
    url: siteAddress(localePath(locale, path)),
    provider: namedSchool(program.school, school, locale),
    ...(program.isTitleSourced && { educationalCredentialAwarded: title[locale] }),
    ...(required.length > 0 && { coursePrerequisites: required.map(({ text }) => text[locale]) }),
    ...(facts.study?.credits && { numberOfCredits: facts.study.credits }),
    ...(mode === 'online' && {
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'online',
        ...(facts.weeklyHours && { courseWorkload: facts.weeklyHours.text[locale] }),
      },
    }),
  };
}
