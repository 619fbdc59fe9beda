/** What a notice says: never more of a person than a masked name and number (DESK-8). */
import type { Selectable } from 'kysely';
import type { Locale } from '../../contract/locales.ts';
import { type Sealer, UnsealError } from '../crypto/sealer.ts';
import { maskName, maskPhone } from '../leads/masking.ts';
import type { LeadTable } from '../storage/tables/lead.table.ts';

/** The columns of a registration that a notice is made of. */
export type NoticeLead = Pick<
  Selectable<LeadTable>,
  'id' | 'created_at' | 'name_sealed' | 'phone_sealed' | 'key_id' | 'phone_country' | 'purpose' | 'program' | 'locale'
>;

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

function masked(lead: NoticeLead, sealer: Sealer, field: 'name' | 'phone', mask: (text: string) => string): string {
  const sealed = lead[`${field}_sealed`];
  if (sealed === null) return '';
  try {
    return mask(sealer.open(lead.id, field, lead.key_id, sealed));
  } catch (error) {
    // A damaged row is told of all the same: somebody should look at it.
    if (error instanceof UnsealError) return '?';
    throw error;
  }
}

/** Where the desk's list of registrations is, and one of them. */
export function leadLink(siteUrl: string, id = ''): string {
  return `${siteUrl}/dashboard/leads${id === '' ? '' : `/${id}`}`;
}

/** A registration, masked. */
export function noticeItem(lead: NoticeLead, sealer: Sealer, siteUrl: string): NoticeItem {
  return {
    id: lead.id,
    createdAt: lead.created_at,
    name: masked(lead, sealer, 'name', maskName),
    phone: masked(lead, sealer, 'phone', maskPhone),
    country: lead.phone_country,
    purpose: lead.purpose,
    program: lead.program,
    locale: lead.locale,
    link: leadLink(siteUrl, lead.id),
  };
}
