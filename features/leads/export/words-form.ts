/** Registrations in a file for people: what the list shows, in its order, in words and in the company's time. */
import { hasKey } from '../../../contract/keys-of.ts';
import { chinaClock } from '../../../contract/time/china-calendar.ts';
import {
  contactByMessages,
  contactSourceMessages,
  educationMessages,
  leadStatusMessages,
  localeMessages,
  lostReasonMessages,
  purposeMessages,
  workingYearsMessages,
} from '../../../contract/choice-labels.messages.ts';
import { type Cell, clockText } from '../../../contract/text/csv.ts';
import { leadFieldMessages } from '../../../contract/registration/lead-field.messages.ts';
import type { Locale } from '../../../contract/locales.ts';
import { type Message, textsIn } from '../../../contract/messages.ts';
import { programLabel } from '../../../contract/shortlist/shortlist.ts';
import type { StaffContext } from '../../staff/staff-context.ts';
import { listStaff } from '../../staff/staff.repository.ts';
import { listNotesOf } from '../change/lead-note.repository.ts';
import { contactSourceOf } from '../contract/contacts.ts';
import { LEAD_COLUMNS, type LeadColumn } from '../contract/saved-views.ts';
import type { FiledLead } from '../list/lead-pages.ts';
import { DAMAGED_MARK, type ExportForm } from './lead-export.ts';

/** What files have beside a column of the list. */
const BESIDE = {
  phone: ['wechat', 'zalo', 'contact_by'],
  status: ['lost_reason'],
  first_contacted_at: ['enrolled_school', 'enrolled_program', 'fee', 'fee_currency'],
} as const satisfies Partial<Record<LeadColumn, readonly string[]>>;
type Column = LeadColumn | (typeof BESIDE)[keyof typeof BESIDE][number] | 'notes';

/** The list's columns, what stands beside them, and what was noted at the end. */
const COLUMNS: readonly Column[] = [
  ...LEAD_COLUMNS.flatMap((column): Column[] => [column, ...(hasKey(BESIDE, column) ? BESIDE[column] : [])]),
  'notes',
];
/** Whose headings say in which time they are. */
const TIMES: ReadonlySet<Column> = new Set(['created_at', 'next_call_at', 'first_contacted_at']);

/** What the team wrote of people, and what they pay, leaves the company in no file. */
const OWN: ReadonlySet<Column> = new Set(['notes', 'fee', 'fee_currency']);

const COMPANY_TIME: Record<Locale, string> = { zh: '（北京时间）', en: ' (Beijing time)', vi: ' (giờ Bắc Kinh)' };
const CHOICES: Record<string, Message> = {
  ...leadStatusMessages,
  ...lostReasonMessages,
  ...educationMessages,
  ...workingYearsMessages,
  ...purposeMessages,
  ...localeMessages,
  ...contactByMessages,
  ...contactSourceMessages,
};
/** Most that a cell of Excel holds. */
const CELL_MAX_CHARACTERS = 32_767;

const clock = (iso: string | null): Cell => (iso === null ? '' : chinaClock(Date.parse(iso)));

/** The notes of some registrations, each with its time and who wrote it; the newest first. */
async function notesOf(
  { store, texts }: StaffContext,
  leads: readonly FiledLead[],
  names: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const notes = new Map<string, string>();
  for (const note of await listNotesOf(
    store.db,
    leads.map(({ id }) => id),
  )) {
    const text = texts.read(note.id, 'note', note.key_id, note.text_sealed) ?? DAMAGED_MARK;
    const line = `${clockText(chinaClock(note.at))} ${names.get(note.staff_id) ?? ''}: ${text}`;
    const newer = notes.get(note.lead_id);
    notes.set(note.lead_id, newer === undefined ? line : `${newer}\n${line}`);
  }
  return notes;
}

/** The form in a language. @param isOwnUse whether the company itself uses the file. */
export async function wordsForm(
  context: StaffContext,
  language: Locale,
  { isOwnUse }: { isOwnUse: boolean },
): Promise<ExportForm> {
  const columns = COLUMNS.filter((column) => isOwnUse || !OWN.has(column));
  const labels = textsIn(leadFieldMessages, language);
  const names = new Map((await listStaff(context.store.db)).map(({ id, name, email }) => [id, name ?? email]));
  const word = (choice: string, value: string | number | null | undefined) =>
    value === null || value === undefined ? '' : (CHOICES[`${choice}.${value}`]?.[language] ?? String(value));
  return {
    fields: columns,
    headings: columns.map(
      (column) => labels[`lead.field.${column}`] + (TIMES.has(column) ? COMPANY_TIME[language] : ''),
    ),
    async rows(leads) {
      const notes = isOwnUse ? await notesOf(context, leads, names) : new Map<string, string>();
      const cells: Record<Column, (lead: FiledLead) => Cell> = {
        created_at: (lead) => clock(lead.created_at),
        name: (lead) => lead.name ?? DAMAGED_MARK,
        phone: (lead) => lead.phone ?? DAMAGED_MARK,
        wechat: (lead) => lead.wechat ?? DAMAGED_MARK,
        zalo: (lead) => lead.zalo ?? DAMAGED_MARK,
        contact_by: (lead) => word('contact_by', lead.contact_by),
        status: (lead) => word('status', lead.status),
        lost_reason: (lead) => word('lost_reason', lead.lost_reason),
        assignee: (lead) => names.get(lead.assignee_id ?? '') ?? '',
        next_call_at: (lead) => clock(lead.next_call_at),
        program: (lead) => programLabel(lead.program ?? ''),
        purpose: (lead) => word('purpose', lead.purpose),
        education: (lead) => word('education', lead.education),
        working_years: (lead) => word('working_years', lead.working_years),
        locale: (lead) => word('locale', lead.locale),
        source: ({ source }) => word('contact_source', contactSourceOf(source)) || (source ?? ''),
        page: (lead) => lead.page ?? '',
        first_contacted_at: (lead) => clock(lead.first_contacted_at),
        enrolled_school: (lead) => lead.enrolled_school ?? '',
        enrolled_program: (lead) => lead.enrolled_program ?? '',
        fee: (lead) => lead.fee_amount ?? '',
        fee_currency: (lead) => lead.fee_currency ?? '',
        notes: (lead) => (notes.get(lead.id) ?? '').slice(0, CELL_MAX_CHARACTERS),
      };
      return leads.map((lead) => columns.map((column) => cells[column](lead)));
    },
  };
}
