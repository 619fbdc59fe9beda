import { expect, it } from 'vitest';
import { valueAt } from '../../contract/content/field-edits.ts';
import { withChoices } from './form-choices.ts';
import { formSchema } from './form-schema.ts';

const title = (en: string) => ({ zh: `${en}（中）`, en, vi: `${en} (vi)` });
const DOCUMENTS = new Map<string, unknown>([
  ['programs/a', { key: 'mba', title: title('Business') }],
  ['programs/b', { key: '', title: title('Marine Law & Policy') }],
  ['programs/c', { key: 'mba', title: title('Executive') }],
  ['masters', [{ keys: ['mba', 'business_analytics_master', 'later'] }]],
  ['schools/x', { color: '#aa0000' }],
  ['schools/y', { color: '#0000BB' }],
  ['schools/z', { color: '#0000bb' }],
  ['registers', [{ id: 'msche', name: title('Register') }]],
]);
const formOf = (kind: 'programs' | 'schools' | 'site' | 'masters') =>
  withChoices(formSchema(kind, 'zh'), kind, DOCUMENTS, 'zh');

it('EDIT-1 a field of study is chosen by its programmes, and a new one is made from the title', () => {
  const offered = {
    enum: ['mba', 'business_analytics_master', 'later', 'marine_law_policy'],
    enumTitles: ['Business（中） · Executive（中）', '商业分析', 'later', 'Marine Law & Policy（中）'],
  };
  expect(valueAt(formOf('programs'), ['properties', 'key'])).toMatchObject(offered);
  expect(valueAt(formOf('masters'), ['items', 'properties', 'keys', 'items'])).toMatchObject(offered);
});

it('EDIT-1 a register is chosen by its name', () => {
  expect(valueAt(formOf('schools'), ['properties', 'registers', 'items'])).toMatchObject({
    enum: ['msche'],
    enumTitles: ['Register（中）'],
  });
});

it('EDIT-1 a colour has those in use beside it, the most used first, and those of the design', () => {
  expect(valueAt(formOf('schools'), ['properties', 'color', 'examples'])).toEqual(['#0000BB', '#AA0000']);
  expect(valueAt(formOf('site'), ['properties', 'colors', 'properties', 'link', 'examples'])).toEqual(['#2C419F']);
});
