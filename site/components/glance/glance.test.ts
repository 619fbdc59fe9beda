import { describe, expect, it } from 'vitest';
import { studyPlan } from '../../../content/checks/program-figures.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { content, programAndSchool } from '../../site-content.ts';
import { studyTime, usualHours } from '../study-time/study-time.ts';
import { answerRows, glanceOf, shortAnswers } from './glance.data.ts';

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
        '每周 20–25 小时（含上课）',
        '直播课：北京时间周一和周四 14:00–17:00（4月到9月为 15:00–18:00）；学校没注明时区，这里按新西兰时间算',
      ],
      cost: ['今年学费暂未查到，替你问；2018 年为 NZ$46,469'],
      entry: expect.arrayContaining(['再加 GMAT 或 MBA 入学考试', '3 年工作经验（非校方资料）']),
      language: ['雅思 6.5 起'],
    });
    expect(answersOf('uo-mba', 'vi')['hours']?.[1]).toContain(
      '13:00–16:00 giờ Việt Nam (từ tháng 4 đến tháng 9: 14:00–17:00); trường không ghi múi giờ, chúng tôi tính theo giờ New Zealand',
    );
    expect(answersOf('uo-mba', 'en')['hours']?.[1]).toBe(
      'Live classes Mon and Thu, 14:00–17:00 in Beijing, Singapore and Kuala Lumpur (15:00–18:00 from April to September); the school names no time zone: we assume New Zealand time',
    );
    expect(answersOf('uo-mba', 'en')['cost']).toEqual(['This year’s fee not found: we’ll ask; NZ$46,469 in 2018']);
  });

  it('TRUST-1 as rows of a table say the same money at home, of an old tuition too, and class times apart, with whether one is at work', () => {
    const rows = answerRows([programAndSchool('uo-mba'), programAndSchool('iit-mba')], ['hours', 'cost'], 'zh');
    const besides = rows.map(({ cells }) => cells.map((cell) => cell?.beside?.replaceAll(WORD_JOINER, '')));
    expect(besides).toEqual([
      [expect.stringMatching(/^周一和周四 .*14:00–17:00.*；正在上班时间；学校没写时区/), undefined],
      [expect.stringMatching(/^约合 ¥192,000/), expect.stringMatching(/^约合 ¥103,000/)],
    ]);
  });

  it('INVITE-2 the letter to a school asks for weekly hours where it publishes none', () => {
    const lastOf = (slug: string) => {
      const { program, school } = programAndSchool(slug);
      return glanceOf(program, school, 'en', () => 1).ask?.questions.at(-1);
    };
    const hours = 'How many hours a week, and when classes are';
    expect(lastOf('kettering-meev')).toBe(hours);
    expect(lastOf('wu-mba'), 'hours are known').not.toBe(hours);
    expect(lastOf('nau-mscs'), 'no letter').not.toBe(hours);
  });

  it('TRUST-1 of old sources bear the year', () => {
    expect(answersOf('ua-llm', 'en')).toMatchObject({ length: ['12 months (2020)'], language: ['IELTS 7.0+'] });
    expect(answersOf('ua-llm', 'zh')['length']).toEqual(['12 个月（2020 年）']);
  });

  it('TRUST-1 of a programme without facts stay open', () => {
    expect(answersOf('rit-edu', 'en')).toEqual({ mode: [], length: [], hours: [], cost: [], entry: [], language: [] });
  });

  it('TRUST-1 say of hours for one course that they are a week’s and a course’s', () => {
    const words = { zh: /每门.*每周/, en: /a week for each/, vi: /mỗi môn.*một tuần/ };
    for (const { facts } of content.programs.values())
      for (const locale of LOCALES)
        if (facts.weeklyHours?.studyHours?.per === 'course')
          expect(facts.weeklyHours.brief?.[locale]).toMatch(words[locale]);
  });

  it('TRUST-1 name hours, length and classes as the time planner does', () => {
    for (const [slug, { facts }] of content.programs) {
      const { program, school } = programAndSchool(slug);
      const plan = studyPlan(program, school);
      const { length } = facts;
      if (!plan || length?.months === undefined) continue;
      const { months } = studyTime(plan, usualHours(plan));
      expect(months, slug).toBeGreaterThanOrEqual(length.months);
      expect(months, slug).toBeLessThanOrEqual(length.monthsUpTo ?? length.months);
    }
  });

  it('TRUST-1 leave no placeholder open in any programme and language', () => {
    for (const locale of LOCALES)
      for (const slug of content.programs.keys())
        expect(JSON.stringify(answersOf(slug, locale)), `${locale} ${slug}`).not.toMatch(/\{[a-z]+\}/);
  });
});
