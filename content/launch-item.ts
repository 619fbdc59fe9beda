/** One thing left to do before going live, and how it is said. */
import type { FieldPath } from '../contract/field-edits.ts';
import type { LaunchQuestion } from '../contract/launch-api.ts';
import type { Locale } from '../contract/locales.ts';
import { format } from '../contract/messages.ts';
import { launchTaskMessages } from './launch.messages.ts';

/** What kind of thing is left to do. */
export type LaunchKind = keyof typeof launchTaskMessages;

/** Where the settings of the server are: no document. */
export const SERVER_SETTINGS = '.env';

/** One thing left to do. */
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
}

/** What to do and why, in a language. */
export function launchText({ kind, values = {} }: Pick<LaunchItem, 'kind' | 'values'>, locale: Locale): string {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value[locale],
  ]);
  return format(launchTaskMessages[kind][locale], Object.fromEntries(entries), locale);
}
