/** The log of a registration as sentences (DESK-4). */
import type { LogItem } from '../../../../../contract/staff/log-api.ts';
import type { Translate } from '../../../../../desk/words/translate.ts';
import { contactSourceOf } from '../../../contract/contacts.ts';
import type { LeadDetail } from '../../../contract/leads.ts';

/** What sentences are made with. */
export interface HistoryWording {
  translate: Translate;
  nameOf: (staffId: string | null, part: 'subject' | 'object') => string;
  /** Words the time of a next call. */
  timeOf: (time: number) => string;
  /** Where somebody lives, by time zone. */
  placeOf: (zone: string) => string;
  /** A programme's name by its slug. */
  programOf: (slug: string) => string;
  /** The person is written to and not called. */
  isWritten: boolean;
}

/** A value before and after. */
interface Change {
  from: unknown;
  to: unknown;
}

function isChange(value: unknown): value is Change {
  return typeof value === 'object' && value !== null && 'to' in value;
}

type Clause = (change: Change, tools: HistoryWording) => string;

const CLAUSES: Record<string, Clause> = {
  status: ({ from, to }, { translate }) =>
    translate('person.history.status', {
      from: translate(`status.${String(from)}`),
      to: translate(`status.${String(to)}`),
    }),
  lost_reason: ({ to }, { translate }) =>
    to === null ? '' : translate('person.history.reason', { to: translate(`lost_reason.${String(to)}`) }),
  assignee_id: ({ to }, { translate, nameOf }) =>
    typeof to === 'string'
      ? translate('person.history.assigned', { to: nameOf(to, 'object') })
      : translate('person.history.unassigned'),
  next_call_at: ({ to }, { translate, timeOf, isWritten }) =>
    typeof to === 'number'
      ? translate(isWritten ? 'person.history.next_message' : 'person.history.next_call', { to: timeOf(to) })
      : translate(isWritten ? 'person.history.no_next_message' : 'person.history.no_next_call'),
  contact_by: (_change, { translate }) => translate('person.history.text_first'),
  time_zone: ({ to }, { translate, placeOf }) =>
    to === null
      ? translate('person.history.no_time_zone')
      : translate('person.history.time_zone', { to: placeOf(String(to)) }),
};

/** What answers were and are; empty when none was corrected. */
function answersOf(detail: Record<string, unknown>, { translate, programOf }: HistoryWording): string {
  const wordOf = (column: string, value: unknown) => {
    if (value === null) return translate('lead.none');
    return column === 'program' ? programOf(String(value)) : translate(`${column}.${String(value)}`);
  };
  const changes = ['education', 'working_years', 'purpose', 'program', 'locale'].flatMap((column) => {
    const change = detail[column];
    if (!isChange(change)) return [];
    return [translate('person.history.answer', { from: wordOf(column, change.from), to: wordOf(column, change.to) })];
  });
  if (changes.length === 0) return '';
  return translate('person.history.answers', { changes: changes.join(translate('person.history.join')) });
}

/** What changed, in clauses; empty when nothing did. */
function changesOf(detail: Record<string, unknown>, tools: HistoryWording): string {
  const clauses = Object.keys(CLAUSES).flatMap((column) => {
    const change = detail[column];
    const clause = isChange(change) ? CLAUSES[column]?.(change, tools) : undefined;
    return clause ? [clause] : [];
  });
  return clauses.join(tools.translate('person.history.join'));
}

/** What has other words for who is written to. */
const CONTACTS: ReadonlySet<string> = new Set(['lead_called', 'lead_call_undone', 'lead_revealed']);

/** An entry of the log as a sentence; an action without a sentence is named by its code. */
export function historySentence({ action, staff_id, detail }: LogItem, tools: HistoryWording): string {
  const { translate, isWritten } = tools;
  const nobody = translate(detail?.['by'] === 'person' ? 'person.history.visitor' : 'lead.system');
  const who = staff_id === null ? nobody : tools.nameOf(staff_id, 'subject');
  const values: Record<string, string> = { who };
  const changes = changesOf(detail ?? {}, tools);
  if (action === 'lead_changed') values['changes'] = changes || translate('person.history.nothing');
  if (action === 'lead_called' || action === 'lead_call_undone') {
    values['outcome'] = translate(`${isWritten ? 'message' : 'call'}_outcome.${String(detail?.['outcome'])}`);
    values['changes'] = changes && translate('person.history.join') + changes;
  }
  if (action === 'lead_imported') {
    const notes = Number(detail?.['notes'] ?? 0);
    const clauses = [changes, notes > 0 ? translate('person.history.imported_notes', { count: notes }) : ''];
    values['changes'] = clauses.map((clause) => clause && translate('person.history.join') + clause).join('');
  }
  if (action === 'lead_corrected' || action === 'enrolment_changed') {
    const fields = Array.isArray(detail?.['fields']) ? detail['fields'] : [];
    values['fields'] = fields
      .map((field) => translate(`lead.field.${String(field)}`))
      .join(translate('person.history.list'));
    values['changes'] = answersOf(detail ?? {}, tools);
  }
  if (action === 'contact_added' || action === 'contact_known') {
    values['source'] = translate(`contact_source.${contactSourceOf(String(detail?.['source']))}`);
    values['method'] = translate(`consent_method.${String(detail?.['consent_method'])}`);
  }
  if (action === 'consent_withdrawn') {
    const reason = detail?.['reason'];
    values['why'] = typeof reason === 'string' ? translate('person.history.why', { reason }) : '';
  }
  const other = translate('person.history.other', { who, action });
  const isOfMessage = isWritten && CONTACTS.has(action);
  return translate(`person.history.${action}${isOfMessage ? '.written' : ''}`, values, other);
}

/** Where somebody registered, as the end of a key: everybody who sent the site's form agreed to its words. */
export function registeredWhere({
  is_imported: isImported,
  source,
  consents,
}: Pick<LeadDetail, 'is_imported' | 'source' | 'consents'>): 'registered_elsewhere' | 'registered_from' | 'registered' {
  if (isImported || consents.length === 0) return 'registered_elsewhere';
  return source === null ? 'registered' : 'registered_from';
}

/** Entries that only say that somebody looked. */
export function isView({ action }: LogItem): boolean {
  return action === 'lead_opened';
}
