import type { Source } from '../../../content/schema/facts.ts';
import { pageTexts } from '../../page-texts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { recognitionMessages } from '../../messages/recognition.messages.ts';
import { sourceTexts } from '../source-note/source-note.data.ts';
import type { ElsewhereContent } from './Elsewhere.tsx';

/** Where what is said of other places was read. */
const SOURCES = {
  singapore: {
    publisher: 'Ministry of Education, Singapore, “Post-secondary FAQs”',
    year: 2021,
    url: 'https://www.moe.gov.sg/post-secondary/faqs',
    checkedOn: '2026-11-26',
  },
  'singapore.civil': {
    publisher: 'Ministry of Finance, Singapore, answer on ask.gov.sg',
    url: 'https://ask.gov.sg/mof/questions/clgotv5yb00a6i908e807hwfz',
    checkedOn: '2026-11-26',
  },
  hongkong: {
    publisher: 'Education Bureau, Hong Kong, “Non-local higher and professional education”',
    url: 'https://www.edb.gov.hk/en/edu-system/postsecondary/non-local-higher-professional-edu/info-for-student/index.html',
    checkedOn: '2026-11-26',
  },
  malaysia: {
    publisher: 'StudyMalaysia, August 2017',
    year: 2017,
    url: 'https://www.studymalaysia.com/education/top-stories/new-roles-for-mqa-include-approval-of-qualifications-government-job-applications',
    checkedOn: '2026-11-26',
  },
} as const satisfies Record<string, Source>;

const PLACES = ['singapore', 'singapore.civil', 'hongkong', 'malaysia'] as const;

/** What holds in places whose rules have no card, one line each, in the language of a page. */
export function elsewhere(locale: Locale): ElsewhereContent {
  const texts = pageTexts(recognitionMessages, locale);
  return {
    title: texts['recognition.elsewhere'],
    mark: texts['recognition.elsewhere.mark'],
    lines: PLACES.map((place) => ({
      place: texts[`recognition.elsewhere.${place}`],
      rule: texts[`recognition.elsewhere.${place}.rule`],
      source: SOURCES[place],
    })),
    others: texts['recognition.elsewhere.else'],
    sourceTexts: sourceTexts(locale),
    locale,
  };
}
