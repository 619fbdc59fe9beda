/** Reads what a row says of the follow-up of a registration: state, assignee, times, source, notes. */
import { keysOf } from '../../../contract/keys-of.ts';
import { contactByMessages, leadStatusMessages, lostReasonMessages } from '../../../contract/choice-labels.messages.ts';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import { hasNumber, NUMBER_DIGITS_BESIDE_DAYS } from '../../../contract/text/number-in-text.ts';
import { PROGRAM_SLUG, slugOfLabel } from '../../../contract/shortlist/shortlist.ts';
import { CONTACT_BY_MESSAGE } from '../../../contract/registration/registration.ts';
import { MS_PER_HOUR } from '../../../contract/time/time-units.ts';
import { isChatId } from '../contract/contacts.ts';
import type { ImportField } from '../contract/import-words.ts';
import { type InLanguages, LOST_REASON_WORDS, STATUS_WORDS } from '../contract/import-follow-up-words.ts';
import type { ImportLeftOut, LeftOutReason } from '../contract/imports.ts';
import { LEAD_STATUSES, LOST_REASONS, type LeadStatus, type LostReason } from '../contract/leads.ts';
import type { Chat } from '../person-columns.ts';
import { readStored, type StoredExtras } from '../register/extras.ts';
import { readNotes, type RowNote, splitLong } from './row-notes.ts';
import { shown } from './table/cells.ts';
import { plainWord, plainWordsOf } from './table/plain-word.ts';
import { type ReadTime, readTime, type TimeReading } from './times.ts';

/** Somebody of the staff, by whom a list can name them. */
export interface Colleague {
  id: string;
  email: string;
  /** Null until somebody has said it. */
  name: string | null;
  /** Whether they may look after registrations. */
  isAble: boolean;
}

/** Who imports and when, and who works here: what of a row may be stored depends on it. */
export interface Importing {
  /** Milliseconds since 1970. */
  now: number;
  importerId: string;
  /** Whether they may give registrations to others. */
  mayAssign: boolean;
  people: readonly Colleague[];
}

/** What a row says of the follow-up of a registration; null where it says nothing. */
export interface RowFollowUp extends Record<Chat, string> {
  stored: StoredExtras;
  created_at: number | null;
  status: LeadStatus;
  lost_reason: LostReason | null;
  assignee_id: string | null;
  next_call_at: number | null;
  first_contacted_at: number | null;
  /** The newest first. */
  notes: RowNote[];
}

/** The cells of a row, with what of them is not stored. */
export interface RowCells {
  /** The text of a field, empty where nothing stands. */
  typed(field: ImportField): string;
  leftOut: ImportLeftOut[];
  /** Whether the spreadsheet counts its days from 1904. */
  isFrom1904: boolean;
}

/** As a note names them, in each language. */
const CHAT_NAMES: Record<Chat, string> = { wechat: 'WeChat', zalo: 'Zalo' };
/** When somebody is called on a day for which a list names no hour, by the clock of Beijing. */
const USUAL_HOUR = 10;

function wordsOf<Value extends string>(
  values: readonly Value[],
  labels: (value: Value) => Record<Locale, string>,
  others: Partial<Record<Value, InLanguages>>,
): Map<string, Value> {
  return new Map(
    values.flatMap((value) => {
      const found = others[value];
      const words = [value, ...LOCALES.map((locale) => labels(value)[locale])].map(plainWord);
      return [...words, ...(found ? plainWordsOf(found) : [])].map((word): [string, Value] => [word, value]);
    }),
  );
}

const STATUS_OF_WORD = wordsOf(LEAD_STATUSES, (status) => leadStatusMessages[`status.${status}`], STATUS_WORDS);
const REASON_OF_WORD = wordsOf(
  LOST_REASONS,
  (reason) => lostReasonMessages[`lost_reason.${reason}`],
  LOST_REASON_WORDS,
);
const CONTACT_BY_OF_WORD = wordsOf([CONTACT_BY_MESSAGE], (by) => contactByMessages[`contact_by.${by}`], {});

/** Reads a cell, or says why it cannot be used. */
type Reader<T> = (text: string) => T | LeftOutReason;

/** What a cell gives; null where nothing stands, or what stands there is left out. */
function take<T extends object>(cells: RowCells, field: ImportField, reader: Reader<T>): T | null {
  const text = cells.typed(field);
  if (text === '') return null;
  const found = reader(text);
  if (typeof found !== 'string') return found;
  cells.leftOut.push({ field, text: shown(text), reason: found });
  return null;
}

/** Somebody of the staff by address, by the part of it before the `@`, or by name; undefined where several are meant. */
function colleagueNamed(people: readonly Colleague[], text: string): Colleague | undefined {
  const typed = text.trim().toLowerCase();
  const [address] = /[^\s<>(),;:]+@[^\s<>(),;:]+/.exec(typed) ?? [];
  const named = people.filter(({ email, name }) =>
    address === undefined ? [email.split('@')[0], name?.toLowerCase()].includes(typed) : email === address,
  );
  return named.length === 1 ? named[0] : undefined;
}

function assigneeOf({ people, importerId, mayAssign }: Importing): Reader<{ id: string }> {
  return (text) => {
    const person = colleagueNamed(people, text);
    if (!person) return 'unknown';
    if (person.id !== importerId && !mayAssign) return 'not_allowed';
    return person.isAble ? { id: person.id } : 'not_able';
  };
}

function pastTime({ now, ...reading }: TimeReading & { now: number }, registeredAt?: number): Reader<ReadTime> {
  return (text) => {
    const read = readTime(text, reading);
    if (typeof read === 'string') return read;
    if (read.time > now) return 'future';
    return registeredAt !== undefined && read.time < registeredAt ? 'before_registration' : read;
  };
}

function nextCall({ now, ...reading }: TimeReading & { now: number }, status: LeadStatus): Reader<ReadTime> {
  return (text) => {
    const read = readTime(text, reading);
    if (typeof read === 'string') return read;
    const time = read.hasHour ? read.time : read.time + USUAL_HOUR * MS_PER_HOUR;
    if (time < now) return 'past';
    return status === 'lost' ? 'lost' : { ...read, time };
  };
}

/** State and reason for loss; somebody lost has one, as at the desk. */
function readStatus(cells: RowCells): Pick<RowFollowUp, 'status' | 'lost_reason'> {
  const found = take(cells, 'status', (text) => {
    const status = STATUS_OF_WORD.get(plainWord(text));
    return status ? { status, said: REASON_OF_WORD.get(plainWord(text)) } : 'unknown';
  });
  const status = found?.status ?? 'new';
  const reason = take(cells, 'lost_reason', (text) => {
    const known = REASON_OF_WORD.get(plainWord(text));
    if (!known) return 'unknown';
    return status === 'lost' ? { known } : 'not_lost';
  });
  return { status, lost_reason: status === 'lost' ? (reason?.known ?? found?.said ?? 'other') : null };
}

/** How a column of what the site's form sends along is read: what it is stored as, and what the form calls it. */
const EXTRAS = {
  program: (text) => readStored({ program: slugOfLabel(text) }).program,
  source: (text) => (hasNumber(text, NUMBER_DIGITS_BESIDE_DAYS) ? null : readStored({ source: text }).source),
  first_source: (text) =>
    hasNumber(text, NUMBER_DIGITS_BESIDE_DAYS) ? null : readStored({ first_source: text }).first_source,
  page: (text) => readStored({ page: text }).page,
  shortlist(text) {
    const programs = text.split(' ');
    return programs.every((slug) => PROGRAM_SLUG.test(slug)) ? readStored({ programs }).shortlist : null;
  },
  fit: (text) => readStored({ fit: text }).fit,
  contact_by: (text) => CONTACT_BY_OF_WORD.get(plainWord(text)),
} satisfies Record<keyof StoredExtras, (text: string) => string | null | undefined>;

function readExtrasOf(cells: RowCells): StoredExtras {
  const columns = keysOf(EXTRAS);
  return Object.fromEntries(
    columns.map((column) => {
      const found = take(cells, column, (text) => {
        const value = EXTRAS[column](text);
        return typeof value === 'string' ? { value } : 'unknown';
      });
      return [column, found?.value ?? null];
    }),
  );
}

/** An id on WeChat or Zalo. What cannot be one, a link or a remark, is kept as a note. */
function readChat(cells: RowCells, chat: Chat): { id: string; notes: RowNote[] } {
  const text = cells.typed(chat);
  const id = /^[+\d][\d\s.-]*$/.test(text) ? text.replace(/[\s.-]/g, '') : text;
  if (text === '' || isChatId(id)) return { id, notes: [] };
  const texts = splitLong(`${CHAT_NAMES[chat]}: ${text}`);
  return { id: '', notes: texts.map((part) => ({ text: part, staffId: null, at: null })) };
}

/** Reads the follow-up of a row; what cannot be used is added to `leftOut` of the cells. */
export function readFollowUp(cells: RowCells, locale: Locale, importing: Importing): RowFollowUp {
  const { now, people } = importing;
  const state = readStatus(cells);
  const reading = { locale, now, isFrom1904: cells.isFrom1904 };
  const registered = take(cells, 'created_at', pastTime(reading));
  const contacted = take(cells, 'first_contacted_at', pastTime(reading, registered?.time ?? now));
  const [wechat, zalo] = [readChat(cells, 'wechat'), readChat(cells, 'zalo')];
  return {
    stored: readExtrasOf(cells),
    created_at: registered?.time ?? null,
    ...state,
    assignee_id: take(cells, 'assignee', assigneeOf(importing))?.id ?? null,
    next_call_at: take(cells, 'next_call_at', nextCall(reading, state.status))?.time ?? null,
    first_contacted_at: contacted?.time ?? null,
    ...{ wechat: wechat.id, zalo: zalo.id },
    notes: [
      ...[...wechat.notes, ...zalo.notes],
      ...readNotes(cells.typed('notes'), (author) => colleagueNamed(people, author)?.id, now),
    ],
  };
}
