/** The pages behind a link when there is nothing to show: the registration is gone, or cannot be read now (RECEIPT-4). */
import { html } from 'hono/html';
import { localePath } from '../../contract/routes.ts';
import { form, type HtmlPart, icon, type PageView, phoneLink, submit } from './page-view.ts';
import type { ReceiptChange } from './receipt-change.service.ts';

function plainPage(view: PageView, title: string, content: HtmlPart): string {
  const { texts, company, locale } = view;
  return String(html`<div class="wrap receipt"><header class="receipt-head"><h1>${title}</h1>${content}
<p class="receipt-actions">${phoneLink(company.phone)}<a class="button button--small button--quiet" href="${localePath(locale, '/')}">${texts['receipt.home']}</a></p></header></div>`);
}

/** The registration was deleted just now. */
export function erasedPage(view: PageView): string {
  const { texts } = view;
  return plainPage(
    view,
    texts['receipt.erased.title'],
    html`<p class="receipt-lead" role="status">${texts['receipt.erased.text']}</p>`,
  );
}

/** The link leads to nothing. */
export function gonePage(view: PageView): string {
  const { texts } = view;
  return plainPage(view, texts['receipt.gone.title'], html`<p class="receipt-lead">${texts['receipt.gone.text']}</p>`);
}

/** What could not be saved, as it was sent: visible where it was typed. */
function keptFields(change: ReceiptChange, { texts, times }: PageView): HtmlPart | '' {
  switch (change.action) {
    case 'question':
      return html`<label class="receipt-line"><span>${texts['receipt.question.title']}</span><textarea name="text" rows="4">${change.text}</textarea></label>`;
    case 'correct':
      return html`<label class="receipt-line"><span>${texts['receipt.field.name']}</span><input name="name" value="${change.name}"></label><label class="receipt-line"><span>${texts['receipt.field.phone']}</span><input name="phone" type="tel" value="${change.phone}"></label>`;
    case 'window':
      return Number.isNaN(change.start)
        ? ''
        : html`<input type="hidden" name="start" value="${change.start}"><p><b>${times.when(change.start)}</b></p>`;
    case 'cancel':
      return html`<p><b>${texts['receipt.window.cancel']}</b></p>`;
    case 'optional':
      return html`<input type="hidden" name="purpose" value="${change.purpose}"><p><b>${texts['receipt.optional.withdraw']}</b></p>`;
    default:
      return html`<input type="hidden" name="sure" value="${change.isSure ? '1' : ''}"><p><b>${texts[`receipt.${change.action}.title`]}</b></p>`;
  }
}

function keptForm(change: ReceiptChange | undefined, view: PageView): HtmlPart | '' {
  if (!change) return '';
  const { texts } = view;
  return html`<p class="receipt-notice" data-kind="refused" role="alert">${icon('warning-circle')}<span>${texts['receipt.away.unsaved']}</span></p>
${form(view, change.action, html`${keptFields(change, view)}${submit(texts['receipt.again'], 'primary')}`)}`;
}

/** The store cannot be reached; what was sent is kept in the form. */
export function awayPage(change: ReceiptChange | undefined, view: PageView): string {
  const { texts } = view;
  return plainPage(
    view,
    texts['receipt.away.title'],
    html`<p class="receipt-lead">${texts['receipt.away.text']}</p>${keptForm(change, view)}`,
  );
}

/** What was sent is not taken, or not now; it is kept in the form. */
export function messagePage(message: string, change: ReceiptChange | undefined, view: PageView): string {
  return plainPage(
    view,
    view.texts['receipt.busy.title'],
    html`<p class="receipt-lead">${message}</p>${keptForm(change, view)}`,
  );
}
