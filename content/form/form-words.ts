/**
 * What the fields, notes and choices of the schemas are called in the desk's editor (EDIT-1). A field that is not in the
 * messages is called by its name, and its note is shown in English, until somebody translates it there.
 */
import type { Locale } from '../../contract/locales.ts';
import type { Message } from '../../contract/messages.ts';
import { fieldTitles } from './field-titles.messages.ts';
import { schemaNotes } from './schema-notes.messages.ts';
import { valueTitles } from './value-titles.messages.ts';

/** The words of a message; undefined where nobody has written it. Names come from data: `constructor` is none. */
const wordsOf = (messages: Record<string, Message>, key: string, locale: Locale) =>
  Object.hasOwn(messages, key) ? messages[key]?.[locale] : undefined;

/** "checkedOn" as "Checked on". */
function spelledOut(name: string): string {
  const spaced = name.replace(/(?<=[a-z\d])(?=[A-Z])|-/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** What a field is called. */
export const fieldTitle = (name: string, locale: Locale): string =>
  wordsOf(fieldTitles, name, locale) ?? spelledOut(name);

/** What a choice is called. */
export const valueTitle = (value: string, locale: Locale): string => wordsOf(valueTitles, value, locale) ?? value;

/** A note of a schema. */
export const noteIn = (note: string, locale: Locale): string => wordsOf(schemaNotes, note, locale) ?? note;
