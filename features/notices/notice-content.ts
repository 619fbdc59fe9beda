/** What a notice says, in the language of its channel: never more of a person than a masked name and number (DESK-8). */
import { CHINA_TIME_ZONE } from '../../contract/time/china-calendar.ts';
import { contactByMessages, purposeMessages } from '../../contract/choice-labels.messages.ts';
import { HTML_LANG, isLocale, type Locale } from '../../contract/locales.ts';
import { format, type Texts, textsIn } from '../../contract/messages.ts';
import type { LeadIn } from '../../server/storage/tables/lead-fields.ts';
import { maskName, maskPhone } from '../leads/masking.ts';
import { noticeMessages } from './notice.messages.ts';

/** A registration as a notice tells of it. */
export interface NoticeItem {
  id: string;
  createdAt: number;
  /** `张**` */
  name: string;
  /** `138****8000` */
  phone: string;
  /** ISO 3166 code of the number's country, where it can be told. */
  country: string | null;
  /** The form's integer. */
  purpose: number;
  /** Slug of the programme that the form was opened from. */
  program: string | null;
  /** `message`: the person asks to be written to before any call. */
  contactBy: string | null;
  /** The visitor's language. */
  locale: string;
  /** Of a number that had registered before: the colleague who looks after the person; null: nobody does. */
  before: { assignee: string | null } | null;
  /** The registration at the desk. */
  link: string;
}

/** What a notice tells of. */
export type NoticeContent =
  | { kind: 'registrations'; items: NoticeItem[] }
  | { kind: 'test' }
  /** A mail to one person of the staff with a link that sets a password. */
  | { kind: 'password'; to: string; link: string }
  /** A mail that tells one person of the staff what happened to the account, and when. */
  | { kind: 'new_device' | 'factor_removed'; to: string; at: number; link: string };

/** Something to be sent by a channel. */
export interface OutgoingNotice {
  /** Addresses of a mail channel that it is still to go to; left out: all. */
  to?: readonly string[];
  /** The same for each attempt, so that whoever gets it twice can tell. */
  id: string;
  locale: Locale;
  content: NoticeContent;
  /** The list of registrations at the desk. */
  listLink: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** A damaged row is told of all the same: somebody should look at it. */
function masked(text: string | null, mask: (text: string) => string): string {
  return text === null ? '?' : mask(text);
}

/** Where the desk's list of registrations is, and one of them. */
export function leadLink(siteUrl: string, id = ''): string {
  return `${siteUrl}/dashboard/leads${id === '' ? '' : `/${id}`}`;
}

/** A registration as a notice shows it: name and number masked. */
export function noticeItem(lead: LeadIn<'list'>, before: NoticeItem['before'], siteUrl: string): NoticeItem {
  const { id, purpose, program, locale } = lead;
  return {
    id,
    createdAt: Date.parse(lead.created_at),
    name: masked(lead.name, maskName),
    phone: masked(lead.phone, maskPhone),
    country: lead.phone_country,
    purpose,
    program,
    contactBy: lead.contact_by,
    locale,
    before,
    link: leadLink(siteUrl, id),
  };
}

/** Texts of notices in one language. */
export function noticeTexts(locale: Locale): Texts<keyof typeof noticeMessages> {
  return textsIn(noticeMessages, locale);
}

/** Time zone of the times in a notice: that of the staff who read the language. */
const TIME_ZONES: Readonly<Record<Locale, string>> = {
  zh: CHINA_TIME_ZONE,
  en: CHINA_TIME_ZONE,
  vi: 'Asia/Ho_Chi_Minh',
};

/** How a Chinese company writes these regions. */
const REGIONS_ZH: Readonly<Record<string, string>> = { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' };

function purposeText(purpose: number, locale: Locale): string | undefined {
  const labels: Texts = textsIn(purposeMessages, locale);
  return labels[`purpose.${purpose}`];
}

function regionName(country: string | null, locale: Locale): string {
  if (country === null) return noticeTexts(locale)['notice.unknown'];
  const own = locale === 'zh' ? REGIONS_ZH[country] : undefined;
  return own ?? new Intl.DisplayNames([HTML_LANG[locale]], { type: 'region' }).of(country) ?? country;
}

function languageName(language: string, locale: Locale): string {
  if (!isLocale(language)) return language;
  return new Intl.DisplayNames([HTML_LANG[locale]], { type: 'language' }).of(language) ?? language;
}

/** A time as the readers of a language have it on their clocks. */
export function timeText(time: number, locale: Locale): string {
  // Sweden writes dates as ISO 8601 does.
  const text = new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIME_ZONES[locale],
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(time);
  return `${text} (${noticeTexts(locale)['notice.time_zone_name']})`;
}

/** Who looks after somebody who registers again; empty for a first time. */
function beforeText({ before }: NoticeItem, locale: Locale): string {
  const words = noticeTexts(locale);
  if (before === null) return '';
  if (before.assignee === null) return words['notice.before_nobody'];
  return format(words['notice.before_with'], { name: before.assignee }, locale);
}

function contactText({ contactBy }: NoticeItem, locale: Locale): string {
  return contactBy === null ? '' : contactByMessages['contact_by.message'][locale];
}

/** A line of a notice: a label and what it is. */
export type NoticeLine = readonly [label: string, text: string];

/** The lines about one registration; without those that say nothing. */
export function linesOf(item: NoticeItem, locale: Locale): NoticeLine[] {
  const words = noticeTexts(locale);
  const lines: NoticeLine[] = [
    [words['notice.name'], item.name],
    [words['notice.phone'], item.phone],
    [words['notice.region'], regionName(item.country, locale)],
    [words['notice.before'], beforeText(item, locale)],
    [words['notice.purpose'], purposeText(item.purpose, locale) ?? words['notice.unknown']],
    [words['notice.program'], item.program ?? ''],
    [words['notice.contact'], contactText(item, locale)],
    [words['notice.language'], languageName(item.locale, locale)],
    [words['notice.time'], timeText(item.createdAt, locale)],
  ];
  return lines.filter(([, text]) => text !== '');
}

/** A registration in one line, for a message about several. */
export function shortLine(item: NoticeItem, locale: Locale): string {
  const parts = [
    item.name,
    item.phone,
    regionName(item.country, locale),
    purposeText(item.purpose, locale) ?? '',
    item.program ?? '',
    contactText(item, locale),
    item.before ? noticeTexts(locale)['notice.before'] : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
