/** The kinds of entries that the log is filtered by. */
import { LOG_GROUPS } from '../../../../contract/staff/log-api.ts';

/** What the log can be narrowed down to, as the address names it. */
export type LogGroup = keyof typeof LOG_GROUPS;

/** Whether a word is one of the kinds. */
export function isLogGroup(word: string | null): word is LogGroup {
  return word !== null && word in LOG_GROUPS;
}
