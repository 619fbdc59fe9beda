/** What is wrong with a document: carried as a key with its values, put into words where somebody reads it. */
import type { Locale } from '../../contract/locales.ts';
import { format } from '../../contract/messages.ts';
import { faultMessages } from './fault.messages.ts';

/** Key of a sentence that says what is wrong with a document. */
export type FaultKey = keyof typeof faultMessages;

/** No text of a schema's own begins so. */
const MARK = '\u0001';

/** A fault as schemas and checks carry it: a text, since zod takes nothing else. */
export function fault(key: FaultKey, values: Readonly<Record<string, string>> = {}): string {
  return MARK + JSON.stringify([key, values]);
}

function readFault(message: string): [FaultKey, Record<string, string>] | undefined {
  if (!message.startsWith(MARK)) return undefined;
  // Written above.
  return JSON.parse(message.slice(MARK.length)) as [FaultKey, Record<string, string>];
}

/** What stands in the placeholders of a fault; undefined for one that is said in words already. */
export function faultValues(message: string): Readonly<Record<string, string>> | undefined {
  return readFault(message)?.[1];
}

/** A fault in words; what is said in words already stays. */
export function faultText(message: string, locale: Locale): string {
  const [key, values] = readFault(message) ?? [];
  return key === undefined ? message : format(faultMessages[key][locale], values ?? {}, locale);
}
