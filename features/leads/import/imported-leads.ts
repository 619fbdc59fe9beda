/** Makes what is stored of the rows of a spreadsheet: registrations with their consents, notes and entries of the log. */
import { createHash, randomUUIDv7 } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Insertable } from 'kysely';
import { keysOf } from '../../../contract/keys-of.ts';
import { startOfChinaDay } from '../../../contract/time/china-calendar.ts';
import { RETENTION_MONTHS, STATED_VERSION_PREFIX } from '../../../contract/registration/consent.ts';
import { addMonths } from '../../../contract/time/add-months.ts';
import type { LeadNoteTable } from '../../../server/storage/tables/lead-work.table.ts';
import { logEntry, type StaffContext } from '../../staff/staff-context.ts';
import { buildLead } from '../register/new-lead.ts';
import type { ImportRequest } from '../schema/imports.ts';
import type { AcceptedRow } from './import-rows.ts';
import type { ImportedLead } from './import.repository.ts';
import type { RowNote } from './row-notes.ts';

/** The key of every row's sending: the same person with the same answers is stored once, from whatever file. */
export const SENDING_KEY = 'import';
/** Rows encrypted before others get their turn: some 10 ms of work. */
const ROWS_PER_TURN = 200;

/** What these people agreed to, as the manager states it; a form can never name such a version. */
export function statedConsent({ statement, agreed_on }: ImportRequest) {
  const sha256 = createHash('sha256').update(statement).digest('hex');
  return { version: `${STATED_VERSION_PREFIX}${agreed_on}`, sha256, text: statement };
}

/** The notes of a registration, encrypted. Those of one minute stay in their order, the newest first. */
function noteRows(context: StaffContext, leadId: string, notes: readonly RowNote[]): Insertable<LeadNoteTable>[] {
  const { cipher, actor, now } = context;
  return notes.map(({ text, staffId, at }, index) => {
    const id = randomUUIDv7();
    return {
      id,
      lead_id: leadId,
      staff_id: staffId ?? actor.staffId,
      at: at === null ? now - index : at + notes.length - 1 - index,
      text_sealed: cipher.encrypt(id, 'note', text),
      key_id: cipher.activeId,
    };
  });
}

/** The entry of the log by which a registration's history begins, with what else than new, nobody's and never it is. */
function importEntry(context: StaffContext, leadId: string, { followUp }: AcceptedRow, notes: number) {
  const { status, lost_reason, assignee_id, next_call_at } = followUp;
  const before = { status: 'new', lost_reason: null, assignee_id: null, next_call_at: null };
  const after = { status, lost_reason, assignee_id, next_call_at };
  const changes = keysOf(before).flatMap((column) => {
    const [from, to] = [before[column], after[column]];
    return to === from ? [] : [[column, { from, to }] as const];
  });
  return logEntry(context, 'lead_imported', { leadId, detail: { ...Object.fromEntries(changes), notes } });
}

function importedLead(context: StaffContext, sent: ImportRequest, accepted: AcceptedRow): ImportedLead {
  const { answers, phone, locale, followUp } = accepted;
  const { status, lost_reason, assignee_id, next_call_at, first_contacted_at, wechat, zalo } = followUp;
  const { version, sha256 } = statedConsent(sent);
  const agreedAt = startOfChinaDay(sent.agreed_on);
  const stored = { ...followUp.stored, source: followUp.stored.source ?? sent.source };
  const extras = { stored, idempotencyKey: SENDING_KEY, isSuspectedBot: false };
  const agreedText = { version, locale, sha256 };
  const checked = { answers, phone, agreedText, agreedOptional: [], extras, locale, chats: { wechat, zalo } };
  const { lead, consents } = buildLead(checked, context.cipher, context.now).newLead;
  const notes = noteRows(context, lead.id, followUp.notes);
  return {
    lead: {
      ...lead,
      created_at: followUp.created_at ?? context.now,
      // From the day on which they agreed, as for everybody else. Nobody is given a link.
      purge_after: addMonths(agreedAt, RETENTION_MONTHS),
      receipt_hash: null,
      ...{ status, lost_reason, assignee_id, next_call_at, first_contacted_at },
    },
    consents: consents.map((consent) => ({ ...consent, given_at: agreedAt })),
    notes,
    logEntry: importEntry(context, lead.id, accepted, notes.length),
  };
}

/** The registrations of some rows. */
export async function importedLeads(
  context: StaffContext,
  sent: ImportRequest,
  rows: readonly AcceptedRow[],
): Promise<ImportedLead[]> {
  const leads: ImportedLead[] = [];
  for (const [index, accepted] of rows.entries()) {
    if (index % ROWS_PER_TURN === 0) await nextTurn();
    leads.push(importedLead(context, sent, accepted));
  }
  return leads;
}
