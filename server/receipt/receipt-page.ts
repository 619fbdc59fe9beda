/** The page after a registration (RECEIPT-1): what stands between the site's header and footer. */
import { html } from 'hono/html';
import { referenceOf } from '../../contract/receipt.ts';
import { callPart, windowPart } from './call-part.ts';
import { dataPart } from './data-part.ts';
import { type HtmlPart, icon, type PageView, type ReceiptText, say } from './page-view.ts';
import { questionPart, readyPart, wechatPart } from './question-part.ts';
import type { Receipt } from './receipt.service.ts';

const HEADINGS = {
  waiting: 'receipt.heading.waiting',
  overdue: 'receipt.heading.waiting',
  contacted: 'receipt.heading.contacted',
  agreed: 'receipt.heading.agreed',
  stopped: 'receipt.heading.stopped',
} as const satisfies Record<Receipt['call']['is'], ReceiptText>;

/** Why nobody calls. */
function stoppedText({ call, lead }: Receipt, view: PageView): HtmlPart | '' {
  if (call.is !== 'stopped') return '';
  const values = { day: view.times.day(lead.purge_after) };
  return html`<p class="receipt-lead">${say(view, `receipt.stopped.${call.by}`, values)}</p>`;
}

/** What was done last; an address that tells of calls may be opened again when nobody calls any more. */
function doneNotice({ call }: Receipt, { notice }: PageView): HtmlPart | '' {
  if (notice?.kind !== 'done') return '';
  if (call.is === 'stopped' && notice.action !== 'withdraw' && notice.action !== 'correct') return '';
  return html`<p class="receipt-notice" data-kind="done" role="status">${icon('check-circle')}<span>${notice.text}</span></p>`;
}

function head(receipt: Receipt, view: PageView): HtmlPart {
  const { texts } = view;
  const hint = texts[receipt.call.is === 'stopped' ? 'receipt.reference.stopped' : 'receipt.reference.hint'];
  return html`<header class="receipt-head">${doneNotice(receipt, view)}<p class="eyebrow">${texts['receipt.eyebrow']}</p><h1>${texts[HEADINGS[receipt.call.is]]}</h1>
${stoppedText(receipt, view)}<div class="receipt-ticket"><p><span>${texts['receipt.reference']}</span><b>${referenceOf(receipt.lead.id)}</b></p><p class="receipt-quiet">${hint}</p></div></header>`;
}

/** The page as it is. */
export function receiptPage(receipt: Receipt, view: PageView): string {
  const keep = view.texts[receipt.call.is === 'stopped' ? 'receipt.keep.stopped' : 'receipt.keep'];
  return String(html`<div class="wrap receipt">${head(receipt, view)}
<div class="receipt-columns"><div>${callPart(receipt, view)}${windowPart(receipt, view)}${questionPart(receipt, view)}</div>
<div>${readyPart(receipt, view)}${wechatPart(receipt, view)}${dataPart(receipt, view)}</div></div>
<p class="receipt-keep">${icon('bookmark-simple')}<span>${keep}</span></p></div>`);
}
