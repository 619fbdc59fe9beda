import { describe, expect, it } from 'vitest';
import { readChoice, withProgram, writeChoice } from './compare-choice.ts';

const known = new Set(['a', 'b', 'c', 'd', 'e']);

describe('Compare up to three programmes side by side', () => {
  it('Compare reads its programmes from the address, in their order', () => {
    expect(readChoice('?programs=c,a', known)).toEqual({ chosen: ['c', 'a'], left: [] });
    expect(readChoice('?programs=c%2Ca', known).chosen).toEqual(['c', 'a']);
    expect(readChoice('', known)).toEqual({ chosen: [], left: [] });
  });

  it.each(['?programs=', '?programs=,,,', '?programs=x,__proto__,<b>', '?Programs=a'])(
    'Compare ignores what is no programme in %s',
    (search) => {
      expect(readChoice(search, known)).toEqual({ chosen: [], left: [] });
    },
  );

  it('Compare shows a programme once', () => {
    expect(readChoice('?programs=a,a,b', known).chosen).toEqual(['a', 'b']);
  });

  it('Compare names what does not fit instead of dropping it', () => {
    expect(readChoice('?programs=a,b,c,d,e', known)).toEqual({ chosen: ['a', 'b', 'c'], left: ['d', 'e'] });
  });

  it('Compare writes its programmes into the address and leaves the rest', () => {
    expect(writeChoice('', ['c', 'a'])).toBe('?programs=c,a');
    expect(writeChoice('?utm_source=x&programs=a', ['b'])).toBe('?programs=b&utm_source=x');
    expect(writeChoice('?programs=a', [])).toBe('');
    expect(readChoice(writeChoice('?utm_source=x', ['e', 'b']), known).chosen).toEqual(['e', 'b']);
  });

  it('Compare puts a programme at a place, takes one out, and never shows one twice', () => {
    expect(withProgram([], 0, 'a')).toEqual(['a']);
    expect(withProgram(['a', 'b'], 1, 'c')).toEqual(['a', 'c']);
    expect(withProgram(['a', 'b', 'c'], 0, '')).toEqual(['b', 'c']);
    expect(withProgram(['a', 'b'], 2, 'a')).toEqual(['b', 'a']);
  });
});
