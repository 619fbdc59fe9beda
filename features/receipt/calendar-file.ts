/** The call as an entry for a calendar (RFC 5545). */

/** What the entry says. Times are milliseconds since 1970. */
export interface CalendarCall {
  /** Stays the same when the call is moved; says nothing of the person. */
  uid: string;
  /** More with each change, so that calendars take the newest. */
  sequence: number;
  start: number;
  end: number;
  summary: string;
  description: string;
}

const LINE_MAX_BYTES = 75;

/** `20261123T020000Z`. */
function utc(time: number): string {
  return new Date(time).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r?\n/g, '\\n');
}

/** Breaks a line so that none has more than 75 bytes; characters stay whole. */
function folded(line: string): string {
  let [text, bytes] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > LINE_MAX_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}

/** A calendar file (iCalendar, RFC 5545) with the agreed call. @param now when it was made. */
export function calendarFile({ uid, sequence, start, end, summary, description }: CalendarCall, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//consultation//call//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT10M',
    `DESCRIPTION:${escaped(summary)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
