import { expect, it } from 'vitest';
import { LOCALES } from '../../contract/locales.ts';
import { DOCUMENT_KINDS } from '../reading/document-schemas.ts';
import { formSchema } from './form-schema.ts';
import { fieldTitles } from './field-titles.messages.ts';
import { fieldTitle, noteIn, valueTitle } from './form-words.ts';
import { schemaNotes } from './schema-notes.messages.ts';
import { valueTitles } from './value-titles.messages.ts';

/** Everything that a form of any kind of document says in English. */
const ENGLISH = DOCUMENT_KINDS.map((kind) => JSON.stringify(formSchema(kind, 'en'))).join();

it('EDIT-1 the words of forms are in the editor’s language, and those that nobody has translated are spelled out', () => {
  expect(LOCALES.map((locale) => fieldTitle('captions', locale))).toEqual(['字幕', 'Captions', 'Phụ đề']);
  expect(fieldTitle('addedJustNow', 'zh')).toBe('Added just now');
  expect(noteIn('A new note', 'vi')).toBe('A new note');
  expect(valueTitle('us', 'zh')).toBe('美国');
});

it('EDIT-1 no words are kept for fields, notes and choices that are gone', () => {
  const gone = [
    ...Object.keys(fieldTitles).filter((name) => !ENGLISH.includes(`"${name}":`)),
    ...Object.keys(schemaNotes).filter((note) => !ENGLISH.includes(JSON.stringify(note))),
    ...Object.keys(valueTitles).filter((value) => !ENGLISH.includes(`"${value}"`)),
  ];
  expect(gone).toEqual([]);
  // A note is found by its English, which the schema has.
  expect(Object.entries(schemaNotes).filter(([note, { en }]) => en !== note)).toEqual([]);
});
