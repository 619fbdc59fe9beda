import { describe, expect, it } from 'vitest';
import type { Program } from '../../../../content/schema/programs.ts';
import { content } from '../../../site-content.ts';
import { RELATED_MAX, relatedPrograms } from './related-programs.ts';

const one = (key: string, school: string, facts: Partial<Program['facts']> = {}) => ({ key, school, facts }) as Program;

describe('PAGE-5 related programmes', () => {
  it('PAGE-5 are of the same subject or the same school, by turns', () => {
    const programs = new Map([
      ['a', one('mba', 'x')],
      ['b', one('mba', 'y')],
      ['c', one('mba', 'z')],
      ['d', one('law', 'x')],
      ['e', one('law', 'y')],
    ]);
    expect(relatedPrograms('a', programs)).toEqual(['b', 'd', 'c']);
  });

  it('PAGE-5 begin with those of which most is known', () => {
    const length = {} as NonNullable<Program['facts']['length']>;
    const programs = new Map([
      ['a', one('mba', 'x')],
      ['b', one('mba', 'y')],
      ['c', one('mba', 'z', { length })],
    ]);
    expect(relatedPrograms('a', programs)).toEqual(['c', 'b']);
  });

  it('PAGE-5 an open key is no common subject', () => {
    const programs = new Map([
      ['a', one('unassigned', 'x')],
      ['b', one('unassigned', 'y')],
    ]);
    expect(relatedPrograms('a', programs)).toEqual([]);
  });

  it('PAGE-5 are never the programme itself, never twice, and fit in a row', () => {
    for (const slug of content.programs.keys()) {
      const related = relatedPrograms(slug, content.programs);
      expect(related).not.toContain(slug);
      expect(new Set(related).size, slug).toBe(related.length);
      expect(related.length, slug).toBeLessThanOrEqual(RELATED_MAX);
    }
  });
});
