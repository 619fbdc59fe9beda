/** Gives a person everything that is stored of them (DESK-9): as data, or as a page to read and print. */
import type { Locale } from '../../contract/locales.ts';
import { isLocale } from '../../contract/locales.ts';
import type { HandOverRequest } from '../../contract/rights-api.ts';
import { addLogEntries, listLogEntries } from '../desk-api/desk-log.repository.ts';
import { entryOf, requireLead } from '../desk-api/lead-read.service.ts';
import { consentItem, isoOrNull, isoTime, openField } from '../desk-api/lead-view.ts';
import type { StaffCall } from '../desk-api/staff-route.ts';
import { findStopTime } from '../leads/lead-change.repository.ts';
import { type DeskLead, listConsents, listDeskLeads } from '../leads/lead-desk.repository.ts';
import { listNotes } from '../leads/lead-note.repository.ts';
import { requireFittingKeys } from '../sealing/check-keys.ts';
import { SealedTexts } from '../sealing/sealed-texts.ts';
import { insertDisclosureOf, listDisclosures } from './disclosure.repository.ts';
import { disclosureRow } from './disclosure.service.ts';
import type { HandedOver, HandedOverLead } from './hand-over.ts';
import { handOverPage } from './hand-over-page.ts';
import { idsOfScope } from './restriction.service.ts';
import { listRequestsOfLeads } from './rights-request.repository.ts';
import { requireOpenRequest } from './rights-request.service.ts';

/** Far more than is done with one registration in its life. */
const ENTRIES_MAX = 10_000;
/** The page asks nobody for anything and runs nothing. */
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

async function leadOf({ store, sealer }: StaffCall, lead: DeskLead): Promise<HandedOverLead> {
  const texts = new SealedTexts(sealer);
  const consents = await listConsents(store.db, lead.id);
  const notes = await listNotes(store.db, lead.id);
  const passedOn = await listDisclosures(store.db, { leadId: lead.id, limit: ENTRIES_MAX, offset: 0 });
  const log = await listLogEntries(store.db, { lead_id: lead.id }, { limit: ENTRIES_MAX, offset: 0 });
  const handedOver = {
    id: lead.id,
    created_at: isoTime(lead.created_at),
    name: openField(lead, texts, 'name'),
    phone: openField(lead, texts, 'phone'),
    phone_typed: openField(lead, texts, 'phone_typed'),
    phone_country: lead.phone_country,
    is_phone_known_valid: lead.is_phone_known_valid === 1,
    education: lead.education,
    working_years: lead.working_years,
    purpose: lead.purpose,
    locale: lead.locale,
    page: lead.page,
    program: lead.program,
    shortlist: lead.shortlist === null ? [] : JSON.parse(lead.shortlist),
    source: lead.source,
    is_suspected_bot: lead.is_suspected_bot === 1,
    status: lead.status,
    lost_reason: lead.lost_reason,
    first_contacted_at: isoOrNull(lead.first_contacted_at),
    next_call_at: isoOrNull(lead.next_call_at),
    purge_after: isoTime(lead.purge_after),
    restricted_at: isoOrNull(lead.restricted_at),
    consents: consents.map(consentItem),
    notes: notes.map(({ id, at, text_sealed, key_id }) => ({
      at: isoTime(at),
      text: texts.read(id, 'note', key_id, text_sealed),
    })),
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

async function collect(call: StaffCall, leads: readonly DeskLead[]): Promise<HandedOver> {
  const { store, now } = call;
  const requests = await listRequestsOfLeads(
    store.db,
    leads.map(({ id }) => id),
  );
  const [first] = leads;
  return {
    made_at: isoTime(now),
    do_not_contact_since: isoOrNull((await findStopTime(store.db, first?.phone_hash ?? '')) ?? null),
    registrations: await Promise.all(leads.map((lead) => leadOf(call, lead))),
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

function fileOf(
  { c, deps, now }: StaffCall,
  handedOver: HandedOver,
  format: 'json' | 'html',
  locale: Locale,
): Response {
  const name = `personal-data-${new Date(now).toISOString().slice(0, 10)}.${format}`;
  const isPage = format === 'html';
  return c.body(
    isPage ? handOverPage(handedOver, locale, deps.siteUrl) : `${JSON.stringify(handedOver, null, 2)}\n`,
    200,
    {
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      ...(isPage ? { 'Content-Security-Policy': PAGE_POLICY } : {}),
    },
  );
}

/**
 * The file. Log and record are written before it is sent.
 *
 * @throws DeskError notFound; invalid or notVerified for the request that it answers; KeysUnfitError.
 */
export async function handOver(call: StaffCall, sent: HandOverRequest): Promise<Response> {
  const { store, sealer } = call;
  const { scope, format, request_id: requestId } = sent;
  const lead = await requireLead(call);
  if (requestId !== undefined) await requireOpenRequest(call, requestId, lead, { mustBeVerified: true });
  const ids = await idsOfScope(store.db, lead, scope);
  const leads = (await listDeskLeads(store.db, ids)).toSorted((a, b) => b.created_at - a.created_at);
  const handedOver = await collect(call, leads);
  const damaged = handedOver.registrations.reduce((sum, registration) => sum + registration.damaged, 0);
  if (damaged > 0) await requireFittingKeys(store.db, sealer);
  const record = disclosureRow(call, {
    kind: 'hand_over',
    recipient: '',
    country: null,
    purpose: '',
    fields: ['all'],
    basis: 'request',
    damaged,
  });
  const forRequest = requestId === undefined ? {} : { rightsRequestId: requestId };
  await store.transaction(async (transaction) => {
    await insertDisclosureOf(transaction, record, ids);
    const entries = ids.map((leadId) =>
      entryOf(call, 'lead_handed_over', { leadId, detail: { scope, format, disclosure: record.id }, ...forRequest }),
    );
    await addLogEntries(transaction, entries);
  });
  return fileOf(call, handedOver, format, sent.locale ?? (isLocale(lead.locale) ? lead.locale : 'zh'));
}
