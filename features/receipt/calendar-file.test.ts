import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const CALL = {
  uid: 'call-00001234',
  sequence: 3,
  start: Date.parse('2026-11-23T10:00:00+08:00'),
  end: Date.parse('2026-11-23T11:00:00+08:00'),
  summary: '接听电话, 上午; \\',
  description: '来电号码 +86 571 0000 0000，预约编号 0000 1234。'.repeat(3),
};

describe('the calendar file', () => {
  const file = calendarFile(CALL, Date.parse('2026-11-22T08:00:00Z'));

  it('RECEIPT-2 has the hour of the call in UTC, and a number that grows with each change', () => {
    expect(file).toContain('DTSTAMP:20261122T080000Z\r\nDTSTART:20261123T020000Z\r\nDTEND:20261123T030000Z\r\n');
    expect(file).toContain('UID:call-00001234\r\nSEQUENCE:3\r\n');
    expect(file.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('RECEIPT-2 escapes what means something in it, and breaks long lines between characters', () => {
    expect(file).toContain('SUMMARY:接听电话\\, 上午\\; \\\\\r\n');
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${CALL.description}\r\n`);
  });
});
