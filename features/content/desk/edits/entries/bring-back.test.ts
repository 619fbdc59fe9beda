import { expect, it } from 'vitest';
import { canBringBack } from './bring-back.ts';

it('EDIT-1 what a document said before is brought back where it no longer stands, in a field of the form', () => {
  const form = { properties: { title: {}, facts: {} } };
  const body = { title: 'now', facts: {}, release: 'now' };
  expect(canBringBack(body, { path: ['title'], before: 'then', after: 'now' }, form)).toBe(true);
  expect(canBringBack(body, { path: ['facts', 'price'], before: { text: 'then' } }, form), 'it was removed').toBe(true);
  expect(canBringBack(body, { path: ['title'], before: 'now', after: 'x' }, form), 'it stands there').toBe(false);
  expect(canBringBack(body, { path: ['title'], after: 'x' }, form), 'nothing stood there').toBe(false);
  expect(canBringBack(body, { path: ['facts', 'price', 'text'], before: 'x' }, form), 'its fact is gone').toBe(false);
  expect(canBringBack(body, { path: ['release'], before: 'then' }, form), 'only managers edit it').toBe(false);
  expect(canBringBack(['now'], { path: [0], before: 'then' }, {}), 'a document that is a list').toBe(true);
});
