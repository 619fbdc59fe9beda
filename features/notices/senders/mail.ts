/** Sends notices by e-mail: UTF-8, plain text and HTML (nodemailer; decision 043). */
import MailComposer from 'nodemailer/lib/mail-composer';
import { HTML_LANG, type Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import type { EmailSettings, NoticeFault, RecipientItem } from '../contract.ts';
import {
  linesOf,
  type NoticeContent,
  type NoticeItem,
  noticeTexts,
  type OutgoingNotice,
  shortLine,
  timeText,
} from '../notice-content.ts';
import { htmlText, visibleText } from './plain-text.ts';
import { resultOfCode, resultOfError } from './post-json.ts';
import type { SendResult } from './send-result.ts';
import { SmtpProgress } from './smtp-progress.ts';
import { type SmtpMessage, type SmtpOptions, sendBySmtp, UnconfirmedError } from './smtp-session.ts';

/** Parts of a mail, in order: a line, a list of labelled lines, a button. */
interface MailPart {
  text: string;
  link?: string;
  label?: string;
}

interface MailText {
  subject: string;
  parts: MailPart[];
}

function registrationsText(items: readonly NoticeItem[], { locale, listLink }: OutgoingNotice): MailText {
  const words = noticeTexts(locale);
  const [first] = items;
  if (first && items.length === 1) {
    const lines = linesOf(first, locale).map(([label, text]) => ({ label, text: visibleText(text) }));
    // The masked number tells two mails apart in a list; the subject holds no more than the mail.
    const subject = `${words['notice.one']}${words['notice.between']}${visibleText(first.name)} ${first.phone}`;
    return { subject, parts: [...lines, { text: words['notice.open'], link: first.link }] };
  }
  const lines = items.map((item) => ({ text: visibleText(shortLine(item, locale)), link: item.link }));
  return {
    subject: format(words['notice.several'], { count: items.length }, locale),
    parts: [...lines, { text: words['notice.open_list'], link: listLink }],
  };
}

function accountText({ kind, at, link }: Extract<NoticeContent, { at: number }>, locale: Locale): MailText {
  const words = noticeTexts(locale);
  return {
    subject: words[`notice.${kind}_subject`],
    parts: [
      { text: format(words[`notice.${kind}_text`], { time: timeText(at, locale) }, locale) },
      { text: words['notice.account_button'], link },
    ],
  };
}

function mailText(notice: OutgoingNotice): MailText {
  const words = noticeTexts(notice.locale);
  const { content } = notice;
  if (content.kind === 'registrations') return registrationsText(content.items, notice);
  if (content.kind === 'test') return { subject: words['notice.test'], parts: [{ text: words['notice.test_text'] }] };
  if (content.kind !== 'password') return accountText(content, notice.locale);
  return {
    subject: words['notice.password_subject'],
    parts: [
      { text: words['notice.password_text'] },
      { text: words['notice.password_button'], link: content.link },
      { text: words['notice.password_end'] },
    ],
  };
}

function plainBody({ parts }: MailText, between: string): string {
  const lines = parts.map(({ label, text, link }) => {
    if (link) return `${text}\n${link}`;
    return label ? `${label}${between}${text}` : text;
  });
  return `${lines.join('\n')}\n`;
}

/** Plain tables and styles in attributes: what mail programs have shown alike for twenty years. */
function htmlBody({ subject, parts }: MailText, lang: string): string {
  const rows = parts.map(({ label, text, link }) => {
    if (label) {
      return `<tr><td style="padding:4px 16px 4px 0;color:#5b6470">${htmlText(label)}</td><td style="padding:4px 0">${htmlText(text)}</td></tr>`;
    }
    const shown = link
      ? `<a href="${htmlText(link)}" style="color:#0b5fa5;font-weight:600">${htmlText(text)}</a>`
      : htmlText(text);
    return `<tr><td colspan="2" style="padding:8px 0">${shown}</td></tr>`;
  });
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${htmlText(subject)}</title></head>`,
    '<body style="margin:24px;font:16px/1.5 sans-serif;color:#1b2430">',
    `<h1 style="font-size:18px;margin:0 0 12px">${htmlText(subject)}</h1>`,
    `<table role="presentation" style="border-collapse:collapse">${rows.join('')}</table></body></html>`,
  ].join('');
}

/** nodemailer's codes; the network's own are told by {@link resultOfError}. */
const FAULTS: Readonly<Record<string, NoticeFault>> = {
  EAUTH: 'auth',
  ENOAUTH: 'auth',
  ETLS: 'tls',
  EENVELOPE: 'recipient',
  EMESSAGE: 'content',
};
/** Codes of RFC 4954, 6, by which a server asks for a sign-in, or for TLS before it, at whatever step. */
const SIGN_IN_NEEDED = /^53[0458]$/;

/** Codes by which a server says "later": RFC 5321, 4.2.1; 421 and 45x. */
const LATER = /^4\d\d$/;

function resultOfFailure(error: unknown): SendResult {
  if (error instanceof UnconfirmedError) return { fault: 'unconfirmed', answer: '' };
  // nodemailer's errors, whose types it does not give; anything else has none of them.
  const {
    code = '',
    originalCode,
    responseCode,
    response = '',
  } = error as { code?: string; originalCode?: string; responseCode?: number; response?: string };
  // Of what the server said only its code: the rest may be anything, also of a server that is none of mail.
  const answer = /^[2-5]\d\d$/.exec(String(responseCode))?.[0] ?? '';
  if (code !== 'EAUTH' && LATER.test(answer)) return { fault: 'busy', answer };
  if (SIGN_IN_NEEDED.test(answer)) return { fault: /STARTTLS/i.test(response) ? 'tls' : 'auth', answer };
  // In place of a greeting: nothing from here is taken.
  if (code === 'EPROTOCOL' && answer.startsWith('5')) return { fault: 'rejected', answer };
  const fault = FAULTS[code];
  if (fault !== undefined) return { fault, answer };
  return originalCode === undefined ? resultOfError(error) : resultOfCode(originalCode);
}

/** What became of each recipient, by the codes of their answers; undefined where they fare alike. */
function recipientsOf(
  to: readonly string[],
  answers: readonly string[],
  isTaken: boolean,
): RecipientItem[] | undefined {
  const isRefused = (answer: string) => !answer.startsWith('2');
  if (answers.length < to.length || answers.every(isRefused) || !answers.some(isRefused)) return undefined;
  return to.map((address, index) => {
    const answer = answers[index] ?? '';
    if (isRefused(answer)) return { address, state: LATER.test(answer) ? 'waiting' : 'failed', answer };
    return { address, state: isTaken ? 'sent' : 'unconfirmed', answer };
  });
}

function compose({ from, to }: EmailSettings, notice: OutgoingNotice): SmtpMessage {
  const text = mailText(notice);
  const message = new MailComposer({
    from,
    to: 'to' in notice.content ? notice.content.to : [...(notice.to ?? to)],
    subject: text.subject,
    text: plainBody(text, noticeTexts(notice.locale)['notice.between']),
    html: htmlBody(text, HTML_LANG[notice.locale]),
    messageId: `<${notice.id}@${new URL(notice.listLink).hostname}>`,
    // No out-of-office answers, and no digest programs' threads.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return { envelope: message.getEnvelope(), content: message.createReadStream() };
}

/**
 * Sends a mail; how long that may take: {@link sendBySmtp}. Never throws.
 *
 * @param signal ends the waiting early.
 */
export async function sendMail(
  settings: EmailSettings,
  notice: OutgoingNotice,
  options: SmtpOptions = {},
  signal?: AbortSignal,
): Promise<SendResult> {
  const progress = new SmtpProgress();
  let recipients: string[] = [];
  const fates = (isTaken: boolean) => {
    const each = recipientsOf(recipients, progress.recipientAnswers, isTaken);
    return each && { recipients: each };
  };
  try {
    const message = compose(settings, notice);
    recipients = [message.envelope.to ?? []].flat().map((one) => (typeof one === 'string' ? one : (one.address ?? '')));
    const reply = await sendBySmtp(settings, message, progress, options, signal);
    return { answer: reply.slice(0, 3), ...fates(true) };
  } catch (error) {
    const result = resultOfFailure(error);
    if (result.fault === 'unconfirmed') return { ...result, waitedFor: 'final', ...fates(false) };
    return result.fault === 'timeout' ? { ...result, waitedFor: progress.step } : result;
  }
}
