import { textsIn } from '../../../contract/messages.ts';
import { RECOGNITION_ICONS, recognitionOf, recognitionTexts } from '../../components/recognition/recognition.data.ts';
import { SELF_CHECK_ICONS, selfCheckContent } from '../../components/self-check/self-check.data.ts';
import { sourceTexts } from '../../components/source-note/source-note.data.ts';
import { dbaMessages } from '../../messages/dba.messages.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import type { PageContext } from '../../page-context.ts';
import { programAndSchool } from '../../site-content.ts';
import type { DbaRecognitionProps } from './DbaRecognition.tsx';

/** Icons of the section, for the page's sprite. */
export const DBA_RECOGNITION_ICONS = [...RECOGNITION_ICONS, ...SELF_CHECK_ICONS];

/** What the section says of a programme, in the language of a page. */
export function dbaRecognition({ locale }: PageContext, slug: string): DbaRecognitionProps {
  const { program, school } = programAndSchool(slug);
  const texts = textsIn(dbaMessages, locale);
  const facts = textsIn(factsMessages, locale);
  return {
    locale,
    schoolId: program.school,
    headings: {
      recognition: {
        eyebrow: texts['dba.recognition_eyebrow'],
        title: facts['recognition.title'],
        lead: facts['recognition.lead'],
      },
      check: { eyebrow: texts['dba.check_eyebrow'], title: facts['check.title'], lead: facts['check.lead'] },
    },
    cards: recognitionOf(locale, program),
    texts: recognitionTexts(locale),
    check: selfCheckContent(locale, school),
    sourceTexts: sourceTexts(locale),
  };
}
