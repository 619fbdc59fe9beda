/** People whom the staff enter: who came in, rang or wrote, and filled in no form. */
import { randomUUIDv7 } from 'node:crypto';
import { CODE } from '../../../contract/codes.ts';
import { MAIN_PURPOSE } from '../../../contract/registration/consent.ts';
import type { Locale } from '../../../contract/locales.ts';
import { NOT_ANSWERED } from '../../../contract/registration/registration.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import { logEntry, ownOnly, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries } from '../../staff/staff-log.repository.ts';
import { addCountedEntry } from '../../staff/staff-quota.ts';
import { keepUntil } from '../change/lead-change.repository.ts';
import { forgetAfter } from '../change/lead-change.service.ts';
import { checkPerson } from '../check-person.ts';
import { findConsentWords } from '../consent.repository.ts';
import {
  type AddedContact,
  type ContactConsent,
  type FoundContact,
  isChatId,
  type KnownContactAnswer,
  storedSource,
} from '../contract/contacts.ts';
import { chatIdKey, indexNames, nameKeyRows } from '../name-index.ts';
import { addNameKeys } from '../name-key.repository.ts';
import { type Chat, CHATS, identitiesOf, identityHash, type Person, personColumns } from '../person-columns.ts';
import { parsePhone } from '../phone.ts';
import type { AgreedText, AgreedTexts } from '../register/new-lead.ts';
import type { AddContactRequest, KnownContactRequest } from '../schema/lead-changes.ts';
import { insertContact, type KnownContact, listKnown } from './contact.repository.ts';

/** The words that somebody of a language agrees to today. @throws ApiError notFound when there are none. */
export async function contactConsent(
  { store }: StaffContext,
  texts: AgreedTexts,
  locale: Locale,
): Promise<ContactConsent> {
  const agreed = texts.find(undefined, locale);
  const text = agreed && (await findConsentWords(store.db, agreed));
  if (!agreed || text === undefined) throw new ApiError(CODE.notFound);
  return { version: agreed.version, text };
}

/** The registrations of a person, by number or by an id on WeChat or Zalo. */
async function registrationsOf(
  { store, cipher }: StaffContext,
  person: Pick<Person, 'phone' | Chat>,
): Promise<KnownContact[]> {
  const ids = CHATS.filter((chat) => person[chat] !== '');
  if (ids.length > 0) await indexNames(store, cipher);
  const hashes = identitiesOf(person).map((identity) => identityHash(cipher, identity));
  return listKnown(
    store.db,
    hashes,
    ids.map((chat) => chatIdKey(cipher, chat, person[chat])),
  );
}

/** Of somebody known the registration that the asker sees, or else the colleague's. */
function foundOf(
  context: StaffContext,
  known: readonly KnownContact[],
): { id: string; answer: FoundContact } | undefined {
  const own = ownOnly(context);
  const seen = known.find(({ assignee_id }) => own === undefined || assignee_id === null || assignee_id === own);
  if (seen) return { id: seen.id, answer: { state: 'known', id: seen.id } };
  const [first] = known;
  return first && { id: first.id, answer: { state: 'colleague', assignee_id: first.assignee_id ?? '' } };
}

/** It tells who is known, and is counted as a search. @throws ApiError tooOften. */
function countSearch(transaction: Queryable, context: StaffContext, found: number): Promise<void> {
  return addCountedEntry(transaction, context, logEntry(context, 'lead_searched', { detail: { by: 'number', found } }));
}

/**
 * Whether somebody is registered already, asked while they are being typed.
 *
 * @throws ApiError tooOften.
 */
export async function findContact(
  context: StaffContext,
  { phone = '', locale, ...sent }: KnownContactRequest,
): Promise<KnownContactAnswer> {
  const idOf = (chat: Chat) => (isChatId(sent[chat] ?? '') ? (sent[chat] ?? '') : '');
  const person = { phone: parsePhone(phone, locale), wechat: idOf('wechat'), zalo: idOf('zalo') };
  if (identitiesOf(person).length === 0) return { state: 'unknown' };
  const known = await registrationsOf(context, person);
  await context.store.transaction((transaction) => countSearch(transaction, context, known.length));
  return foundOf(context, known)?.answer ?? { state: 'unknown' };
}

/** The row of somebody who talks with the company already. */
function leadRow(context: StaffContext, id: string, person: Person, sent: AddContactRequest) {
  const { cipher, actor, now } = context;
  const { locale, source, program, education, working_years, purpose } = sent;
  return {
    id,
    created_at: now,
    locale,
    page: null,
    program: program ?? null,
    shortlist: null,
    fit: null,
    source: storedSource(source),
    first_source: null,
    contact_by: null,
    education: education ?? NOT_ANSWERED,
    working_years: working_years ?? NOT_ANSWERED,
    purpose: purpose ?? NOT_ANSWERED,
    ...personColumns(cipher, id, person),
    is_suspected_bot: 0,
    idempotency_hash: `${storedSource(source)}:${id}`,
    receipt_hash: null,
    purge_after: forgetAfter(context),
    status: 'contacted' as const,
    first_contacted_at: now,
    assignee_id: actor.staffId,
  };
}

function consentRow({ now }: StaffContext, leadId: string, agreed: AgreedText, sent: AddContactRequest) {
  return {
    id: leadId,
    lead_id: leadId,
    purpose: MAIN_PURPOSE,
    is_granted: 1,
    ...agreed,
    given_at: now,
    method: sent.consent_method,
  };
}

/** Keeps with somebody's registration how they came this time: they were in contact. @throws ApiError tooOften. */
async function keepContact(
  context: StaffContext,
  leadId: string,
  found: number,
  detail: Record<string, string>,
): Promise<void> {
  await context.store.transaction(async (transaction) => {
    await countSearch(transaction, context, found);
    await keepUntil(transaction, leadId, forgetAfter(context));
    await addLogEntries(transaction, [logEntry(context, 'contact_known', { leadId, detail })]);
  });
}

/**
 * Enters somebody: they are the asker's, and nobody is told of them. Who is registered already is not entered a second
 * time; how they came and agreed stands in the history of their registration then, and the rest is left out.
 *
 * @throws ApiError invalid, with the field to mend; tooOften.
 */
export async function addContact(
  context: StaffContext,
  texts: AgreedTexts,
  sent: AddContactRequest,
): Promise<AddedContact> {
  const { store, cipher } = context;
  const { name, phone = '', wechat = '', zalo = '', locale, source, consent_method } = sent;
  const person = checkPerson({ name, phone, wechat, zalo }, locale);
  const agreed = texts.find(sent.consent_version, locale);
  if (!agreed) throw new ApiError(CODE.invalid, { field: 'consent_version' });
  const detail = { source: storedSource(source), consent_method };
  const known = await registrationsOf(context, person);
  const found = foundOf(context, known);
  if (found) {
    await keepContact(context, found.id, known.length, detail);
    return found.answer;
  }
  const id = randomUUIDv7();
  const keys = nameKeyRows(cipher, id, { ...person, phone: person.phone?.e164 ?? null });
  await store.transaction(async (transaction) => {
    await insertContact(transaction, leadRow(context, id, person, sent), consentRow(context, id, agreed, sent));
    await addNameKeys(transaction, keys, [id]);
    await addLogEntries(transaction, [logEntry(context, 'contact_added', { leadId: id, detail })]);
  });
  return { state: 'added', id };
}
