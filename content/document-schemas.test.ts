import { describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS, isFolder, kindOf, schemaOf } from './document-schemas.ts';
import { documentFaults, documentsOf } from './parse-content.ts';
import { readContentFiles } from './read-content-files.ts';

const DOCUMENTS = documentsOf(readContentFiles());

describe('EDIT-1 the documents of the content', () => {
  it('EDIT-1 have each a kind with a schema that it fits, and there are some of every kind', () => {
    const kinds = new Set([...DOCUMENTS.keys()].map(kindOf));
    expect([...kinds].sort()).toEqual([...DOCUMENT_KINDS].sort());
    for (const [name, data] of DOCUMENTS) expect(documentFaults(name, data, 'en'), name).toEqual([]);
    for (const kind of DOCUMENT_KINDS) expect(schemaOf(kind), kind).toHaveProperty('safeParse');
  });

  it.each([
    ['programs/uo-mba', 'programs'],
    ['site', 'site'],
    ['programs', undefined],
    ['programs/', undefined],
    ['programs/UO', undefined],
    ['programs/../site', undefined],
    ['programs/a/b', undefined],
    [`films/${'x'.repeat(61)}`, undefined],
    ['constructor', undefined],
    ['__proto__/x', undefined],
  ])('EDIT-1 are known by their name: %s', (name, kind) => expect(kindOf(name)).toBe(kind));

  it('EDIT-1 can be added and removed where there are several of a kind', () => {
    expect(DOCUMENT_KINDS.filter(isFolder)).toEqual(['schools', 'programs', 'stories', 'films']);
  });

  it('EDIT-1 have their faults with the fields that lead there', () => {
    const program = structuredClone(DOCUMENTS.get('programs/uo-mba')) as { title: Record<string, string>; school: 1 };
    program.title['vi'] = '';
    expect(documentFaults('programs/uo-mba', program, 'en')).toEqual([
      { document: 'programs/uo-mba', path: ['title', 'vi'], message: expect.any(String) },
    ]);
    expect(documentFaults('offers/x', {}, 'en')).toMatchObject([
      { path: [], message: expect.stringContaining('no document') },
    ]);
  });
});
