import { describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS } from '../../../../content/reading/document-schemas.ts';
import { formSchema } from '../../../../content/form/form-schema.ts';
import { emptyValue, type FieldSchema, optionOf, summaryOf } from './field-schema.ts';
import { linesOf, pathTitle, schemaAt } from '../edits/ids/names.ts';

/** All parts of a schema that hold a value. */
function parts(schema: FieldSchema): FieldSchema[] {
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(schema.additionalProperties ? [schema.additionalProperties] : []),
    ...(schema.anyOf ?? []),
  ];
  return [schema, ...inner.flatMap(parts)];
}

describe('EDIT-1 the schemas of forms', () => {
  it.each(DOCUMENT_KINDS)('EDIT-1 use nothing in %s that a form does not know', (kind) => {
    const known = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];
    const strange = parts(formSchema(kind, 'en') as FieldSchema).filter(
      ({ type, anyOf }) => !anyOf && !known.includes(type ?? ''),
    );
    expect(strange).toEqual([]);
    expect(JSON.stringify(formSchema(kind, 'zh'))).not.toMatch(/"(?:oneOf|allOf|\$ref|prefixItems|patternProperties)"/);
  });

  it('EDIT-1 begin a new document with all that it needs, empty', () => {
    expect(emptyValue(formSchema('films', 'en') as FieldSchema)).toMatchObject({
      place: '',
      title: { zh: '', en: '', vi: '' },
      points: { zh: [], en: [], vi: [] },
      captions: [{ from: null, text: { zh: '' } }, {}],
    });
  });

  it('EDIT-1 tell which kind a value is of', () => {
    const banner = formSchema('banner', 'en') as FieldSchema;
    const options = banner.items?.properties?.['facts']?.items?.properties?.['value']?.anyOf ?? [];
    expect(
      [{ zh: '', en: '', vi: '' }, { count: 'schools' }, { founded: 'rit' }].map((one) => optionOf(options, one)),
    ).toEqual([0, 1, 2]);
    expect(optionOf([{ type: 'object' }, { type: 'null' }], null)).toBe(1);
  });

  it('EDIT-1 call an entry of a list by its first text', () => {
    expect(summaryOf({ id: 'x', title: { zh: '标题', en: 'Title', vi: '' } }, 'en')).toBe('Title');
    expect(summaryOf({ from: 1, text: { zh: '字' } }, 'zh')).toBe('字');
    expect(summaryOf({ title: { zh: '', en: 'Our {count} schools', vi: '' } }, 'en')).toBe('Our … schools');
    expect(summaryOf(['a'], 'en')).toBe('');
    expect(summaryOf({ amount: 30_000, currency: 'USD' }, 'en')).toBe('30,000 USD');
  });

  it('EDIT-1 name the way to a field', () => {
    const program = formSchema('programs', 'en') as FieldSchema;
    expect(pathTitle(program, ['facts', 'price', 'text', 'en'])).toMatch(/^\S.* › \S.* › \S.* › \S+/);
    expect(pathTitle(program, ['admission', 0])).toMatch(/ › 1$/);
  });

  it('EDIT-4 name the source that a path or a value has the id of, and days as a person reads them', () => {
    const program = formSchema('programs', 'en') as FieldSchema;
    const nameOf = (id: string) => `“${id}”`;
    expect(pathTitle(program, ['sources', 'faq', 'url'], nameOf)).toMatch(/ › “faq” › /);
    const fact = { text: { zh: '', en: 'Online', vi: '' }, source: 'faq' };
    const words = { yes: 'Yes', no: 'No', day: (iso: string) => `day ${iso}`, nameOf };
    expect(linesOf(fact, schemaAt(program, ['facts', 'delivery']), words).at(-1)).toMatch(/: “faq”$/);
    const checkedOn = schemaAt(program, ['sources', 'faq', 'checkedOn']);
    expect(['2026-11-28', '2026-', '2026-13-01'].map((text) => linesOf(text, checkedOn, words)[0])).toEqual([
      'day 2026-11-28',
      '“2026-”',
      '“2026-13-01”',
    ]);
  });

  it('EDIT-4 say what was added in words', () => {
    const about = formSchema('about', 'vi') as FieldSchema;
    const lines = linesOf({ isSample: true, name: { zh: '', en: 'An', vi: 'An' } }, schemaAt(about, ['team', 1]), {
      yes: 'Có',
      no: 'Không',
      day: String,
    });
    expect(lines).toEqual(['Nội dung mẫu: Có', 'Tiếng Anh: An', 'Tiếng Việt: An']);
  });
});
