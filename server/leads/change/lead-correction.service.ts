/** Putting a name or a number right: the staff at the desk, or the person on the page of the registration. */
import { reachOf } from '../../../contract/access.ts';
import { CODE } from '../../../contract/codes.ts';
import type { LeadItem } from '../../../contract/lead-api.ts';
import type { CorrectLeadRequest } from '../../../contract/lead-change-api.ts';
import { cleanName, refuseRegistration } from '../../../contract/registration.ts';
import { ApiError } from '../../http/api-error.ts';
import { logEntry, personLogEntry, type RequestContext, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries, type LogEntry } from '../../staff/staff-log.repository.ts';
import { decryptField } from '../lead.ts';
import type { ListedLead } from '../list/lead-list.repository.ts';
import { requireLead } from '../list/lead-read.service.ts';
import { nameKeyRows } from '../name-index.ts';
import { parsePhone } from '../phone.ts';
import { addNameKeys, dropNameKeys } from './lead-note.repository.ts';
import { itemNow, type LeadChanges, requireUsableLead, writeChanges } from './lead-write.service.ts';

interface Person {
  name: string;
  phone: string;
  phoneTyped: string;
}

function requireWhole(field: 'name' | 'phone', text: string | null): string {
  if (text === null) throw new ApiError(CODE.invalid, { field });
  return text;
}

/** The person's columns; re-encrypted together, because a row has one key. */
function personColumns({ cipher }: RequestContext, lead: ListedLead, person: Person): LeadChanges {
  const refusal = refuseRegistration({ ...lead, name: person.name, phone: person.phone }, { locale: lead.locale });
  if (refusal) throw new ApiError(CODE.invalid, { field: refusal.field });
  const phone = parsePhone(person.phone, lead.locale);
  if (!phone) throw new ApiError(CODE.invalid, { field: 'phone' });
  return {
    name_sealed: cipher.encrypt(lead.id, 'name', cleanName(person.name)),
    phone_sealed: cipher.encrypt(lead.id, 'phone', phone.e164),
    phone_typed_sealed: cipher.encrypt(lead.id, 'phone_typed', person.phoneTyped),
    phone_hash: cipher.hash('phone', phone.e164),
    phone_country: phone.country ?? null,
    is_phone_known_valid: phone.isKnownValid ? 1 : 0,
    key_id: cipher.activeId,
  };
}

/**
 * Puts a name or number right. The log says which of them, and neither the old nor the new one.
 *
 * @throws ApiError leadOutOfReach, changedMeanwhile; invalid also when the other one is damaged and has to be entered
 * too; restricted for who does not handle requests.
 */
export async function correctLead(
  context: StaffContext,
  id: string,
  { version, name, phone }: CorrectLeadRequest,
): Promise<LeadItem> {
  const { texts, actor } = context;
  // To have it put right is a right of its own, also for what is only kept.
  const lead = reachOf(actor.role, 'request.handle')
    ? await requireLead(context, id)
    : await requireUsableLead(context, id);
  const person = {
    name: name ?? requireWhole('name', decryptField(lead, 'name', texts)),
    phone: phone ?? requireWhole('phone', decryptField(lead, 'phone', texts)),
    phoneTyped: phone ?? decryptField(lead, 'phone_typed', texts) ?? '',
  };
  const fields = { ...(name === undefined ? {} : { name }), ...(phone === undefined ? {} : { phone }) };
  const entry = logEntry(context, 'lead_corrected', { leadId: lead.id, detail: { fields: Object.keys(fields) } });
  await writePerson(context, lead, version, person, entry);
  return itemNow(context, lead.id);
}

/** Writes name and number with the keys that the name is found by. @throws ApiError invalid, changedMeanwhile. */
async function writePerson(
  context: RequestContext,
  lead: ListedLead,
  version: number,
  person: Person,
  entry: LogEntry,
): Promise<void> {
  const { store, cipher } = context;
  const columns = personColumns(context, lead, person);
  const e164 = parsePhone(person.phone, lead.locale)?.e164 ?? null;
  await store.transaction(async (transaction) => {
    await writeChanges(transaction, lead, version, columns);
    await dropNameKeys(transaction, lead.id);
    await addNameKeys(transaction, nameKeyRows(cipher, lead.id, { name: cleanName(person.name), phone: e164 }), [
      lead.id,
    ]);
    await addLogEntries(transaction, [entry]);
  });
}

/**
 * Puts name and number right as the person themselves does on their page; both have been checked.
 *
 * @returns false when somebody else has changed the registration meanwhile.
 */
export async function correctByPerson(
  context: RequestContext,
  lead: ListedLead,
  { name, phone }: { name: string; phone: string },
): Promise<boolean> {
  const entry = personLogEntry(context, 'lead_corrected', lead.id, { fields: ['name', 'phone'] });
  try {
    await writePerson(context, lead, lead.version, { name, phone, phoneTyped: phone }, entry);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === CODE.changedMeanwhile) return false;
    throw error;
  }
}
