/** What all parts of the page after a registration are written with. */
import { html } from 'hono/html';
import type { Locale } from '../../contract/locales.ts';
import { format, type Texts, textsIn } from '../../contract/messages.ts';
import { receiptMessages } from '../../contract/receipt.messages.ts';
import type { CompanyFacts, ReceiptAction } from '../../contract/receipt.ts';
import type { CallTimes } from './call-times.ts';

/** A piece of HTML; what is put into it is escaped. */
export type HtmlPart = ReturnType<typeof html>;

/** Key of a text of the page. */
export type ReceiptText = keyof typeof receiptMessages;

/** What was typed into a form that comes back. */
export type Typed = Readonly<Partial<Record<'start' | 'text' | 'name' | 'phone', string>>>;

/** What became of the last thing that the person did here. */
export interface Notice {
  kind: 'done' | 'refused';
  action: ReceiptAction;
  text: string;
}

/** The page's language, its words, and what was last done. */
export interface PageView {
  locale: Locale;
  texts: Texts<ReceiptText>;
  company: CompanyFacts;
  /** Path of the page. */
  path: string;
  times: CallTimes;
  notice?: Notice | undefined;
  typed: Typed;
}

/** The texts of the page in one language. */
export function receiptTexts(locale: Locale): Texts<ReceiptText> {
  return textsIn(receiptMessages, locale);
}

/** A text with its values. */
export function say(
  { texts, locale }: Pick<PageView, 'texts' | 'locale'>,
  key: ReceiptText,
  values: Record<string, string | number>,
): string {
  return format(texts[key], values, locale);
}

/** An icon of the page's sprite. */
export function icon(name: string): HtmlPart {
  return html`<svg class="icon" aria-hidden="true" focusable="false"><use href="#icon-${name}"></use></svg>`;
}

/** A number that can be tapped. */
export function phoneLink(phone: string): HtmlPart {
  return html`<a class="receipt-phone" href="tel:${phone.replaceAll(/[^\d+]/g, '')}">${phone}</a>`;
}

/** A form of the page; it posts to the page's own address, which nobody else knows. */
export function form({ path }: Pick<PageView, 'path'>, action: ReceiptAction, fields: HtmlPart): HtmlPart {
  return html`<form class="receipt-form" method="post" action="${path}"><input type="hidden" name="do" value="${action}">${fields}</form>`;
}

/** A button that sends a form. */
export function submit(text: string, look: 'primary' | 'ink' | 'quiet' = 'ink'): HtmlPart {
  return html`<button type="submit" class="button button--small button--${look}">${text}</button>`;
}

/** What became of the last step, if it was this one. */
export function noticeAt({ notice }: PageView, action: ReceiptAction): HtmlPart | '' {
  if (notice?.kind !== 'refused' || notice.action !== action) return '';
  return html`<p class="receipt-notice" data-kind="refused" role="alert" id="refused">${icon('warning-circle')}<span>${notice.text}</span></p>`;
}
