/** Who calls, from which number and when; and the hours to choose from (RECEIPT-1, RECEIPT-2). */
import { html } from 'hono/html';
import { CALENDAR_FILE } from '../../contract/receipt.ts';
import { callDial } from './call-dial.ts';
import { form, type HtmlPart, icon, noticeAt, type PageView, phoneLink, say, submit } from './page-view.ts';
import type { OfferedWindow, Receipt } from './receipt.service.ts';

/** When the call is, in words; a line each. */
function whenLines({ call }: Receipt, view: PageView): string[] {
  const { texts, times } = view;
  switch (call.is) {
    case 'agreed':
      return [times.when(call.at)];
    case 'overdue':
      return [say(view, 'receipt.when.overdue', { when: times.when(call.at) })];
    case 'contacted':
      return [texts['receipt.when.contacted']];
    case 'waiting': {
      const when =
        call.at === undefined
          ? say(view, 'receipt.when.by', { when: `${times.day(call.by)} ${times.clock(call.by)}` })
          : say(view, 'receipt.when.expected', { when: times.when(call.at) });
      return call.ahead === 0 ? [when] : [when, say(view, 'receipt.when.ahead', { count: call.ahead })];
    }
    case 'stopped':
      return [];
  }
}

/** The calendar file of an agreed call, and the way to give back a chosen one. */
function agreedActions({ call }: Receipt, view: PageView): HtmlPart | '' {
  if (call.is !== 'agreed') return '';
  const calendar = html`<a class="button button--small button--ink" href="${view.path}/${CALENDAR_FILE}">${icon('calendar-plus')}${view.texts['receipt.window.calendar']}</a>`;
  const cancel = call.isChosen
    ? html`${form(view, 'cancel', submit(view.texts['receipt.window.cancel'], 'quiet'))}${noticeAt(view, 'cancel')}`
    : '';
  return html`<div class="receipt-actions">${calendar}${cancel}</div>`;
}

/** Who calls, and when. */
export function callPart(receipt: Receipt, view: PageView): HtmlPart | '' {
  const { texts, company, locale } = view;
  if (receipt.call.is === 'stopped') return '';
  const [when = '', ...more] = whenLines(receipt, view);
  return html`<section class="receipt-card" aria-labelledby="receipt-call" data-call><h2 id="receipt-call">${texts['receipt.call.title']}</h2>
${callDial(receipt, view)}<dl class="receipt-facts">
<div data-when><dt>${texts['receipt.call.when']}</dt><dd><b>${when}</b>${more.map((line) => html`<span>${line}</span>`)}</dd></div>
<div><dt>${texts['receipt.call.who']}</dt><dd>${company.adviser[locale]}</dd></div>
${company.phone && html`<div><dt>${texts['receipt.call.from']}</dt><dd>${phoneLink(company.phone)}</dd></div>`}
</dl>${agreedActions(receipt, view)}</section>`;
}

function windowOption({ start, isFree }: OfferedWindow, chosen: number | undefined, view: PageView): HtmlPart {
  const { times, texts } = view;
  // Before an hour is chosen a screen reader would call each of them wrong.
  const input = html`<input type="radio" name="start" value="${start}" required aria-invalid="false" ${start === chosen ? 'checked' : ''} ${isFree ? '' : 'disabled'}>`;
  return html`<label class="receipt-window">${input}<span>${times.hours(start)}${
    isFree ? '' : html` <small>${texts['receipt.window.full']}</small>`
  }</span></label>`;
}

function windowForm({ days, call }: Receipt, view: PageView): HtmlPart {
  const { times, texts, typed } = view;
  const agreed = call.is === 'agreed' ? call.at : undefined;
  const chosen = typed.start === undefined ? agreed : Number(typed.start);
  const fieldsets = days.map(
    (windows) => html`<fieldset class="receipt-day"><legend>${times.day(windows[0]?.start ?? 0)}</legend>
<div class="receipt-windows">${windows.map((window) => windowOption(window, chosen, view))}</div></fieldset>`,
  );
  return html`<p class="receipt-quiet">${say(view, 'receipt.window.lead', { zone: times.zone })}</p>
${noticeAt(view, 'window')}${form(view, 'window', html`${fieldsets}${submit(texts['receipt.window.set'], 'primary')}`)}`;
}

/** The hours; folded away once a call is agreed. */
export function windowPart(receipt: Receipt, view: PageView): HtmlPart | '' {
  const { texts, notice } = view;
  const { call, days } = receipt;
  if (call.is === 'stopped') return '';
  const hasFree = days.flat().some(({ isFree }) => isFree);
  if (call.is === 'agreed') {
    if (!hasFree) return '';
    const isOpen = notice?.kind === 'refused' && notice.action === 'window';
    return html`<details class="receipt-card receipt-fold" ${isOpen ? 'open' : ''}><summary>${texts['receipt.window.change']}</summary>${windowForm(receipt, view)}</details>`;
  }
  return html`<section class="receipt-card" aria-labelledby="receipt-window"><h2 id="receipt-window">${texts['receipt.window.title']}</h2>
${hasFree ? windowForm(receipt, view) : html`<p>${texts['receipt.window.none']}</p>`}</section>`;
}
