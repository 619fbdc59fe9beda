/** Questions to the adviser, what to have at hand, and the WeChat account (RECEIPT-1). */
import { html } from 'hono/html';
import { QUESTION_MAX_CHARACTERS, QUESTIONS_MAX } from '../../contract/receipt.ts';
import { form, type HtmlPart, noticeAt, type PageView, say, submit } from './page-view.ts';
import type { Receipt } from './receipt.service.ts';

function questionForm(view: PageView): HtmlPart {
  const label = say(view, 'receipt.question.label', { max: QUESTION_MAX_CHARACTERS });
  return form(
    view,
    'question',
    html`<label class="receipt-line"><span>${label}</span><textarea name="text" rows="3" maxlength="${QUESTION_MAX_CHARACTERS}" required>${view.typed.text ?? ''}</textarea></label>${submit(view.texts['receipt.question.send'])}`,
  );
}

/** One press asks for a message in place of a call; it is kept as a question, which the adviser reads first. */
function writeFirstForm(view: PageView): HtmlPart {
  const text = view.texts['receipt.write_first.text'];
  return form(
    view,
    'question',
    html`<input type="hidden" name="text" value="${text}">${submit(view.texts['receipt.write_first'], 'quiet')}`,
  );
}

/** What was asked, and the field for more. */
export function questionPart({ questions, call }: Receipt, view: PageView): HtmlPart | '' {
  const { texts } = view;
  if (call.is === 'stopped') return '';
  const isWrittenFirst = questions.some(({ text }) => text === texts['receipt.write_first.text']);
  const asked = questions.map(({ text }) => html`<li>${text ?? texts['receipt.damaged']}</li>`);
  const isFull = questions.length >= QUESTIONS_MAX;
  const full = html`<p class="receipt-quiet">${say(view, 'receipt.refused.question_full', { max: QUESTIONS_MAX })}</p>`;
  return html`<section class="receipt-card" aria-labelledby="receipt-question"><h2 id="receipt-question">${texts['receipt.question.title']}</h2>
<p class="receipt-quiet">${texts['receipt.question.lead']}</p>${asked.length > 0 ? html`<ul class="receipt-asked">${asked}</ul>` : ''}
${noticeAt(view, 'question')}${isFull ? full : questionForm(view)}${isFull || isWrittenFirst ? '' : writeFirstForm(view)}</section>`;
}

/** What to have at hand during the call. */
export function readyPart({ call }: Receipt, { texts }: PageView): HtmlPart | '' {
  if (call.is === 'stopped') return '';
  const items = [
    texts['receipt.ready.papers'],
    texts['receipt.ready.english'],
    texts['receipt.ready.hours'],
    texts['receipt.ready.budget'],
  ];
  return html`<section class="receipt-card" aria-labelledby="receipt-ready"><h2 id="receipt-ready">${texts['receipt.ready.title']}</h2>
<ul class="receipt-list">${items.map((item) => html`<li>${item}</li>`)}</ul><p class="receipt-quiet">${texts['receipt.ready.secrets']}</p></section>`;
}

/** The account, as a code to press and a name to search for. */
export function wechatPart({ call }: Receipt, { texts, company }: PageView): HtmlPart | '' {
  if (call.is === 'stopped' || company.wechat === '') return '';
  return html`<section class="receipt-card receipt-wechat" aria-labelledby="receipt-wechat">
<div><h2 id="receipt-wechat">${texts['receipt.wechat.title']}</h2><p>${texts['receipt.wechat.text']}</p><p><b class="receipt-account">${company.wechat}</b></p></div>
<img src="/qr/wechat-service.png" alt="${texts['receipt.wechat.code']}" width="480" height="480" loading="lazy"></section>`;
}
