/** The calendar file of a registration's call (RECEIPT-2). It says nothing of the person, and has no link to the page. */
import { WINDOW_MS } from '../../contract/call-windows.ts';
import { referenceOf } from '../../contract/receipt.ts';
import { calendarFile } from './calendar-file.ts';
import { type PageView, say } from './page-view.ts';
import type { Receipt } from './receipt.service.ts';

/** When the call begins, what time it is (milliseconds since 1970), and the site's public address. */
export interface CalendarOptions {
  start: number;
  now: number;
  siteUrl: string;
}

/** The file, in the page's language. */
export function callCalendar({ lead }: Receipt, view: PageView, { start, now, siteUrl }: CalendarOptions): string {
  const { company, locale } = view;
  const reference = referenceOf(lead.id);
  const call = {
    uid: `call-${reference.replace(' ', '')}@${new URL(siteUrl).hostname}`,
    sequence: lead.version,
    start,
    end: start + WINDOW_MS,
    summary: say(view, 'receipt.calendar.summary', { company: company.company[locale] }),
    description: company.phone
      ? say(view, 'receipt.calendar.description', { phone: company.phone, reference })
      : say(view, 'receipt.calendar.reference', { reference }),
  };
  return calendarFile(call, now);
}
