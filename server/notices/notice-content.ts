/** What a notice says: never more of a person than a masked name and number (DESK-8). */
import type { Locale } from '../../contract/locales.ts';
import type { Lead } from '../leads/lead.ts';
import { maskName, maskPhone } from '../leads/masking.ts';

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
  /** The visitor's language. */
  locale: string;
  /** The registration at the desk. */
  link: string;
}

/** What is sent. */
export type NoticeContent =
  | { kind: 'registrations'; items: NoticeItem[] }
  | { kind: 'test' }
  /** A mail to one person of the staff with a link that sets a password. */
  | { kind: 'password'; to: string; link: string };

/** Something to be sent by a channel. */
export interface OutgoingNotice {
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

/** A registration, masked. */
export function noticeItem(lead: Lead, siteUrl: string): NoticeItem {
  const { id, purpose, program, locale } = lead;
  return {
    id,
    createdAt: Date.parse(lead.created_at),
    name: masked(lead.name, maskName),
    phone: masked(lead.phone, maskPhone),
    country: lead.phone_country,
    purpose,
    program,
    locale,
    link: leadLink(siteUrl, id),
  };
}
