/** Registrations from a spreadsheet: what would become of each row, and storing them. */
import { createHash } from 'node:crypto';
import { reachOf } from '../../../contract/staff/access.ts';
import { chinaDay, startOfChinaDay } from '../../../contract/time/china-calendar.ts';
import { CODE } from '../../../contract/codes.ts';
import { RETENTION_MONTHS } from '../../../contract/registration/consent.ts';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import { cleanName } from '../../../contract/registration/registration.ts';
import { addMonths } from '../../../contract/time/add-months.ts';
import type { Cipher } from '../../../server/crypto/cipher.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { logEntry, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries } from '../../staff/staff-log.repository.ts';
import { listStaff } from '../../staff/staff.repository.ts';
import { addConsentTexts } from '../consent.repository.ts';
import {
  IMPORT_MAX_BYTES,
  IMPORT_SAMPLES,
  type ImportLayout,
  type ImportReport,
  type ImportRow,
  type ImportState,
} from '../contract/imports.ts';
import { maskPhone } from '../masking.ts';
import { chatIdKey, indexNames } from '../name-index.ts';
import { CHATS, identitiesOf, identityHash } from '../person-columns.ts';
import { keyedSendingHash } from '../register/new-lead.ts';
import type { ImportFileRequest, ImportRequest } from '../schema/imports.ts';
import { maskedRow, sampleOf } from './import-report.ts';
import type { AcceptedRow } from './import-rows.ts';
import { readInThread, readLayoutInThread } from './import-thread.ts';
import { findKnown, hashesOfChats, insertImported, type KnownBefore } from './import.repository.ts';
import { importedLeads, SENDING_KEY, statedConsent } from './imported-leads.ts';
import type { Importing } from './row-follow-up.ts';
import { ImportError } from './table/import-error.ts';

const CODE_OF_FAULT = {
  unreadable: CODE.importUnreadable,
  columns: CODE.importColumns,
  empty: CODE.importEmpty,
  rows: CODE.importTooManyRows,
  far: CODE.importFarCells,
  encoding: CODE.importEncoding,
} as const;

/** A file that was read and looked up. */
interface JudgedFile {
  report: ImportReport;
  /** Rows to be stored. */
  accepted: AcceptedRow[];
  /** How many of them are of persons who were erased on request. */
  erasedBefore: number;
  /** Hex SHA-256 of the file. */
  sha256: string;
}

/** The bytes of a file, and what is read of them. */
async function readWith<T>(file: string, reader: (bytes: Uint8Array) => Promise<T>): Promise<T & { sha256: string }> {
  const bytes = new Uint8Array(Buffer.from(file, 'base64'));
  if (bytes.byteLength > IMPORT_MAX_BYTES) throw new ApiError(CODE.tooLarge);
  try {
    const read = await reader(bytes);
    return { ...read, sha256: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    throw error instanceof ImportError ? new ApiError(CODE_OF_FAULT[error.kind], { field: 'file' }) : error;
  }
}

/**
 * Which table a file has.
 *
 * @throws ApiError importUnreadable, importEmpty, importTooManyRows, spreadsheetsBusy, tooLarge.
 */
export async function importLayout({ file, ...asked }: ImportFileRequest): Promise<ImportLayout> {
  const { sha256: _, ...layout } = await readWith(file, (bytes) => readLayoutInThread({ bytes, ...asked }));
  return layout;
}

/** What a row is looked up by. */
interface RowHashes {
  row: string;
  /** What its registration is joined by. */
  number: string;
  /** Number and ids: who asked to be left alone may have been known by any of them. */
  person: string[];
}

function hashesOf(cipher: Cipher, { answers, phone, followUp }: AcceptedRow): RowHashes {
  const identities = identitiesOf({ phone, wechat: followUp.wechat, zalo: followUp.zalo });
  const [identity = ''] = identities;
  return {
    row: keyedSendingHash(cipher, SENDING_KEY, identity, cleanName(answers.name), answers),
    number: identityHash(cipher, identity),
    person: identities.map((one) => identityHash(cipher, one)),
  };
}

/** Somebody with an id alone may be known with a number, which says whether they may be called, and joins. */
async function joinByChat(
  { store, cipher }: StaffContext,
  rows: readonly AcceptedRow[],
  hashes: ReadonlyMap<number, RowHashes>,
): Promise<void> {
  const withoutNumber = rows.filter(({ phone }) => !phone);
  if (withoutNumber.length === 0) return;
  await indexNames(store, cipher);
  const keysOf = ({ followUp }: AcceptedRow) =>
    CHATS.filter((chat) => followUp[chat] !== '').map((chat) => chatIdKey(cipher, chat, followUp[chat]));
  const known = await hashesOfChats(store.db, withoutNumber.flatMap(keysOf));
  for (const row of withoutNumber) {
    const found = keysOf(row)
      .map((key) => known.get(key))
      .find((one) => one !== undefined);
    const hash = hashes.get(row.row);
    if (found === undefined || !hash) continue;
    hash.number = found;
    hash.person.push(found);
  }
}

/** When somebody was erased on request, by any of what they are known by. */
function erasedAt({ person }: RowHashes, { erased }: KnownBefore): number | undefined {
  return person.map((one) => erased.get(one)).find((time) => time !== undefined);
}

/** What becomes of an accepted row; remembers it for the rows below. */
function judge(hash: RowHashes, known: KnownBefore, isConfirmed: boolean): ImportState {
  if (hash.person.some((one) => known.refused.has(one))) return 'refused';
  if (erasedAt(hash, known) !== undefined && !isConfirmed) return 'erased';
  if (known.rows.has(hash.row)) return 'known';
  const state = known.numbers.has(hash.number) ? 'joins' : 'new';
  known.rows.add(hash.row);
  known.numbers.add(hash.number);
  return state;
}

/** Who imports, and who of the staff may look after registrations. */
async function importingOf({ store, actor, now }: StaffContext): Promise<Importing> {
  const people = (await listStaff(store.db)).map(({ id, email, name, role, disabled_at: closedAt }) => {
    return { id, email, name, isAble: closedAt === null && reachOf(role, 'lead.change') !== undefined };
  });
  return { now, importerId: actor.staffId, mayAssign: reachOf(actor.role, 'lead.assign') !== undefined, people };
}

async function judgeFile(
  context: StaffContext,
  sent: ImportFileRequest,
  confirmedRows: readonly number[] = [],
): Promise<JudgedFile> {
  const { store, cipher } = context;
  const confirmed = new Set(confirmedRows);
  const { file, locale, table } = sent;
  const importing = await importingOf(context);
  const { rows, unread, unreadSheets, hiddenRows, sha256 } = await readWith(file, (bytes) =>
    readInThread({ bytes, locale, table, importing }),
  );
  const readable = rows.flatMap((row) => ('refusal' in row ? [] : [row]));
  const hashes = new Map(readable.map((row) => [row.row, hashesOf(cipher, row)]));
  await joinByChat(context, readable, hashes);
  const asked = [...hashes.values()];
  const known = await findKnown(store.db, {
    rows: asked.map(({ row }) => row),
    numbers: asked.flatMap(({ person }) => person),
  });
  const accepted: AcceptedRow[] = [];
  let erasedBefore = 0;
  const counts = { new: 0, joins: 0, known: 0, erased: 0, refused: 0 };
  const reported = rows.map((row): ImportRow => {
    if ('refusal' in row) {
      counts.refused += 1;
      const { refusal, typed, name } = row;
      return { row: row.row, state: 'refused', refusal, typed, name, phone: maskPhone(row.phone) };
    }
    const hash = hashes.get(row.row) ?? { row: '', number: '', person: [] };
    const state = judge(hash, known, confirmed.has(row.row));
    counts[state] += 1;
    if (state === 'refused') return { ...maskedRow(row), state, refusal: 'do_not_contact' };
    const erased = erasedAt(hash, known);
    if (state === 'erased') return { ...maskedRow(row), state, erased_on: chinaDay(erased ?? 0) };
    if (state !== 'known') {
      accepted.push(row);
      if (erased !== undefined) erasedBefore += 1;
    }
    return { ...maskedRow(row), state };
  });
  const samples = accepted.slice(0, IMPORT_SAMPLES).map(sampleOf);
  const report = { rows: reported, samples, counts, unread, unread_sheets: unreadSheets, hidden_rows: hiddenRows };
  return { report, accepted, erasedBefore, sha256 };
}

/**
 * What would become of each row of a file.
 *
 * @throws ApiError importUnreadable, importColumns, importEmpty, importTooManyRows, importFarCells,
 * importEncoding, spreadsheetsBusy, tooLarge.
 */
export async function previewImport(context: StaffContext, sent: ImportFileRequest): Promise<ImportReport> {
  return (await judgeFile(context, sent)).report;
}

/**
 * Stores the acceptable rows of a file, all of them or none, with the entry of the log.
 *
 * @throws ApiError as {@link previewImport}, invalid, and changedMeanwhile when the file is not the one that was
 * looked at; the store's error.
 */
export async function importLeads(context: StaffContext, sent: ImportRequest): Promise<ImportReport> {
  const agreedAt = startOfChinaDay(sent.agreed_on);
  const isTooOld = addMonths(agreedAt, RETENTION_MONTHS) <= context.now;
  if (agreedAt > context.now || isTooOld) throw new ApiError(CODE.invalid, { field: 'agreed_on' });
  const { report, accepted, erasedBefore, sha256 } = await judgeFile(context, sent, sent.confirmed_rows);
  const leads = await importedLeads(context, sent, accepted);
  const consent = statedConsent(sent);
  const texts = LOCALES.map((locale: Locale) => ({ ...consent, locale, first_used_at: context.now }));
  const { new: added, joins: joined, known, erased, refused } = report.counts;
  await context.store.transaction(async (transaction) => {
    await addConsentTexts(transaction, texts);
    const stored = await insertImported(transaction, leads);
    const counts = { stored, new: added, joined, known, erased, erased_before: erasedBefore, refused };
    const notes = leads.reduce((sum, lead) => sum + lead.notes.length, 0);
    const detail = { ...counts, notes, source: sent.source, file: sha256.slice(0, 16) };
    await addLogEntries(transaction, [logEntry(context, 'lead_imported', { detail })]);
  });
  return report;
}
