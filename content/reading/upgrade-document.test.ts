import { expect, it } from 'vitest';
import { upgradeDocument, toStored } from './upgrade-document.ts';
import { documentsOf } from './parse-content.ts';
import { readContentFiles } from './read-content-files.ts';

it('EDIT-1 a document is stored and read without a change of what it says', () => {
  for (const [name, body] of documentsOf(readContentFiles())) {
    expect(upgradeDocument(name, body), name).toEqual(body);
    expect(upgradeDocument(name, toStored(name, body)), name).toEqual(body);
  }
});

it('EDIT-1 what is no document of any schema is left alone', () => {
  for (const body of [null, 'text', 7, []]) expect(upgradeDocument('site', body)).toEqual(body);
});
