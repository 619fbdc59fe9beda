/** Gives a person everything that is stored of them (DESK-9): as data, or as a page to read and print. */
import { isLocale, type Locale } from '../../../contract/locales.ts';
import { requireFittingKeys } from '../../../server/crypto/check-keys.ts';
import { TextDecryptor } from '../../../server/crypto/text-decryptor.ts';
import type { Download } from '../../../server/http/download.ts';
import { isoOrNull, isoTime } from '../../../server/http/iso-time.ts';
import { findDoNotContactSince } from '../../leads/change/lead-change.repository.ts';
import { listNotesOf } from '../../leads/change/lead-note.repository.ts';
import { listConsents } from '../../leads/consent.repository.ts';
import { leadReader, type LeadRow } from '../../leads/lead.ts';
import { type ListedLead, listLeadsById } from '../../leads/list/lead-list.repository.ts';
import { requireLead } from '../../leads/list/lead-read.service.ts';
import { consentItem } from '../../leads/list/lead-view.ts';
import { readQuestions } from '../../leads/questions/lead-question.ts';
import { logEntry, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries, listLogEntries } from '../../staff/staff-log.repository.ts';
import type { HandOverFormat } from '../contract/rights.ts';
import { insertDisclosureOf, listDisclosures } from '../disclosures/disclosure.repository.ts';
import { disclosureRow } from '../disclosures/disclosure.service.ts';
import { idsOfScope } from '../rights/restriction.service.ts';
import { requireOpenRequest } from '../rights/rights-request-read.service.ts';
import { listRequestsOfLeads } from '../rights/rights-request.repository.ts';
import type { HandOverRequest } from '../schema.ts';
import { handOverPage } from './hand-over-page.ts';
import type { HandedOver, HandedOverLead } from './hand-over.ts';

/** Far more than is done with one registration in its life. */
const ENTRIES_MAX = 10_000;

const readForCopy = leadReader('copy');

async function leadOf({ store, cipher }: StaffContext, row: LeadRow): Promise<HandedOverLead> {
  const texts = new TextDecryptor(cipher);
  const lead = readForCopy(row, texts);
  const consents = await listConsents(store.db, lead.id);
  const notes = await listNotesOf(store.db, [lead.id]);
  const questions = await readQuestions(store.db, lead.id, texts);
  const passedOn = await listDisclosures(store.db, { leadId: lead.id, limit: ENTRIES_MAX, offset: 0 });
  const log = await listLogEntries(store.db, { lead_id: lead.id }, { limit: ENTRIES_MAX, offset: 0 });
  const handedOver = {
    ...lead,
    consents: consents.map(consentItem),
    notes: notes.map(({ id, at, text_sealed, key_id }) => ({
      at: isoTime(at),
      text: texts.read(id, 'note', key_id, text_sealed),
    })),
    questions: questions.map(({ at, text }) => ({ at, text })),
    passed_on: passedOn.map(({ at, recipient, country, purpose, fields, basis }) => ({
      at: isoTime(at),
      recipient,
      country,
      purpose,
      fields: JSON.parse(fields),
      basis,
    })),
    accesses: log.map(({ at, action }) => ({ at, action })),
  };
  return { ...handedOver, damaged: texts.damaged };
}

async function collect(context: StaffContext, leads: readonly ListedLead[]): Promise<HandedOver> {
  const { store, now } = context;
  const requests = await listRequestsOfLeads(
    store.db,
    leads.map(({ id }) => id),
  );
  const [first] = leads;
  return {
    made_at: isoTime(now),
    do_not_contact_since: isoOrNull((await findDoNotContactSince(store.db, first?.phone_hash ?? '')) ?? null),
    registrations: await Promise.all(leads.map((lead) => leadOf(context, lead))),
    requests: requests.map((request) => ({
      kind: request.kind,
      channel: request.channel,
      state: request.state,
      received_at: isoTime(request.received_at),
      answered_at: isoOrNull(request.answered_at),
      closed_at: isoOrNull(request.closed_at),
      refusal_reason: request.refusal_reason,
    })),
  };
}

/** The file and its name. */
function fileOf(
  { now }: StaffContext,
  handedOver: HandedOver,
  { format, locale, siteUrl }: { format: HandOverFormat; locale: Locale; siteUrl: string },
): Download {
  const isPage = format === 'html';
  return {
    name: `personal-data-${new Date(now).toISOString().slice(0, 10)}.${format}`,
    type: isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    body: isPage ? handOverPage(handedOver, locale, siteUrl) : `${JSON.stringify(handedOver, null, 2)}\n`,
  };
}

/**
 * The file. Log and record are written before it is sent.
 *
 * @throws ApiError leadOutOfReach; invalid or notVerified for the request that it answers; KeysUnfitError.
 */
export async function handOver(
  context: StaffContext,
  id: string,
  sent: HandOverRequest,
  siteUrl: string,
): Promise<Download> {
  const { store, cipher } = context;
  const { scope, format, request_id: rightsRequestId } = sent;
  const lead = await requireLead(context, id);
  const request = await requireOpenRequest(context, rightsRequestId, lead, { mustBeVerified: true });
  const ids = await idsOfScope(store.db, lead, scope, request);
  const leads = (await listLeadsById(store.db, ids)).toSorted((a, b) => b.created_at - a.created_at);
  const handedOver = await collect(context, leads);
  const damaged = handedOver.registrations.reduce((sum, registration) => sum + registration.damaged, 0);
  if (damaged > 0) await requireFittingKeys(store.db, cipher);
  const record = disclosureRow(context, {
    kind: 'hand_over',
    recipient: '',
    country: null,
    purpose: '',
    fields: ['all'],
    basis: 'request',
    damaged,
  });
  const forRequest = rightsRequestId === undefined ? {} : { rightsRequestId };
  await store.transaction(async (transaction) => {
    await insertDisclosureOf(transaction, record, ids);
    const entries = ids.map((leadId) =>
      logEntry(context, 'lead_handed_over', {
        leadId,
        detail: { scope, format, disclosure: record.id },
        ...forRequest,
      }),
    );
    await addLogEntries(transaction, entries);
  });
  const locale = sent.locale ?? (isLocale(lead.locale) ? lead.locale : 'zh');
  return fileOf(context, handedOver, { format, locale, siteUrl });
}
