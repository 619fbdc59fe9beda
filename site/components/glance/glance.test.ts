import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../contract/locales.ts';
import { content, programAndSchool } from '../../site-content.ts';
import { shortAnswers } from './glance.data.ts';

const TODAY = new Date('2026-11-22T12:00:00Z');
const WORD_JOINER = '\u2060';
const answersOf = (slug: string, locale: (typeof LOCALES)[number]) => {
  const { program, school } = programAndSchool(slug);
  const answers = Object.entries(shortAnswers(program, school, locale, TODAY));
  return Object.fromEntries(
    answers.map(([name, lines]) => [name, lines.map(({ text }) => text.replaceAll(WORD_JOINER, ''))]),
  );
};

describe('TRUST-1 the six answers at a glance', () => {
  it('TRUST-1 of a programme with full facts: length, hours and classes in one’s own time, cost with its year', () => {
    expect(answersOf('uo-mba', 'zh')).toMatchObject({
      mode: ['在线'],
      length: ['24–36 个月'],
      hours: [
        '每周学习 15–20 小时',
        '直播课：北京时间周一和周四 14:00–17:00 或 15:00–18:00（随夏令时），按学校当地时间换算，先向学校确认',
      ],
      cost: ['NZ$46,469（2018 年资料）'],
      entry: expect.arrayContaining(['GMAT 或 MBA 入学考试', '3 年工作经验（非校方资料）']),
      language: ['雅思 6.5 起（非校方资料）'],
    });
    expect(answersOf('uo-mba', 'vi')['hours']?.[1]).toContain('13:00–16:00');
    expect(answersOf('uo-mba', 'en')['cost']).toEqual(['NZ$46,469 (2018 figure)']);
  });

  it('TRUST-1 of a programme without facts stay open', () => {
    expect(answersOf('rit-edu', 'en')).toEqual({ mode: [], length: [], hours: [], cost: [], entry: [], language: [] });
  });

  it('TRUST-1 leave no placeholder open in any programme and language', () => {
    for (const locale of LOCALES)
      for (const slug of content.programs.keys())
        expect(JSON.stringify(answersOf(slug, locale)), `${locale} ${slug}`).not.toMatch(/\{[a-z]+\}/);
  });
});
