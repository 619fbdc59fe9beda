import { pageTexts } from '../../page-texts.ts';
import { answersShown, GLANCE_ICONS, glanceOf, shortAnswers } from '../../components/glance/glance.data.ts';
import { purposeVerdict } from '../../components/purpose/purpose.data.ts';
import { RECOGNITION_ICONS, recognitionLines } from '../../components/recognition/recognition.data.ts';
import { SELF_CHECK_ICONS, selfCheckContent } from '../../components/self-check/self-check.data.ts';
import { type NumberedSources, numberedSources } from '../../components/source-list/numbered-sources.ts';
import { sourceListOf } from '../../components/source-list/source-list.data.ts';
import { sourceTexts } from '../../components/source-note/source-note.data.ts';
import { applyMessages } from '../../messages/apply.messages.ts';
import { dbaMessages } from '../../messages/dba.messages.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import type { PageContext } from '../../page-context.ts';
import { content, programAndSchool } from '../../site-content.ts';

/** Icons of the section, for the page's sprite. */
export const DBA_RECOGNITION_ICONS = [...GLANCE_ICONS, ...RECOGNITION_ICONS, ...SELF_CHECK_ICONS];

/** Every source of the DBA page: of its programme's facts and answers, then of its tabs, as the list under its recognition has them. */
export function dbaSources({ locale }: PageContext, slug: string): NumberedSources {
  const { program, school } = programAndSchool(slug);
  const { facts, admission, taught } = program;
  const answers = answersShown(shortAnswers(program, school, locale), program, locale);
  return numberedSources(facts, admission, taught, answers, content.phd.tabs);
}

/** What the degree means for each purpose, and the six answers of a programme, in the language of a page. */
export function dbaAnswers(context: PageContext, slug: string) {
  const { locale } = context;
  const { program, school } = programAndSchool(slug);
  return {
    verdict: purposeVerdict(locale, { program, school }),
    glance: { schoolId: program.school, glance: glanceOf(program, school, locale, dbaSources(context, slug).numberOf) },
  };
}

/** What the section says of a programme, in the language of a page. */
export function dbaRecognition(context: PageContext, slug: string) {
  const { locale } = context;
  const { program, school } = programAndSchool(slug);
  return {
    // Slug of the school; chooses the colour.
    schoolId: program.school,
    heading: {
      eyebrow: pageTexts(dbaMessages, locale)['dba.recognition_eyebrow'],
      title: pageTexts(factsMessages, locale)['recognition.title'],
    },
    lines: recognitionLines(context, [program.mode]),
    // Opens the registers.
    registers: pageTexts(applyMessages, locale)['apply.registers'],
    check: selfCheckContent(locale, school),
    sources: sourceListOf(locale, dbaSources(context, slug).sources),
    sourceTexts: sourceTexts(locale),
    locale,
  };
}

/** What becomes of the degree in each country, and where to look the university up, in one language. */
export type DbaRecognitionProps = ReturnType<typeof dbaRecognition>;
