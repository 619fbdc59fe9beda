import { expect, it } from 'vitest';
import { PROGRAM_SLUGS } from '../../contract/routes.ts';
import { DISPLAY_FACES, displayFaceOf, isHeadingOf } from './display-faces.ts';

it('LANG-4 each page has one file of the Chinese display face', () => {
  for (const path of ['/', '/404', '/appointment']) expect(displayFaceOf(path)).toBe('home');
  for (const slug of PROGRAM_SLUGS) expect(displayFaceOf(`/program/${slug}`)).toBe('program');
  expect(displayFaceOf('/school/nau')).toBe('school');
  expect(displayFaceOf('/phd')).toBe('doctorate');
  expect(displayFaceOf('/masters/arts')).toBe('masters');
  expect(displayFaceOf('/video/why-1')).toBe('films');
  for (const path of ['/compare', '/search', '/shortlist']) expect(displayFaceOf(path)).toBe('tools');
});

it('LANG-4 the headings of other pages never make the home page’s file grow', () => {
  for (const path of ['phd.hero.title', 'programs.nau-it.title', 'schools.nau.name', 'dbaMessages.x.title'])
    expect(isHeadingOf('home', path), path).toBe(false);
  for (const face of DISPLAY_FACES) expect(isHeadingOf(face, 'appointmentMessages.appointment.title'), face).toBe(true);
});
