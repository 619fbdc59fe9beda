/** Putting right who somebody is, and what they said: the staff at the desk, or the person on the page of the registration. */
import { reachOf } from '../../../contract/staff/access.ts';
import { CODE } from '../../../contract/codes.ts';
import { zonesToChoose } from '../../../contract/time/country-zones.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { logEntry, personLogEntry, type RequestContext, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries, type LogEntry } from '../../staff/staff-log.repository.ts';
import { checkPerson, type TypedPerson } from '../check-person.ts';
import type { LeadItem } from '../contract/leads.ts';
import { decryptField } from '../lead.ts';
import type { ListedLead } from '../list/lead-list.repository.ts';
import { requireLead } from '../list/lead-read.service.ts';
import { nameKeyRows } from '../name-index.ts';
import { addNameKeys, dropNameKeys } from '../name-key.repository.ts';
import { CHATS, type Person, personColumns } from '../person-columns.ts';
import type { CorrectLeadRequest } from '../schema/lead-changes.ts';
import { addDoNotContact, findDoNotContactSince } from './lead-change.repository.ts';
import { changesOf, itemNow, type LeadChanges, requireUsableLead, writeChanges } from './lead-write.service.ts';

/** What somebody said, as it may be put right. */
const ANSWER_COLUMNS = ['education', 'working_years', 'purpose', 'program', 'locale'] as const;

/** A field as it was read, which has to be entered anew where it is damaged. @throws ApiError invalid. */
function requireWhole(field: keyof TypedPerson, text: string | null): string {
  if (text === null) throw new ApiError(CODE.invalid, { field });
  return text;
}

const PERSON_FIELDS = ['name', 'phone', ...CHATS] as const;

/** What is to be put right: who somebody is, and what they said. */
type Corrections = Omit<CorrectLeadRequest, 'version'>;

function isPersonCorrected(sent: Corrections): boolean {
  return PERSON_FIELDS.some((field) => sent[field] !== undefined);
}

/** The person as corrected; of a number that stays, how it was typed stays too. @throws ApiError invalid. */
function correctedPerson({ texts }: RequestContext, lead: ListedLead, sent: Corrections): Person {
  const read = (field: keyof TypedPerson) => sent[field] ?? requireWhole(field, decryptField(lead, field, texts));
  const typed = { name: read('name'), phone: read('phone'), wechat: read('wechat'), zalo: read('zalo') };
  const person = checkPerson(typed, sent.locale ?? lead.locale);
  return sent.phone === undefined ? { ...person, phoneTyped: decryptField(lead, 'phone_typed', texts) ?? '' } : person;
}

/** Of what was sent the answers. */
function answersOf(sent: Corrections): LeadChanges {
  return Object.fromEntries(
    ANSWER_COLUMNS.flatMap((column) => (sent[column] === undefined ? [] : [[column, sent[column]]])),
  );
}

/**
 * Puts name, number, ids or answers right. The log says which; of answers also what they were and are, of a person
 * neither.
 *
 * @throws ApiError leadOutOfReach, changedMeanwhile; invalid also when another one is damaged and has to be entered
 * too; restricted for who does not handle requests.
 */
export async function correctLead(
  context: StaffContext,
  id: string,
  { version, ...sent }: CorrectLeadRequest,
): Promise<LeadItem> {
  const { actor } = context;
  // To have it put right is a right of its own, also for what is only kept.
  const lead = reachOf(actor.role, 'request.handle')
    ? await requireLead(context, id)
    : await requireUsableLead(context, id);
  const person = isPersonCorrected(sent) ? correctedPerson(context, lead, sent) : undefined;
  const answers = answersOf(sent);
  const detail = { fields: Object.keys(sent), ...changesOf(lead, answers, ANSWER_COLUMNS) };
  const entryOf: EntryOf = (action, said) => logEntry(context, action, { leadId: lead.id, detail: said });
  await writeCorrection(context, { ...lead, version }, { person, answers, detail }, entryOf);
  return itemNow(context, lead.id);
}

/** What is to be written, and what the log says of it. */
interface Correction {
  person: Person | undefined;
  answers: LeadChanges;
  detail: Record<string, unknown>;
}

/** An entry of the log about what whoever corrects does. */
type EntryOf = (action: 'lead_corrected' | 'do_not_contact_added', detail: Record<string, unknown>) => LogEntry;

/**
 * Writes who somebody is, with the keys that they are found by, and what they said. Who is not to be called is not to be
 * called at the new number either.
 *
 * @throws ApiError changedMeanwhile.
 */
async function writeCorrection(
  { store, cipher }: RequestContext,
  lead: ListedLead,
  { person, answers, detail }: Correction,
  entryOf: EntryOf,
): Promise<void> {
  const columns: LeadChanges = person ? personColumns(cipher, lead.id, person) : {};
  // Where they live was chosen among the zones of the former country; who lives in another one stays there.
  const isOfCountry = zonesToChoose(lead.phone_country).some((zone) => zone === lead.time_zone);
  if (person && columns.phone_country !== lead.phone_country && isOfCountry) columns.time_zone = null;
  await store.transaction(async (transaction) => {
    await writeChanges(transaction, lead, lead.version, { ...columns, ...answers });
    if (person) {
      const keys = nameKeyRows(cipher, lead.id, { ...person, phone: person.phone?.e164 ?? null });
      await dropNameKeys(transaction, lead.id);
      await addNameKeys(transaction, keys, [lead.id]);
    }
    await addLogEntries(transaction, [entryOf('lead_corrected', detail)]);
    const { phone_hash: hash } = columns;
    if (typeof hash !== 'string' || hash === lead.phone_hash) return;
    const since = await findDoNotContactSince(transaction, lead.phone_hash ?? '');
    if (since === undefined) return;
    const listed = entryOf('do_not_contact_added', {});
    await addDoNotContact(transaction, hash, listed.staffId, since);
    await addLogEntries(transaction, [listed]);
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
  sent: { name: string; phone: string },
): Promise<boolean> {
  const person = correctedPerson(context, lead, sent);
  const detail = { fields: ['name', 'phone'] };
  try {
    const entryOf: EntryOf = (action, said) => personLogEntry(context, action, lead.id, said);
    await writeCorrection(context, lead, { person, answers: {}, detail }, entryOf);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === CODE.changedMeanwhile) return false;
    throw error;
  }
}
