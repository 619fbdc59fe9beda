/**
 * The fields of a registration: each column of the table `lead` once, with all that is done with it. The type of a row,
 * what is stored on registering, re-encryption, erasure, files, the person's copy and the desk's payloads are derived
 * from this table. Files have the fields in this order, and are read by position: a new one comes after those that are
 * in files already.
 */
import type { Generated } from 'kysely';
import { keysOf } from '../../../contract/keys-of.ts';
import type { FeeCurrency, LeadStatus, LostReason, Restriction } from '../../../features/leads/contract/leads.ts';
import type { Locale } from '../../../contract/locales.ts';

/**
 * Where a field is shown: in the desk's `list`; in the `detail`, the registration opened at the desk, which has the
 * list's fields too; in a `file` of registrations; in the `copy` that the person can ask for.
 */
export type FieldPlace = 'list' | 'detail' | 'file' | 'copy';

/** What is done with a column. */
interface Rules {
  /**
   * What erasure does with it: `cleared`, set to null; `kept`, it tells nobody apart; `replaced`, by a value that
   * `eraseLeads` gives it.
   */
  erasure: 'cleared' | 'kept' | 'replaced';
  /** Where it is shown; nowhere: the server alone needs it. */
  shownIn: readonly FieldPlace[];
  /** How lists are filtered by it: by `one` value, or by `some`, of which a registration has to have one. */
  filteredBy?: 'one' | 'some';
  /** It changes with the work on the registration, and has a default before. */
  isOfWork?: true;
}

/** What a column stores, and how that is read. */
interface Kind<Stored, Shown> {
  read(this: void, stored: Stored): Shown;
}

/** A value that is shown as it is stored. */
function plain<Value>(): Kind<Value, Value> {
  return { read: (value) => value };
}

/** A text that is encrypted with the row's key, for this name of a field: that of the column without `_sealed`. */
function encrypted<Name extends string>(name: Name) {
  return { ...plain<string | null>(), encryptedFor: name };
}

/** Milliseconds since 1970, shown in ISO 8601. */
const TIME: Kind<number, string> = { read: (time) => new Date(time).toISOString() };
const TIME_OR_NULL: Kind<number | null, string | null> = { read: (time) => (time === null ? null : TIME.read(time)) };
/** 1 for yes. */
const FLAG: Kind<number, boolean> = { read: (value) => value === 1 };
/** A JSON list. */
const LIST: Kind<string | null, string[]> = { read: (list) => (list === null ? [] : JSON.parse(list)) };

function column<Of extends Kind<never, unknown>, const Done extends Rules>(kind: Of, rules: Done): Of & Done {
  return { ...kind, ...rules };
}

const EVERYWHERE = ['list', 'file', 'copy'] as const;
/** Of the two places at the desk in the detail alone. */
const NOT_LISTED = ['detail', 'file', 'copy'] as const;

/** Every column of a registration. */
export const LEAD_FIELDS = {
  /** UUID version 7: sorts by time. */
  id: column(plain<string>(), { erasure: 'kept', shownIn: EVERYWHERE }),
  created_at: column(TIME, { erasure: 'kept', shownIn: EVERYWHERE }),
  /** Begins with `new`; `erased` is no state of the desk's. */
  status: column(plain<LeadStatus | 'erased'>(), {
    erasure: 'replaced',
    shownIn: EVERYWHERE,
    filteredBy: 'some',
    isOfWork: true,
  }),
  lost_reason: column(plain<LostReason | null>(), { erasure: 'kept', shownIn: ['list', 'copy'], isOfWork: true }),
  name_sealed: column(encrypted('name'), { erasure: 'cleared', shownIn: EVERYWHERE }),
  /** The number in E.164; null: they gave none. */
  phone_sealed: column(encrypted('phone'), { erasure: 'cleared', shownIn: EVERYWHERE }),
  /** The number as it was typed. */
  phone_typed_sealed: column(encrypted('phone_typed'), { erasure: 'cleared', shownIn: ['file', 'copy'] }),
  /** ISO 3166 code of the number's country, where it can be told. */
  phone_country: column(plain<string | null>(), { erasure: 'cleared', shownIn: EVERYWHERE }),
  /** 1 when the number's prefix is known to be given out; 0 is worth a call all the same. */
  is_phone_known_valid: column(FLAG, { erasure: 'kept', shownIn: EVERYWHERE }),
  education: column(plain<number>(), { erasure: 'kept', shownIn: EVERYWHERE, filteredBy: 'some' }),
  working_years: column(plain<number>(), { erasure: 'kept', shownIn: EVERYWHERE, filteredBy: 'some' }),
  purpose: column(plain<number>(), { erasure: 'kept', shownIn: EVERYWHERE, filteredBy: 'some' }),
  locale: column(plain<Locale>(), { erasure: 'kept', shownIn: EVERYWHERE, filteredBy: 'some' }),
  page: column(plain<string | null>(), { erasure: 'cleared', shownIn: EVERYWHERE }),
  program: column(plain<string | null>(), { erasure: 'kept', shownIn: EVERYWHERE, filteredBy: 'one' }),
  /** The visitor's shortlist: programme slugs in the visitor's order. */
  shortlist: column(LIST, { erasure: 'cleared', shownIn: NOT_LISTED }),
  /** Answers of the fit check as they stand in its address; null when none were sent. */
  fit: column(plain<string | null>(), { erasure: 'cleared', shownIn: NOT_LISTED }),
  /** Campaign tag of the last address with one, or how the person came whom the staff entered (`contacts.ts`). */
  source: column(plain<string | null>(), { erasure: 'cleared', shownIn: EVERYWHERE, filteredBy: 'one' }),
  /** That of the first one. */
  first_source: column(plain<string | null>(), { erasure: 'cleared', shownIn: NOT_LISTED }),
  is_suspected_bot: column(FLAG, { erasure: 'kept', shownIn: EVERYWHERE }),
  /** Who looks after it; null: nobody yet. It says nothing of the person, nor does the version. */
  assignee_id: column(plain<string | null>(), { erasure: 'kept', shownIn: ['list'], isOfWork: true }),
  next_call_at: column(TIME_OR_NULL, { erasure: 'kept', shownIn: ['list', 'copy'], isOfWork: true }),
  first_contacted_at: column(TIME_OR_NULL, { erasure: 'kept', shownIn: ['list', 'copy'], isOfWork: true }),
  /** Since when it is only kept and not used; null: it is used. */
  restricted_at: column(TIME_OR_NULL, { erasure: 'kept', shownIn: ['list', 'copy'], isOfWork: true }),
  /** Why it is only kept. */
  restriction: column(plain<Restriction | null>(), { erasure: 'kept', shownIn: ['list'], isOfWork: true }),
  /** When it is to be erased, unless the person is contacted before. */
  purge_after: column(TIME, { erasure: 'kept', shownIn: NOT_LISTED }),
  /** One more with each change. */
  version: column(plain<number>(), { erasure: 'kept', shownIn: ['list'], isOfWork: true }),
  /** The beginning of the hour that the person chose; counts while it is still the next call. */
  chosen_call_at: column(TIME_OR_NULL, { erasure: 'cleared', shownIn: ['detail'], isOfWork: true }),
  /** The person's id on WeChat, and the one on Zalo; null: not known. */
  wechat_sealed: column(encrypted('wechat'), { erasure: 'cleared', shownIn: EVERYWHERE, isOfWork: true }),
  zalo_sealed: column(encrypted('zalo'), { erasure: 'cleared', shownIn: EVERYWHERE, isOfWork: true }),
  /** Where the person has enrolled, in the staff's words. */
  enrolled_school: column(plain<string | null>(), { erasure: 'cleared', shownIn: NOT_LISTED, isOfWork: true }),
  enrolled_program: column(plain<string | null>(), { erasure: 'cleared', shownIn: NOT_LISTED, isOfWork: true }),
  /**
   * The company's own fee, in whole units of the currency; both or neither. Managers alone are shown it, and files
   * for other programs do not have it: they go to partners too.
   */
  fee_amount: column(plain<number | null>(), { erasure: 'cleared', shownIn: ['detail', 'copy'], isOfWork: true }),
  /** ISO 4217. */
  fee_currency: column(plain<FeeCurrency | null>(), {
    erasure: 'cleared',
    shownIn: ['detail', 'copy'],
    isOfWork: true,
  }),
  /** Time zone (IANA) in which the person lives, where the country of the number has several; null: not known. */
  time_zone: column(plain<string | null>(), { erasure: 'cleared', shownIn: ['list', 'copy'], isOfWork: true }),
  /** `message`: the person asks to be written to before any call; null: a call is fine. */
  contact_by: column(plain<string | null>(), { erasure: 'kept', shownIn: EVERYWHERE }),
  /**
   * Keyed hash of the E.164 number, or of the id on WeChat or Zalo of who gave no number: finds and joins registrations
   * of one person.
   */
  phone_hash: column(plain<string | null>(), { erasure: 'cleared', shownIn: [] }),
  /** The key that the encrypted columns were encrypted with. */
  key_id: column(plain<string>(), { erasure: 'kept', shownIn: [] }),
  idempotency_hash: column(plain<string>(), { erasure: 'replaced', shownIn: [] }),
  /** Hex SHA-256 of the token of the link to its page; null: no link leads to it, as to whom the staff entered or imported. */
  receipt_hash: column(plain<string | null>(), { erasure: 'cleared', shownIn: [] }),
  erased_at: column(plain<number | null>(), { erasure: 'replaced', shownIn: [], isOfWork: true }),
  /** Whether the keys that its name is found by have been made. */
  has_name_keys: column(plain<number>(), { erasure: 'kept', shownIn: [], isOfWork: true }),
};

type Fields = typeof LEAD_FIELDS;

/** A column of a registration. */
export type StoredColumn = keyof Fields;

/** The columns whose rules have something. */
type ColumnWith<Rule> = { [Column in StoredColumn]: Fields[Column] extends Rule ? Column : never }[StoredColumn];

function columnsWhere<Column extends StoredColumn>(isMeant: (rules: Rules) => boolean): readonly Column[] {
  // Each caller's type says what its condition does.
  return (keysOf(LEAD_FIELDS) as Column[]).filter((name) => isMeant(LEAD_FIELDS[name]));
}

type StoredIn<Column extends StoredColumn> = Parameters<Fields[Column]['read']>[0];

/** A registration as it stands in the store. Times are milliseconds since 1970; the person is null once it is erased. */
export type LeadTable = {
  [Column in StoredColumn]: Column extends ColumnOfWork ? Generated<StoredIn<Column>> : StoredIn<Column>;
};

type ColumnOfWork = ColumnWith<{ isOfWork: true }>;

/** A column that is stored on registering. */
export type RegisteredColumn = Exclude<StoredColumn, ColumnOfWork>;

/** The columns that are stored on registering. */
export const REGISTERED_COLUMNS = columnsWhere<RegisteredColumn>(({ isOfWork }) => !isOfWork);

/** The encrypted columns, each with the name of the field that it is encrypted for. */
export const ENCRYPTED_LEAD_COLUMNS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(LEAD_FIELDS).flatMap(([name, field]) =>
    'encryptedFor' in field ? [[name, field.encryptedFor] as const] : [],
  ),
);

/** The name of a field that is encrypted. */
export type EncryptedName = Fields[ColumnWith<{ encryptedFor: string }>]['encryptedFor'];

/** The names of the encrypted fields. */
export const ENCRYPTED_NAMES: ReadonlySet<string> = new Set(Object.values(ENCRYPTED_LEAD_COLUMNS));

/** The columns that erasure sets to null. */
export const CLEARED_COLUMNS = columnsWhere<ColumnWith<{ erasure: 'cleared' }>>(({ erasure }) => erasure === 'cleared');

/** A column that erasure gives another value. */
export type ReplacedColumn = ColumnWith<{ erasure: 'replaced' }>;

/** What lists can be filtered by: one value of a column, or some. */
export type FilteredValues = {
  [Column in ColumnWith<{ filteredBy: 'one' }>]?: NonNullable<StoredIn<Column>>;
} & { [Column in ColumnWith<{ filteredBy: 'some' }>]?: readonly StoredIn<Column>[] };

/** The columns that lists can be filtered by. */
export const FILTERED_COLUMNS = columnsWhere<keyof FilteredValues>(({ filteredBy }) => filteredBy !== undefined);

/** The columns that are shown in some places. */
type ColumnIn<In extends FieldPlace> = {
  [Column in StoredColumn]: [Extract<Fields[Column]['shownIn'][number], In>] extends [never] ? never : Column;
}[StoredColumn];

/** The name under which a column is shown. */
type NameOf<Column extends StoredColumn> = Fields[Column] extends { encryptedFor: infer Name extends string }
  ? Name
  : Column;

/** A registration as it is shown in some places. */
export type LeadIn<In extends FieldPlace> = {
  [Column in ColumnIn<In> as NameOf<Column>]: ReturnType<Fields[Column]['read']>;
};

/** The columns that are shown in some places, in order. */
export function columnsIn<In extends FieldPlace>(places: readonly In[]): readonly ColumnIn<In>[] {
  return columnsWhere<ColumnIn<In>>(({ shownIn }) => places.some((place) => shownIn.includes(place)));
}

/** The names of what is shown in some places, in order. */
export function namesIn<In extends FieldPlace>(...places: In[]): readonly (keyof LeadIn<In>)[] {
  // A look-up by a column of several gives any of their names; NameOf knows the one of each.
  return columnsIn(places).map((column): string => ENCRYPTED_LEAD_COLUMNS[column] ?? column) as (keyof LeadIn<In>)[];
}
