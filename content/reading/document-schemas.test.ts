import { describe, expect, it } from 'vitest';
import { applyEdits, type FieldPath, valueAt } from '../../contract/content/field-edits.ts';
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

  /** The faults of a document whose text in one language, or one of its texts, is another. */
  const faultsWith = (name: string, path: FieldPath, after: string) => {
    const body = DOCUMENTS.get(name);
    const edited = applyEdits(body, [{ path, before: valueAt(body, path), after }]).body;
    return documentFaults(name, edited, 'en').map((found) => [found.path, found.message]);
  };
  const PARAGRAPH: FieldPath = ['sections', 0, 'paragraphs', 'vi', 0];

  it.each(['{telephone}', '{Phone}', '{ phone }', '{电话}', '｛phone｝', '{phone', 'phone}', '{{phone}}'])(
    'EDIT-1 name a placeholder that the site does not fill in, at its field, with those that it does: %s',
    (typed) => {
      expect(faultsWith('privacy', PARAGRAPH, `Gọi ${typed} nhé`)).toEqual([
        [PARAGRAPH, expect.stringMatching(/visitors would read .+ Here it fills in \{company\} \{email\} \{phone\}/)],
      ]);
    },
  );

  it('EDIT-1 take the placeholders that a field has, and none in the others', () => {
    expect(faultsWith('privacy', PARAGRAPH, '{company}: {phone}, {email}, {address}')).toEqual([]);
    expect(faultsWith('about', ['partners', 'title', 'en'], 'Our {count} schools')).toEqual([]);
    for (const [name, path] of [
      ['contact', ['slogan', 'zh']],
      ['contact', ['description', 'zh']],
      ['privacy', ['sections', 0, 'title', 'zh']],
      ['about', ['partners', 'lead', 'zh']],
    ] as const)
      expect(faultsWith(name, [...path], '请打 {phone}'), name).toEqual([
        [path, expect.stringContaining('visitors would read {phone}')],
      ]);
  });

  it('EDIT-1 refuse a text that has lost a placeholder which the other languages have', () => {
    expect(faultsWith('about', ['partners', 'title', 'en'], 'Our schools')).toEqual([
      [['partners', 'title', 'en'], expect.stringMatching(/^\{count\} is missing, which another language has/)],
    ]);
    const title = { zh: '院校', en: 'Our schools', vi: 'Các trường' };
    const about = applyEdits(DOCUMENTS.get('about'), [
      { path: ['partners', 'title'], before: valueAt(DOCUMENTS.get('about'), ['partners', 'title']), after: title },
    ]);
    expect(documentFaults('about', about.body, 'en'), 'in none of them').toEqual([]);
  });

  it('EDIT-1 refuse a month that no calendar has', () => {
    expect(faultsWith('about', ['milestones', 0, 'date'], '2025-13')).toHaveLength(1);
    expect(faultsWith('about', ['milestones', 0, 'date'], '2025-12')).toEqual([]);
  });
});
