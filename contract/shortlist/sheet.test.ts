import { expect, it } from 'vitest';
import { readSheetPath, sheetPath } from './sheet.ts';
import { SHORTLIST_MAX } from './shortlist.ts';

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return readSheetPath(pathname, searchParams);
};

it('SHEET-1 the address of a sheet names its programmes in their order, and the use of the degree', () => {
  expect(sheetPath(['uo-mba', 'nau-mscs'])).toBe('/sheet/uo-mba/nau-mscs');
  expect(sheetPath(['uo-mba'], 'phd')).toBe('/sheet/uo-mba?for=phd');
  expect(sheetPath([])).toBe('/sheet');
  expect(sheetPath(['uo-mba'], 'phd', '/vi/sheet')).toBe('/vi/sheet/uo-mba?for=phd');
});

it('SHEET-1 what stands in the address is read again', () => {
  const choice = { slugs: ['uo-mba', 'nau-mscs'], leftOut: 0, use: 'abroad' };
  expect(read(sheetPath(['uo-mba', 'nau-mscs'], 'abroad'))).toEqual(choice);
  expect(read('/sheet/uo-mba/nau-mscs/?for=abroad')).toEqual(choice);
});

it('SHEET-1 a programme stands once, and what is no slug is left out', () => {
  expect(read('/sheet/a/b/a')).toEqual({ slugs: ['a', 'b'], leftOut: 0, use: undefined });
  expect(read('/sheet/a/%3Cb%3E/A')).toEqual({ slugs: ['a'], leftOut: 2, use: undefined });
  expect(read('/sheet/a?for=fame').use).toBeUndefined();
});

it('SHEET-1 a sheet holds what a shortlist holds, and counts the rest', () => {
  const slugs = Array.from({ length: SHORTLIST_MAX + 1 }, (_, index) => `p-${index}`);
  expect(read(sheetPath(slugs.slice(0, SHORTLIST_MAX)))).toMatchObject({ leftOut: 0 });
  expect(read(sheetPath(slugs))).toMatchObject({ slugs: slugs.slice(0, SHORTLIST_MAX), leftOut: 1 });
});
