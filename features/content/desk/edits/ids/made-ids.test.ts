import { expect, it } from 'vitest';
import { formSchema } from '../../../../../content/form/form-schema.ts';
import type { FieldSchema } from '../../fields/field-schema.ts';
import { madeIds } from './made-ids.ts';

const SCHEMA = formSchema('contact', 'en') as FieldSchema;
const bodyOf = (...questions: [id: string, en: string][]) => ({
  questions: questions.map(([id, en]) => ({ id, question: { zh: '', en, vi: '' } })),
});
const PUBLISHED = bodyOf(['costs', 'Costs']);
const idAfter = (body: unknown, index: number, text: string, path = ['question', 'en']) =>
  madeIds(SCHEMA, { body, published: PUBLISHED, path: ['questions', index, ...path], text });

it('EDIT-1 the id of a new entry follows its English title, and is no other’s', () => {
  const first = bodyOf(['costs', 'Costs'], ['', '']);
  expect(idAfter(first, 1, 'Who calls?')).toEqual([{ path: ['questions', 1, 'id'], id: 'who-calls' }]);
  expect(idAfter(first, 1, 'Costs')).toEqual([{ path: ['questions', 1, 'id'], id: 'costs-2' }]);
  expect(idAfter(bodyOf(['costs', 'Costs'], ['who', 'Who']), 1, 'Who calls')).toMatchObject([{ id: 'who-calls' }]);
});

it('EDIT-1 an id that is published, or that somebody wrote, stays', () => {
  expect(idAfter(PUBLISHED, 0, 'Prices')).toEqual([]);
  expect(idAfter(bodyOf(['costs', 'Costs'], ['mine', 'Who']), 1, 'Who calls')).toEqual([]);
  expect(idAfter(bodyOf(['', '']), 0, 'X', ['question', 'zh'])).toEqual([]);
});
