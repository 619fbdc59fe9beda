import { describe, expect, it } from 'vitest';
import { type Classes, classesAtHome, countWithin, FREE_HOURS } from './home-classes.ts';

const november = new Date('2026-11-22T12:00:00Z');
/** Monday and Thursday, 19:00 to 22:00 in New Zealand. */
const otago: Classes = { timeZone: 'Pacific/Auckland', days: [1, 4], from: 19 * 60, to: 22 * 60 };
/** The same in Arizona, which keeps one time all year. */
const arizona: Classes = { ...otago, timeZone: 'America/Phoenix' };

describe('classes by the clock at home', () => {
  it('FIT-3 an evening in New Zealand is the afternoon in Beijing, an hour later from April on', () => {
    const classes = classesAtHome(otago, 'Asia/Shanghai', november);
    expect(classes.map(({ from, start, end }) => [from?.toISOString().slice(0, 10), start / 60, end / 60])).toEqual([
      [undefined, 14, 17],
      ['2027-04-04', 15, 18],
      ['2027-09-26', 14, 17],
    ]);
    expect(classes[0]?.days).toEqual([1, 4]);
  });

  it('FIT-3 an evening in Arizona is the next morning in Hanoi', () => {
    const [classes, ...more] = classesAtHome(arizona, 'Asia/Ho_Chi_Minh', november);
    expect(classes).toEqual({ from: undefined, days: [2, 5], start: 9 * 60, end: 12 * 60 });
    expect(more).toEqual([]);
  });

  it('FIT-3 classes that go on past midnight end on the next day', () => {
    const [classes] = classesAtHome({ ...arizona, from: 22 * 60, to: 30 }, 'America/Phoenix', november);
    expect(classes).toMatchObject({ start: 22 * 60, end: 24.5 * 60 });
  });

  it('FIT-3 where the clocks at home change too, each change begins a stretch of its own', () => {
    const classes = classesAtHome(arizona, 'Europe/Berlin', november);
    expect(classes.map(({ from, days, start }) => [from?.toISOString().slice(0, 10), days, start / 60])).toEqual([
      [undefined, [2, 5], 3],
      ['2027-03-28', [2, 5], 4],
      ['2027-10-31', [2, 5], 3],
    ]);
  });

  it('FIT-2 counts the classes of a week that lie within the free hours, in the stretch of the year with the fewest', () => {
    const afternoons = classesAtHome(otago, 'Asia/Shanghai', november);
    expect(countWithin(afternoons, FREE_HOURS.day)).toEqual({ within: 2, of: 2 });
    expect(countWithin(afternoons, FREE_HOURS.evening)).toEqual({ within: 0, of: 2 });
    expect(countWithin(afternoons, FREE_HOURS.weekend)).toEqual({ within: 0, of: 2 });
    const once = { from: undefined, days: [1] };
    // Half past five to six in the afternoon ends with the day; a quarter of an hour more does not.
    expect(countWithin([{ ...once, start: 17.5 * 60, end: 18 * 60 }], FREE_HOURS.day).within).toBe(1);
    expect(countWithin([{ ...once, start: 17.5 * 60, end: 18.25 * 60 }], FREE_HOURS.day).within).toBe(0);
    expect(countWithin([{ ...once, start: 22 * 60, end: 25 * 60 }], FREE_HOURS.evening).within).toBe(0);
    // Friday and Saturday evening: one of the two is at the weekend.
    expect(countWithin([{ ...once, days: [5, 6], start: 19 * 60, end: 21 * 60 }], FREE_HOURS.evening)).toEqual({
      within: 1,
      of: 2,
    });
  });
});
