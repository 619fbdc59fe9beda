import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../../contract/content/field-edits.ts';
import { shownPath } from '../../../../contract/content/source-ids.ts';
import {
  isFilledIn,
  listedFaults,
  shownFaults,
  sourceId,
  storedPath,
  unusedSources,
  withMadeId,
  withoutEmptySources,
} from './sources.ts';

const CATALOG = { publisher: 'Example University, Catalog', url: 'https://www.example.edu/a', checkedOn: '2026-11-21' };
const FAQ = { publisher: '教育部', url: 'https://moe.example.cn/faq', checkedOn: '2026-11-20' };
const BODY = {
  sources: { catalog: CATALOG, faq: FAQ },
  facts: { price: { source: 'catalog' }, pace: { source: 'catalog' } },
  countries: [{ sources: ['faq', 'catalog'] }],
};

describe('EDIT-1 a source belongs to its fact', () => {
  it('EDIT-1 is shown at each fact that names it, and stored once', () => {
    expect(storedPath(BODY, ['facts', 'pace', 'source', 'url'])).toEqual(['sources', 'catalog', 'url']);
    expect(storedPath(BODY, ['countries', 0, 'sources', 0, 'url'])).toEqual(['sources', 'faq', 'url']);
    expect(storedPath(BODY, ['facts', 'pace', 'source'])).toEqual(['facts', 'pace', 'source']);
    expect(shownPath(BODY, ['sources', 'catalog', 'url'])).toEqual(['facts', 'price', 'source', 'url']);
    expect(shownPath(BODY, ['sources', 'faq'])).toEqual(['countries', 0, 'sources', 0]);
    expect(shownPath(BODY, ['sources'])).toEqual(['facts', 'price', 'source']);
    expect(shownPath(BODY, ['facts', 'price'])).toEqual(['facts', 'price']);
  });

  it('EDIT-1 has its faults at all of its facts, and once in the list of faults', () => {
    const other = { path: ['title', 'zh'], message: 'fill in' };
    const stored = [{ path: ['sources', 'catalog', 'url'], message: 'weak' }, other];
    const shown = shownFaults(BODY, stored);
    expect(shown.map(({ path }) => path.join('.'))).toEqual([
      'facts.price.source.url',
      'facts.pace.source.url',
      'countries.0.sources.1.url',
      'title.zh',
    ]);
    expect(listedFaults(BODY, shown)).toEqual([{ ...shown[0] }, other]);
    const unused = { ...BODY, countries: [] };
    expect(shownFaults(unused, [{ path: ['sources', 'faq'], message: 'unused' }])).toEqual([]);
  });

  it('EDIT-1 stays where nothing names it any more, unless nobody has written into it', () => {
    const edits = [{ path: ['countries'], before: BODY.countries, after: [] }];
    const { body } = applyEdits(BODY, edits);
    expect(withoutEmptySources(body)).toBe(body);
    expect(unusedSources(body)).toEqual({ faq: FAQ });
    const empty = { publisher: '', url: '', checkedOn: '2026-11-21' };
    expect(withoutEmptySources({ ...BODY, sources: { ...BODY.sources, source: empty } })).toEqual(BODY);
    expect(withoutEmptySources({ sources: { source: empty }, title: 'x' })).toEqual({ title: 'x' });
    expect(withoutEmptySources({ sources: { source: empty }, source: 'source' })).toMatchObject({ sources: {} });
    expect(withoutEmptySources([FAQ])).toEqual([FAQ]);
  });
});

it('EDIT-1 a source is filled in once somebody has written into it: its day is today by itself', () => {
  expect(isFilledIn({ publisher: '', url: ' ', checkedOn: '2026-11-21' })).toBe(false);
  expect(isFilledIn({ publisher: '', url: 'iit.edu', checkedOn: '' })).toBe(true);
});

describe('EDIT-1 the id of a source is made', () => {
  it('EDIT-1 of its publisher and year, or else of its host, and is no other’s', () => {
    expect(sourceId(CATALOG, {})).toBe('example-university');
    expect(sourceId({ ...CATALOG, year: 2026 }, { 'example-university-2026': {} })).toBe('example-university-2026-2');
    expect(sourceId(FAQ, {})).toBe('moe-example-cn');
    expect(sourceId({ publisher: '', url: '' }, { source: {} })).toBe('source-2');
  });

  const typed = (id: string, publisher: string, published: unknown) => {
    const before = { sources: { [id]: { ...CATALOG, publisher: 'Exam' }, faq: FAQ }, fact: { source: id } };
    const body = { ...before, sources: { ...before.sources, [id]: { ...CATALOG, publisher } } };
    return withMadeId(body, id, { before, published });
  };

  it('EDIT-1 and follows what is typed, wherever it is named', () => {
    expect(typed('exam', 'Example', undefined)).toEqual({
      sources: { example: { ...CATALOG, publisher: 'Example' }, faq: FAQ },
      fact: { source: 'example' },
    });
  });

  it('EDIT-1 and stays once it is published, or where somebody wrote another one', () => {
    expect(typed('exam', 'Example', { sources: { exam: {} } })).toMatchObject({ fact: { source: 'exam' } });
    expect(typed('mine', 'Example', undefined)).toMatchObject({ fact: { source: 'mine' } });
  });
});
