import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CALL_HOURS, callableMsBetween, clockOf, waitsForHours } from '../../../contract/time/call-hours.ts';
import { listTimesToContact } from '../../../features/reports/figures.repository.ts';
import { STORE_NAMES } from '../../support/stores/databases.ts';
import { at, EVER, figuresDesk } from '../../support/desk/figures-desk.ts';

const HOUR_MS = 3_600_000;

describe.each(STORE_NAMES)('the time to first contact, on %s', (name) => {
  const desk = figuresDesk(name);
  const { lead, store, figures } = desk;

  it('DESK-7 tell the time to first contact in hours in which people may be called', async () => {
    const reached = (from: string, until: string, country: string | null = 'CN') =>
      lead(from, { status: 'contacted', first_contacted_at: at(until), phone_country: country });
    await store(
      reached('2026-11-02T10:00', '2026-11-02T10:30'), // 30 minutes
      reached('2026-11-02T19:30', '2026-11-03T09:15'), // overnight: 30 + 15
      reached('2026-11-02T03:00', '2026-11-02T10:59:59'), // before the hours begin: 119
      reached('2026-11-02T10:00', '2026-11-02T12:00'), // 120, which is no longer less than two hours
      reached('2026-11-02T10:00', '2026-11-03T10:00'), // a whole day of eleven hours: 660
      reached('2026-11-02T09:00', '2026-11-03T09:00', 'VN'), // a Vietnamese day of nine hours: 540
      reached('2026-11-02T09:00', '2026-11-02T23:00', null), // hours not known: by the clock, 840
    );
    const { first_contact: contact } = await figures('2026-11-02', '2026-11-02');
    expect(contact).toEqual({
      reached: 7,
      waiting: 0,
      closed: 0,
      median_minutes: 120,
      p90_minutes: 840,
      within_two_hours: { in_time: 3, of: 7 },
      within_day: { in_time: 5, of: 7 },
    });
  });

  it('DESK-7 count the same minutes as the hours of calls do, whatever the country, hour and weekday', async () => {
    // Every other time is a full hour, at which hours begin and end; waits of up to eleven days.
    const someMs = (hours: number, index: number) => randomInt(hours) * HOUR_MS + (index % 2 ? randomInt(HOUR_MS) : 0);
    const clocks: [country: string | null, zone: string | null][] = [
      ...[...Object.keys(CALL_HOURS), 'US', null].map((country): [string | null, null] => [country, null]),
      // Where somebody lives tells their hours, and not their number.
      ...['Asia/Ho_Chi_Minh', 'Asia/Shanghai', 'America/New_York'].map((zone): [string, string] => ['VN', zone]),
      ['US', 'Asia/Bangkok'],
      [null, 'Asia/Tokyo'],
    ];
    const rows = clocks.flatMap(([country, zone]) =>
      Array.from({ length: 40 }, (_, index) => {
        const start = at('2026-01-01T00:00') + someMs(300 * 24, index);
        return { country, zone, start, end: start + someMs(11 * 24, index >> 1) };
      }),
    );
    await store(
      ...rows.map(({ country, zone, start, end }) =>
        lead('2026-11-01T10:00', {
          created_at: start,
          phone_country: country,
          time_zone: zone,
          status: 'contacted',
          first_contacted_at: end,
        }),
      ),
    );
    const counted = await listTimesToContact(desk.opened.store.db, EVER);
    const minutes = counted.flatMap(({ minutes: value, count: times }) => Array<number>(times).fill(value));
    const hoursOf = ({ country, zone, start, end }: (typeof rows)[number]) => {
      const clock = clockOf({ phone_country: country, time_zone: zone });
      // Elsewhere all hours count: clocks change there.
      return callableMsBetween(waitsForHours(clock) ? clock : null, start, end);
    };
    const expected = rows.map((row) => Math.floor(hoursOf(row) / 60_000));
    expect(
      minutes.sort((a, b) => a - b),
      JSON.stringify(rows),
    ).toEqual(expected.sort((a, b) => a - b));
  });

  it('DESK-7 count against us those who have waited too long, and not those who have just come', async () => {
    await store(
      lead('2026-11-20T11:59'), // one minute
      lead('2026-11-20T09:59'), // two hours and a minute
      lead('2026-11-18T09:00'), // more than two days
      lead('2026-11-20T10:00', { status: 'lost', lost_reason: 'spam' }), // nobody waits any more
      lead('2026-11-20T09:00', { status: 'contacted', first_contacted_at: at('2026-11-20T09:30') }),
    );
    const { first_contact: contact } = await figures('2026-11-01', '2026-11-20');
    expect(contact).toMatchObject({
      reached: 1,
      waiting: 3,
      closed: 1,
      within_two_hours: { in_time: 1, of: 3 },
      within_day: { in_time: 1, of: 2 },
    });
  });
});
