import { describe, expect, it } from 'vitest';
import type { Statement } from '../../../content/schema/facts.ts';
import { content } from '../../site-content.ts';
import { FACT_ICONS, factCoverage } from './fact-coverage.ts';

const ALL = Object.keys(FACT_ICONS).sort();
const statement: Statement = {
  text: { zh: '三十学分', en: '30 units', vi: '30 tín chỉ' },
  publisher: 'A catalogue',
  url: 'https://example.com/catalogue',
  checkedOn: '2026-11-21',
};

describe('TRUST-1 the key facts of a programme', () => {
  it('TRUST-1 without any source are all named as not published', () => {
    expect(factCoverage({})).toEqual({ known: [], missing: Object.keys(FACT_ICONS) });
  });

  it('TRUST-1 with a source are shown, and only the others named as not published', () => {
    const { known, missing } = factCoverage({ price: statement, study: statement });
    expect(known.map(({ name }) => name)).toEqual(['study', 'price']);
    expect(missing).not.toContain('study');
    expect(missing).toHaveLength(ALL.length - 2);
  });

  it('TRUST-1 of the real content stand each in one of the two lists', () => {
    for (const [slug, { facts }] of content.programs) {
      const { known, missing } = factCoverage(facts);
      expect([...known.map(({ name }) => name), ...missing].sort(), slug).toEqual(ALL);
    }
  });
});
