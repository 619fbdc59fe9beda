import { textsIn } from '../../../contract/messages.ts';
import { RECOGNITION_ICONS, recognitionLines } from '../../components/recognition/recognition.data.ts';
import { SELF_CHECK_ICONS, selfCheckContent } from '../../components/self-check/self-check.data.ts';
import { applyMessages } from '../../messages/apply.messages.ts';
import { dbaMessages } from '../../messages/dba.messages.ts';
import { factsMessages } from '../../messages/facts.messages.ts';
import type { PageContext } from '../../page-context.ts';
import { programAndSchool } from '../../site-content.ts';
import type { DbaRecognitionProps } from './DbaRecognition.tsx';

/** Icons of the section, for the page's sprite. */
export const DBA_RECOGNITION_ICONS = [...RECOGNITION_ICONS, ...SELF_CHECK_ICONS];

/** What the section says of a programme, in the language of a page. */
export function dbaRecognition(context: PageContext, slug: string): DbaRecognitionProps {
  const { locale } = context;
  const { program, school } = programAndSchool(slug);
  return {
    schoolId: program.school,
    heading: {
      eyebrow: textsIn(dbaMessages, locale)['dba.recognition_eyebrow'],
      title: textsIn(factsMessages, locale)['recognition.title'],
    },
    lines: recognitionLines(context, [program.mode]),
    registers: textsIn(applyMessages, locale)['apply.registers'],
    check: selfCheckContent(locale, school),
  };
}
