import { expect, it } from 'vitest';
import { documentsOf } from '../reading/parse-content.ts';
import { readContentFiles } from '../reading/read-content-files.ts';
import { filmSchema } from './home.ts';

const FILM = Object(documentsOf(readContentFiles()).get('films/why-1-one-adviser'));
const [FIRST, ...OTHERS] = FILM.captions;
const UPLOADED = `uploads/${'0'.repeat(32)}-1280x720-12.4s`;

function faultyFields(changes: object): string[] {
  return filmSchema.safeParse({ ...FILM, ...changes }).error?.issues.map(({ path }) => path.join('.')) ?? [];
}

it('EDIT-7 a film is one of the site or an uploaded one, as long as its document says', () => {
  expect(faultyFields({})).toEqual([]);
  expect(faultyFields({ file: UPLOADED, seconds: 12.4 })).toEqual([]);
  expect(faultyFields({ file: UPLOADED, seconds: 12 })).toEqual([]);
  expect(faultyFields({ file: UPLOADED })).toEqual(['seconds']);
  expect(faultyFields({ file: 'uploads/any.mp4' })).toEqual(['file']);
});

it('EDIT-7 captions stand one after the other, until the film ends', () => {
  const changed = (change: object) => faultyFields({ captions: [{ ...FIRST, ...change }, ...OTHERS] });
  expect(changed({ from: 2, to: 2 })).toEqual(['captions.0.from']);
  expect(changed({ to: 3 }), 'the next one begins at two seconds').toEqual(['captions.1.from']);
  expect(faultyFields({ captions: [FIRST, { ...FIRST, from: 7, to: 8.5 }] })).toEqual([]);
  expect(faultyFields({ captions: [FIRST, { ...FIRST, from: 7, to: 9 }] })).toEqual(['captions.1.to']);
});
