import { expect, it } from 'vitest';
import { programAndSchool } from '../../site-content.ts';
import { dbaAnswers, dbaSources } from './dba-recognition.data.ts';

const CONTEXT = { locale: 'zh', isPlain: false, path: '/phd' } as const;

it('PAGE-2 TRUST-1 a price of the doctorate has its exchange rate among the sources of the page', () => {
  const { program } = programAndSchool('dba');
  const text = { zh: '学费 40,000 美元。', en: 'USD 40,000.', vi: '40.000 USD.' };
  const source = { publisher: 'A school', url: 'https://example.com/fees', checkedOn: '2026-11-21' };
  program.facts.price = { ...source, text, total: { amount: 40_000, currency: 'USD' } };
  try {
    const cost = dbaAnswers(CONTEXT, 'dba').glance.glance.answers.find(({ name }) => name === 'cost');
    const { sources } = dbaSources(CONTEXT, 'dba');
    const cited = cost?.lines.map((line) => 'source' in line && sources[Number(line.source) - 1]?.url);
    expect(cited).toEqual([source.url, expect.stringContaining('longbridge.com')]);
  } finally {
    delete program.facts.price;
  }
});
