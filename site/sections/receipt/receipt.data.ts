import { realSetting } from '../../../content/rules/sample-setting.ts';
import { messageOf } from '../../../contract/code-table.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { receiptMessages } from '../../../contract/receipt.messages.ts';
import { QUESTION_MAX_CHARACTERS, QUESTIONS_MAX, receiptPath } from '../../../features/receipt/contract/receipt.ts';
import type { Receipt, ReceiptRefusal, ReceiptView } from '../../../features/receipt/contract/receipt-view.ts';
import { href, type PageContext } from '../../page-context.ts';
import { pageTexts } from '../../page-texts.ts';
import { content, programAndSchool } from '../../site-content.ts';
import { callTimes } from './call-times.ts';

/** Icons of the page, for its sprite. */
export const RECEIPT_ICONS = ['check-circle', 'warning-circle', 'calendar-plus', 'bookmark-simple'];

/** Key of a text of the page. */
export type ReceiptText = keyof typeof receiptMessages;

type Say = (key: ReceiptText, values: Record<string, string | number>) => string;

function programName(slug: string, locale: Locale): string {
  if (!content.programs.has(slug)) return slug;
  const { program, school } = programAndSchool(slug);
  return `${school.name[locale]} · ${program.title[locale]}`;
}

function refusalText(why: ReceiptRefusal, locale: Locale, say: Say): string {
  if (typeof why === 'number') return messageOf(why, locale);
  return say(`receipt.refused.${why}`, { max: why === 'question_full' ? QUESTIONS_MAX : QUESTION_MAX_CHARACTERS });
}

/** What all parts of the page are written with, in one language. */
export function receiptPage(view: ReceiptView, context: PageContext) {
  const { locale } = context;
  const { contactPerson, phone, wechat } = content.site;
  const texts = pageTexts(receiptMessages, locale);
  const say: Say = (key, values) => format(texts[key], values, locale);
  const open = view.is === 'open' ? view : undefined;
  return {
    locale,
    texts,
    say,
    times: callTimes(locale, open?.receipt.clock ?? null),
    /** Where its forms are sent to. */
    path: receiptPath(locale, view.token),
    home: href(context, '/'),
    adviser: contactPerson[locale],
    phone: realSetting(phone),
    wechat: realSetting(wechat.account),
    programName: (slug: string) => programName(slug, locale),
    /** What was sent, and why it was not carried out. */
    sent: view.sent,
    refusal: open?.refused === undefined ? undefined : refusalText(open.refused, locale, say),
  };
}

/** Texts and data of the page after a registration. */
export type ReceiptPage = ReturnType<typeof receiptPage>;

/** What a part of the page is given. */
export interface PartProps {
  receipt: Receipt;
  page: ReceiptPage;
}
