/** Makes the rows of a registration out of what was checked. */

import { randomUUIDv7 } from 'node:crypto';
import { MAIN_PURPOSE, type OptionalPurpose, RETENTION_MONTHS } from '../../../contract/registration/consent.ts';
import type { Locale } from '../../../contract/locales.ts';
import { cleanName, type Registration } from '../../../contract/registration/registration.ts';
import { MS_PER_MINUTE } from '../../../contract/time/time-units.ts';
import { addMonths } from '../../../contract/time/add-months.ts';
import type { Cipher } from '../../../server/crypto/cipher.ts';
import { type Chat, identitiesOf, personColumns } from '../person-columns.ts';
import type { ParsedPhone } from '../phone.ts';
import type { Extras } from './extras.ts';
import { hashOfToken, receiptToken } from './receipt-token.ts';
import type { NewLead } from './registration.repository.ts';

/** The exact words that somebody agreed to. */
export interface AgreedText {
  version: string;
  locale: Locale;
  /** Hex SHA-256 of the words. */
  sha256: string;
}

/** The words that were ever shown beside a consent box. */
export interface AgreedTexts {
  /** Those of a version, or of the current one; undefined when there never was such a version. */
  find(version: string | undefined, locale: Locale): AgreedText | undefined;
}

/**
 * Two sendings without a key and with the very same answers count as one when they are no
 * further apart: a double tap or a client's own retry, not a second thought.
 */
const REPEAT_WINDOW_MS = MS_PER_MINUTE;

const NO_CHATS: Record<Chat, string> = { wechat: '', zalo: '' };

/** Answers that nothing speaks against. */
export interface CheckedAnswers {
  answers: Registration;
  phone: ParsedPhone;
}

/** A registration that is to be stored. */
export interface CheckedRegistration extends Pick<CheckedAnswers, 'answers'> {
  /** Undefined where a spreadsheet names an id on WeChat or Zalo alone. */
  phone: ParsedPhone | undefined;
  /** Of the consent that a registration rests on; undefined for a form without its box. */
  agreedText: AgreedText | undefined;
  /** Of optional ones. */
  agreedOptional: (AgreedText & { purpose: OptionalPurpose })[];
  extras: Pick<Extras, 'stored' | 'idempotencyKey' | 'isSuspectedBot'>;
  locale: Locale;
  /** Ids that a spreadsheet names; the form asks for none. */
  chats?: Record<Chat, string>;
}

/** The rows, and what makes a registration the same as another one. */
export interface BuiltLead {
  newLead: NewLead;
  dedupeKey: string;
}

/** The hash of a sending with a key: the same key with the same answers is the same sending. */
export function keyedSendingHash(
  cipher: Cipher,
  key: string,
  identity: string,
  name: string,
  { education, working_years, purpose }: Pick<Registration, 'education' | 'working_years' | 'purpose'>,
): string {
  return cipher.hash('key', JSON.stringify([key, identity, name, education, working_years, purpose]));
}

/**
 * What makes two sendings one. With a key: the same key and the same answers, however far apart;
 * a key sent again with mended answers is a new registration, so that the mending is not lost.
 * Without: the same answers in the same minute or within a minute of the last one's end.
 */
function idempotency(checked: CheckedRegistration, name: string, cipher: Cipher, now: number) {
  const { answers, phone, extras, chats = NO_CHATS } = checked;
  const [identity = ''] = identitiesOf({ phone, ...chats });
  const content = [identity, name, answers.education, answers.working_years, answers.purpose];
  if (extras.idempotencyKey !== undefined) {
    const hash = keyedSendingHash(cipher, extras.idempotencyKey, identity, name, answers);
    return { dedupeKey: hash, idempotencyHash: hash, repeats: undefined };
  }
  const dedupeKey = cipher.hash('answers', JSON.stringify(content));
  const minute = Math.floor(now / REPEAT_WINDOW_MS);
  return {
    dedupeKey,
    idempotencyHash: `${dedupeKey}.${minute}`,
    repeats: { idempotencyHash: `${dedupeKey}.${minute - 1}`, since: now - REPEAT_WINDOW_MS },
  };
}

/**
 * Encrypts the person and makes the rows.
 *
 * @param keepFrom the time from which it is kept, when `now` is a clock's that is known to be behind.
 */
export function buildLead(checked: CheckedRegistration, cipher: Cipher, now: number, keepFrom = 0): BuiltLead {
  const { answers, phone, agreedText, agreedOptional, extras, locale, chats = NO_CHATS } = checked;
  const id = randomUUIDv7();
  const name = cleanName(answers.name);
  const { dedupeKey, idempotencyHash, repeats } = idempotency(checked, name, cipher, now);
  const given = { lead_id: id, is_granted: 1, given_at: now };
  const consents = [
    ...(agreedText ? [{ ...given, id, purpose: MAIN_PURPOSE, ...agreedText }] : []),
    ...agreedOptional.map((agreed) => ({ ...given, id: randomUUIDv7(), ...agreed })),
  ];
  const lead = {
    id,
    created_at: now,
    locale,
    ...extras.stored,
    education: answers.education,
    working_years: answers.working_years,
    purpose: answers.purpose,
    ...personColumns(cipher, id, { name, phone, phoneTyped: answers.phone, ...chats }),
    is_suspected_bot: extras.isSuspectedBot ? 1 : 0,
    idempotency_hash: idempotencyHash,
    purge_after: addMonths(Math.max(now, keepFrom), RETENTION_MONTHS),
    receipt_hash: hashOfToken(receiptToken(cipher, id)),
  };
  return { newLead: { lead, consents, hasNotice: !extras.isSuspectedBot, repeats }, dedupeKey };
}
