import { describe, expect, it } from 'vitest';
import type { Ranking } from '../../../content/schema/facts.ts';
import type { Program } from '../../../content/schema/programs.ts';
import type { School } from '../../../content/schema/schools.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { content } from '../../site-content.ts';
import { cardRankings } from './card-rankings.ts';

const LABELS = { founded: 'founded', accreditor: 'accredited by', pending: 'not yet sourced' };
const same = (text: string) => ({ zh: text, en: text, vi: text });
const source = { publisher: 'A publisher', url: 'https://example.com/list', checkedOn: '2026-11-21' };
const rank = (text: string): Ranking => ({ ...source, year: 2022, value: same(text), label: same(`label of ${text}`) });

const [[, anyProgram] = []] = content.programs;
const [[, anySchool] = []] = content.schools;
if (!anyProgram || !anySchool) throw new Error('There is no programme or no school.');
const bareSchool: School = { ...anySchool, founded: undefined, accreditor: undefined, rankings: [] };

const program = (rankings: Ranking[] = []): Program => ({ ...anyProgram, rankings });
const school = (facts: Partial<School> = {}): School => ({ ...bareSchool, ...facts });

const texts = (ofProgram: Program, ofSchool: School) =>
  cardRankings(ofProgram, ofSchool, 'en', LABELS).map(({ text }) => text);

describe('HOME-6 the two figures of a card', () => {
  it('HOME-6 are rankings of the programme before those of the school', () => {
    expect(texts(program([rank('1st')]), school({ rankings: [rank('2nd')] }))).toEqual(['1st', '2nd']);
    expect(texts(program([rank('1st'), rank('3rd'), rank('4th')]), school())).toEqual(['1st', '3rd']);
  });

  it('TRUST-1 show a later edition that is known, and it first', () => {
    const { year: _, ...later } = rank('51st');
    expect(texts(program([{ ...rank('26th'), later }, rank('3rd')]), school())).toEqual(['51st', '26th']);
  });

  it('HOME-6 are filled up with sourced facts', () => {
    const founded = { ...source, value: '1901' };
    const accreditor = { ...source, value: 'HLC' };
    expect(texts(program(), school({ founded, accreditor }))).toEqual(['1901', 'HLC']);
    expect(texts(program([rank('9th')]), school({ founded, accreditor }))).toEqual(['9th', '1901']);
  });

  it('TRUST-1 are a dash with its reason where there is no source', () => {
    const shown = cardRankings(program(), school(), 'en', LABELS);
    expect(shown).toEqual([
      { text: '—', label: LABELS.pending, publisher: undefined },
      { text: '—', label: LABELS.pending, publisher: undefined },
    ]);
  });

  it('TRUST-1 every figure of the real content names its publisher', () => {
    for (const [slug, one] of content.programs) {
      const owner = content.schools.get(one.school);
      if (!owner) throw new Error(one.school);
      for (const locale of LOCALES) {
        const shown = cardRankings(one, owner, locale, LABELS);
        expect(shown, slug).toHaveLength(2);
        for (const { text, publisher } of shown)
          expect(text === '—' || Boolean(publisher), `${slug} ${text}`).toBe(true);
      }
    }
  });
});
