/** One thing left to do before going live, and how it is said. */
import type { FieldPath } from '../../contract/content/field-edits.ts';
import type { LaunchDoer, LaunchQuestion } from '../../features/content/contract/launch-api.ts';
import type { Locale } from '../../contract/locales.ts';
import { format } from '../../contract/messages.ts';
import { launchTaskMessages } from './launch.messages.ts';

/** What kind of thing is left to do. */
export type LaunchKind = keyof typeof launchTaskMessages;

/** Where the settings of the server are: no document. */
export const SERVER_SETTINGS = '.env';

/** A thing to do before going live, open or done. */
export interface LaunchItem {
  /** Name of a document, `programs/uo-mba`; {@link SERVER_SETTINGS}, or the path of a file with messages. */
  place: string;
  /** The field of the document as it is stored; empty for all of it. */
  path: Readonly<FieldPath>;
  kind: LaunchKind;
  /** What the text of the kind holds; words of the content are in each language. */
  values?: Readonly<Record<string, string | Record<Locale, string>>>;
  /** What is settled by somebody's word. */
  question?: LaunchQuestion;
  /** Left out of what is only found where it is wrong. */
  isDone?: boolean;
}

/** Whether the site opens only afterwards, and who does it. */
interface LaunchPlan {
  isNeeded: boolean;
  doer: LaunchDoer;
}

const must = (doer: LaunchDoer): LaunchPlan => ({ isNeeded: true, doer });
const should = (doer: LaunchDoer): LaunchPlan => ({ isNeeded: false, doer });

/**
 * In the order of the list. Needed is what visitors would be misled by, or the law asks for, from the first day;
 * what the pages say openly, as “not yet confirmed”, can follow.
 */
export const LAUNCH_PLAN: Readonly<Record<LaunchKind, LaunchPlan>> = {
  'company-placeholder': must('owner'),
  placeholder: must('owner'),
  'qr-placeholder': must('owner'),
  'icp-missing': must('owner'),
  promise: must('owner'),
  'own-figure': must('owner'),
  'own-statement': must('owner'),
  sample: must('editor'),
  'privacy-read-by-lawyer': must('lawyer'),
  'map-approval': must('lawyer'),
  'site-address': must('operator'),
  'films-approved': should('owner'),
  'partner-unnamed': should('owner'),
  'police-missing': should('owner'),
  'program-title': should('editor'),
  'program-mode': should('editor'),
  'program-missing': should('editor'),
  'price-undated': should('editor'),
  'ranking-undated': should('editor'),
  'school-basics': should('editor'),
  'fact-retold': should('editor'),
  'fact-old': should('editor'),
  'rate-old': should('editor'),
  'search-engines': should('operator'),
};

/** What to do and why, in a language. */
export function launchText({ kind, values = {} }: Pick<LaunchItem, 'kind' | 'values'>, locale: Locale): string {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value[locale],
  ]);
  return format(launchTaskMessages[kind][locale], Object.fromEntries(entries), locale);
}
