/**
 * What the fields, notes and choices of the schemas are called in the desk's editor (EDIT-1). A field that is not in the
 * list is called by its name, and its note is shown in English, until somebody translates it here.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../contract/locales.ts';

type Words = Record<Locale, string>;

interface FormWords {
  /** By the name of a field. */
  fields: Record<string, Words>;
  /** By the note in English. */
  notes: Record<string, Omit<Words, 'en'>>;
  /** By the value of a choice. */
  values: Record<string, Words>;
}

let loaded: FormWords | undefined;

function words(): FormWords {
  // The file is the repository's own; form-words.test.ts reads it through.
  loaded ??= JSON.parse(readFileSync(path.join(import.meta.dirname, 'form-words.json'), 'utf8')) as FormWords;
  return loaded;
}

/** "checkedOn" as "Checked on". */
function spelledOut(name: string): string {
  const spaced = name.replace(/(?<=[a-z\d])(?=[A-Z])|-/g, ' ').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** What a field is called. */
export function fieldTitle(name: string, locale: Locale): string {
  return words().fields[name]?.[locale] ?? spelledOut(name);
}

/** What a choice is called. */
export function valueTitle(value: string, locale: Locale): string {
  return words().values[value]?.[locale] ?? value;
}

/** A note of a schema. */
export function noteIn(note: string, locale: Locale): string {
  return (locale === 'en' ? undefined : words().notes[note]?.[locale]) ?? note;
}
