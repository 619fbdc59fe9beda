import { describe, expect, it } from 'vitest';
import type { FieldPath } from '../../../../contract/content/field-edits.ts';
import { isUntouched, nextGap, splitFaults } from './gaps.ts';

const fault = (...path: FieldPath) => ({ path, message: 'fill in' });
const TITLE = fault('title', 'zh');
const PRICE = fault('price');
const URL = fault('url');

describe('EDIT-1 what is still to be filled in', () => {
  const split = (published: unknown) =>
    splitFaults([TITLE, PRICE, URL], { body: { title: { zh: '' }, url: 'example' }, published });

  it('EDIT-1 is not wrong yet in a new document, but for what was typed and does not fit', () => {
    expect(split(undefined)).toEqual({ gaps: [TITLE, PRICE], wrong: [URL] });
  });

  it('EDIT-1 is wrong where visitors see something', () => {
    expect(split({ title: { zh: '标题' } })).toEqual({ gaps: [PRICE], wrong: [TITLE, URL] });
  });

  it('EDIT-1 is marked once somebody has been at the field, and at once where visitors see something', () => {
    const isLeft = (published: unknown, ...touched: FieldPath[]) =>
      !isUntouched(TITLE.path, { published, isTouched: (path) => touched.some((one) => one.join() === path.join()) });
    expect(isLeft(undefined, PRICE.path)).toBe(false);
    expect(isLeft(undefined, TITLE.path)).toBe(true);
    expect(isLeft({ title: { zh: '标题' } })).toBe(true);
  });

  it('EDIT-1 is not wrong yet in a new source of a fact that visitors see', () => {
    const fact = (id: string, publisher: string) => ({ sources: { [id]: { publisher } }, fact: { source: id } });
    const publisher = fault('fact', 'source', 'publisher');
    const around = (body: unknown) => ({ body, published: fact('old', 'School') });
    expect(splitFaults([publisher], around(fact('new', ''))).gaps).toEqual([publisher]);
    expect(splitFaults([publisher], around(fact('old', ''))).wrong, 'it had one').toEqual([publisher]);
    expect(splitFaults([publisher], around(fact('new', '?'))).wrong, 'it does not fit').toEqual([publisher]);
  });

  it('EDIT-1 is gone through one by one, and from the beginning after the last', () => {
    const first = nextGap([TITLE, PRICE], undefined);
    expect(first).toEqual({ index: 0, path: TITLE.path });
    expect(nextGap([TITLE, PRICE], first), 'left empty').toEqual({ index: 1, path: PRICE.path });
    expect(nextGap([PRICE], first), 'filled in').toEqual({ index: 0, path: PRICE.path });
    expect(nextGap([TITLE, PRICE], { index: 1, path: PRICE.path })).toEqual(first);
    expect(nextGap([], first)).toBeUndefined();
  });
});
