import { describe, expect, it } from 'vitest';
import type { StudyPlan } from '../../../content/checks/program-figures.ts';
import { finishMonth, startsAfter, studyTime, usualHours } from './study-time.ts';

const thirtyCredits: StudyPlan = { credits: 30, hoursPerCredit: 45 };

describe('TRUST-3 the time planner', () => {
  it('TRUST-1 counts the hours behind the credits', () => {
    expect(studyTime(thirtyCredits, 15)).toMatchObject({ totalHours: 1350, weeks: 90, months: 21 });
    expect(studyTime({ credits: 240, hoursPerCredit: 10 }, 20)).toMatchObject({
      totalHours: 2400,
      weeks: 120,
      months: 28,
    });
  });

  it('TRUST-1 is never faster than the shortest time that the school names', () => {
    expect(studyTime({ ...thirtyCredits, leastMonths: 24 }, 40)).toMatchObject({
      months: 24,
      weeks: 105,
      isHeldBySchool: true,
    });
    expect(studyTime({ ...thirtyCredits, leastMonths: 8 }, 40)).toMatchObject({ months: 8, isHeldBySchool: false });
  });

  it('TRUST-1 tells when it would take longer than the school allows', () => {
    const plan = { ...thirtyCredits, mostMonths: 72 };
    expect(studyTime(plan, 4).isTooSlow).toBe(true);
    expect(studyTime(plan, 5).isTooSlow).toBe(false);
  });

  it('begins with the hours that the school names, or that fit the shortest time it names', () => {
    expect(usualHours(thirtyCredits)).toBe(12);
    const otago: StudyPlan = { credits: 240, hoursPerCredit: 10, leastMonths: 24 };
    expect(usualHours(otago)).toBe(23);
    expect(studyTime(otago, usualHours(otago)).months).toBe(24);
    expect(usualHours({ credits: 60, hoursPerCredit: 45, leastMonths: 6 })).toBe(40);
    expect(usualHours({ ...otago, weeklyHours: 20 })).toBe(20);
  });

  it('offers only the months in which the programme starts', () => {
    const today = new Date('2026-11-21T00:00:00Z');
    expect(startsAfter(today, [4, 9])).toEqual([
      { year: 2027, month: 4 },
      { year: 2027, month: 9 },
    ]);
    expect(startsAfter(today, undefined)).toHaveLength(12);
    expect(startsAfter(today, undefined)[0]).toEqual({ year: 2026, month: 12 });
  });

  it('TRUST-3 names the last month, the first counted', () => {
    expect(finishMonth({ year: 2027, month: 1 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(finishMonth({ year: 2027, month: 4 }, 24)).toEqual({ year: 2029, month: 3 });
    expect(finishMonth({ year: 2027, month: 9 }, 28)).toEqual({ year: 2029, month: 12 });
  });
});
