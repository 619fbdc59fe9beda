import { describe, expect, it } from 'vitest';
import { DOCUMENT_KINDS } from '../reading/document-schemas.ts';
import { type FormSchema, formSchema } from './form-schema.ts';

const at = (schema: FormSchema, ...path: string[]) =>
  path.reduce<unknown>((part, step) => (part as FormSchema)[step], schema) as FormSchema;

describe('EDIT-1 the schema that a form is made from', () => {
  it.each(DOCUMENT_KINDS)('EDIT-1 is there for %s, with a note at each of its fields or lists', (kind) => {
    const schema = formSchema(kind, 'en');
    expect(['object', 'array']).toContain(schema['type']);
    const fields = at(schema['type'] === 'array' ? at(schema, 'items') : schema, 'properties');
    expect(Object.keys(fields).length).toBeGreaterThan(0);
  });

  it('EDIT-1 marks texts in three languages and keeps their notes', () => {
    const title = at(formSchema('programs', 'en'), 'properties', 'title');
    expect(title).toMatchObject({ type: 'object', format: 'words', description: 'Title of the degree programme' });
    expect(at(title, 'properties', 'zh')).toMatchObject({ type: 'string', minLength: 1 });
    expect(at(formSchema('programs', 'en'), 'properties', 'about')).toMatchObject({ format: 'word-list' });
  });

  it('EDIT-1 has the id of a source where a file writes one with the fields of the source, and the block of them', () => {
    const program = formSchema('programs', 'en');
    expect(at(program, 'properties', 'facts', 'properties', 'price', 'properties', 'source')).toMatchObject({
      type: 'string',
      format: 'source',
      properties: { publisher: { title: 'Publisher' }, url: { title: 'Web address' } },
    });
    expect(at(program, 'properties', 'sources', 'additionalProperties', 'properties')).toHaveProperty('checkedOn');
    expect(
      at(formSchema('recognition', 'en'), 'properties', 'countries', 'items', 'properties', 'sources'),
    ).toMatchObject({
      type: 'array',
      items: { format: 'source' },
    });
    expect(at(formSchema('films', 'en'), 'properties')).not.toHaveProperty('sources');
  });

  it('EDIT-1 calls each kind of a field by one name: its note, its only field, or as the field itself', () => {
    const value = at(formSchema('banner', 'en'), 'items', 'properties', 'facts', 'items', 'properties', 'value');
    expect(value['anyOf']).toMatchObject([
      { title: 'Figure' },
      { title: 'Counted automatically' },
      { title: 'Year founded' },
    ]);
    const release = at(formSchema('stories', 'en'), 'properties', 'release');
    expect(release['anyOf']).toMatchObject([{ title: 'Release' }, { type: 'null' }]);
  });

  it('EDIT-1 is JSON', () => {
    for (const kind of DOCUMENT_KINDS)
      expect(JSON.parse(JSON.stringify(formSchema(kind, 'en')))).toEqual(formSchema(kind, 'en'));
  });
});
