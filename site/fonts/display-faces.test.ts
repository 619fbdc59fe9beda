import { expect, it } from 'vitest';
import { displayFaceOf } from './display-faces.ts';

it('LANG-4 each page has one file of the Chinese display face', () => {
  for (const path of ['/', '/404', '/appointment']) expect(displayFaceOf(path)).toBe('home');
  for (const slug of ['nau-it', 'new']) expect(displayFaceOf(`/program/${slug}`)).toBe('program');
  expect(displayFaceOf('/school/nau')).toBe('school');
  expect(displayFaceOf('/phd')).toBe('doctorate');
  expect(displayFaceOf('/masters/arts')).toBe('masters');
  expect(displayFaceOf('/video/why-1')).toBe('films');
  for (const path of ['/compare', '/search', '/shortlist', '/sheet']) expect(displayFaceOf(path)).toBe('tools');
});
