import { expect, it } from 'vitest';
import { ownPage } from './own-page.ts';

const school = { website: 'https://www.otago.ac.nz/' };
const read = (url: string, year?: number) => ({
  text: { zh: '一', en: 'one', vi: 'một' },
  publisher: 'A page',
  url,
  checkedOn: '2026-11-21',
  ...(year === undefined ? {} : { year }),
});

it('TRUST-1 what is not known leads to the school’s own undated page, else to its site', () => {
  const [elsewhere, old, own] = [
    read('https://example.com/mba'),
    read('https://www.otago.ac.nz/mba/2016', 2016),
    read('https://business.otago.ac.nz/mba'),
  ];
  expect(ownPage({ facts: {}, admission: [elsewhere, old], taught: [own] }, school)).toBe(own.url);
  expect(ownPage({ facts: {}, admission: [elsewhere], taught: [old] }, school)).toBe(school.website);
  expect(ownPage({ facts: {}, admission: [read('https://nototago.ac.nz/')], taught: [] }, school)).toBe(school.website);
});
