/** The calendar file of a registration's call (RECEIPT-2). It says nothing of the person, and has no link to the page. */
import { WINDOW_MS } from '../../contract/time/call-windows.ts';
import type { Locale } from '../../contract/locales.ts';
import { format } from '../../contract/messages.ts';
import { receiptMessages } from '../../contract/receipt.messages.ts';
import type { CompanyFacts } from './contract/receipt.ts';
import type { Receipt } from './contract/receipt-view.ts';
import { calendarFile } from './calendar-file.ts';

/** When the call begins, what time it is (milliseconds since 1970), and the site's public address. */
export interface CalendarOptions {
  company: CompanyFacts;
  locale: Locale;
  start: number;
  now: number;
  siteUrl: string;
}

/** The file, in the page's language. */
export function callCalendar(
  { reference, version }: Pick<Receipt, 'reference' | 'version'>,
  { company: { name, phone }, locale, start, now, siteUrl }: CalendarOptions,
): string {
  const say = (key: keyof typeof receiptMessages, values: Record<string, string>) =>
    format(receiptMessages[key][locale], values, locale);
  const call = {
    uid: `call-${reference.replace(' ', '')}@${new URL(siteUrl).hostname}`,
    sequence: version,
    start,
    end: start + WINDOW_MS,
    summary: say('receipt.calendar.summary', { company: name[locale] }),
    description: phone
      ? say('receipt.calendar.description', { phone, reference })
      : say('receipt.calendar.reference', { reference }),
  };
  return calendarFile(call, now);
}
