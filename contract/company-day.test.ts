import { describe, expect, it } from 'vitest';
import { addDays, companyDayOf, startOfCompanyDay } from './company-day.ts';

describe('DESK-7 the company’s day', () => {
  it('DESK-7 begins at midnight in Shanghai', () => {
    expect(companyDayOf(Date.parse('2026-10-31T15:59:59.999Z'))).toBe('2026-10-31');
    expect(companyDayOf(Date.parse('2026-10-31T16:00:00Z'))).toBe('2026-11-01');
    expect(startOfCompanyDay('2026-11-01')).toBe(Date.parse('2026-10-31T16:00:00Z'));
  });

  it('DESK-7 goes on over month ends and leap days, and knows what is no day', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    for (const day of ['2026-02-30', '2026-13-01', '26-1-1', 'today']) expect(startOfCompanyDay(day)).toBeNaN();
  });
});
