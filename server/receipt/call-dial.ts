/** The hour of the call on the person's own clock, as a dial of 24 hours (DIAL-4). */
import { html } from 'hono/html';
import { callDialPaths } from '../../contract/call-dial.ts';
import type { HtmlPart, PageView } from './page-view.ts';
import type { Receipt } from './receipt.service.ts';

/** The dial beside the words, which say the same; nothing where no hour is known. */
export function callDial({ call, days }: Pick<Receipt, 'call' | 'days'>, { times }: PageView): HtmlPart | '' {
  const starts = days.flat().map(({ start }) => times.hourOfDay(start));
  const at = 'at' in call ? call.at : undefined;
  if (at === undefined && starts.length === 0) return '';
  const hour = at === undefined ? undefined : times.hourOfDay(at);
  const paths = callDialPaths({
    open: starts.length > 0 ? { from: Math.min(...starts), to: Math.max(...starts) + 1 } : undefined,
    hour: hour === undefined ? undefined : { from: hour, to: hour + 1 },
  });
  const isAgreed = call.is === 'agreed';
  return html`<svg class="receipt-dial" viewBox="0 0 120 120" aria-hidden="true" focusable="false" data-call-dial>
<path data-part="day" d="${paths.day}"/><path data-part="night" d="${paths.night}"/>${
    paths.open && html`<path data-part="open" d="${paths.open}"/>`
  }${paths.hour && html`<path data-part="${isAgreed ? 'hour' : 'expected'}" d="${paths.hour}"/>`}${
    at !== undefined && html`<text x="60" y="66">${times.clock(at)}</text>`
  }</svg>`;
}
