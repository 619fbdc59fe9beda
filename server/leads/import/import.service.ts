/** Registrations from a spreadsheet: what would become of each row, and storing them. */
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { chinaDay, startOfChinaDay } from '../../../contract/china-calendar.ts';
import { CODE } from '../../../contract/codes.ts';
import { RETENTION_MONTHS } from '../../../contract/consent.ts';
import {
  IMPORT_MAX_BYTES,
  type ImportLayout,
  type ImportLayoutRequest,
  type ImportPreviewRequest,
  type ImportReport,
  type ImportRequest,
  type ImportRow,
  type ImportState,
} from '../../../contract/import-api.ts';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import { cleanName } from '../../../contract/registration.ts';
import type { Cipher } from '../../crypto/cipher.ts';
import { ApiError } from '../../http/api-error.ts';
import { logEntry, type StaffContext } from '../../staff/staff-context.ts';
import { addLogEntries } from '../../staff/staff-log.repository.ts';
import { addConsentTexts } from '../consent.repository.ts';
import { maskName, maskPhone } from '../masking.ts';
import { addMonths, buildLead, keyedSendingHash } from '../register/new-lead.ts';
import type { NewLead } from '../register/registration.repository.ts';
import { findKnown, insertImported, type KnownBefore } from './import.repository.ts';
import { ImportFault } from './import-fault.ts';
import type { AcceptedRow } from './import-rows.ts';
import { readInThread, readLayoutInThread } from './import-thread.ts';

/** The key of every row's sending: the same person with the same answers is stored once, from whatever file. */
const SENDING_KEY = 'import';
/** Rows encrypted before others get their turn: some 10 ms of work. */
const ROWS_PER_TURN = 200;

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
    throw error instanceof ImportFault ? new ApiError(CODE_OF_FAULT[error.kind], { field: 'file' }) : error;
  }
}

/**
 * Which table a file has.
 *
 * @throws ApiError importUnreadable, importEmpty, importTooManyRows, spreadsheetsBusy, tooLarge.
 */
export async function importLayout({ file, ...asked }: ImportLayoutRequest): Promise<ImportLayout> {
  const { sha256: _, ...layout } = await readWith(file, (bytes) => readLayoutInThread({ bytes, ...asked }));
  return layout;
}

function hashesOf(cipher: Cipher, { answers, phone }: AcceptedRow): { row: string; number: string } {
  return {
    row: keyedSendingHash(cipher, SENDING_KEY, phone.e164, cleanName(answers.name), answers),
    number: cipher.hash('phone', phone.e164),
  };
}

function masked({ row, answers, phone, leftOut }: AcceptedRow): Omit<ImportRow, 'state'> {
  const left = [...leftOut.phones.map(maskPhone), ...leftOut.texts];
  const person = { row, name: maskName(cleanName(answers.name)), phone: maskPhone(phone.e164) };
  return left.length > 0 ? { ...person, left_out: left.join(' · ') } : person;
}

/** What becomes of an accepted row; remembers it for the rows below. */
function judge(hash: { row: string; number: string }, known: KnownBefore, isConfirmed: boolean): ImportState {
  if (known.refused.has(hash.number)) return 'refused';
  if (known.erased.has(hash.number) && !isConfirmed) return 'erased';
  if (known.rows.has(hash.row)) return 'known';
  const state = known.numbers.has(hash.number) ? 'joins' : 'new';
  known.rows.add(hash.row);
  known.numbers.add(hash.number);
  return state;
}

async function judgeFile(
  { store, cipher }: StaffContext,
  sent: ImportPreviewRequest,
  confirmedRows: readonly number[] = [],
): Promise<JudgedFile> {
  const confirmed = new Set(confirmedRows);
  const { file, locale, defaults, table } = sent;
  const { rows, unread, unreadSheets, sha256 } = await readWith(file, (bytes) =>
    readInThread({ bytes, locale, defaults, table }),
  );
  const hashes = new Map(rows.flatMap((row) => ('refusal' in row ? [] : [[row.row, hashesOf(cipher, row)] as const])));
  const asked = [...hashes.values()];
  const known = await findKnown(store.db, {
    rows: asked.map(({ row }) => row),
    numbers: asked.map(({ number }) => number),
  });
  const accepted: AcceptedRow[] = [];
  let erasedBefore = 0;
  const counts = { new: 0, joins: 0, known: 0, erased: 0, refused: 0 };
  const reported = rows.map((row): ImportRow => {
    if ('refusal' in row) {
      counts.refused += 1;
      // Masked as well: a report lies about on people's desks.
      const person = { name: maskName(row.name), phone: maskPhone(row.phone) };
      return { row: row.row, state: 'refused', refusal: row.refusal, typed: row.typed, ...person };
    }
    const hash = hashes.get(row.row) ?? { row: '', number: '' };
    const state = judge(hash, known, confirmed.has(row.row));
    counts[state] += 1;
    if (state === 'refused') return { ...masked(row), state, refusal: 'do_not_contact' };
    const erasedAt = known.erased.get(hash.number);
    if (state === 'erased') return { ...masked(row), state, erased_on: chinaDay(erasedAt ?? 0) };
    if (state !== 'known') {
      accepted.push(row);
      if (erasedAt !== undefined) erasedBefore += 1;
    }
    return { ...masked(row), state };
  });
  return { report: { rows: reported, counts, unread, unread_sheets: unreadSheets }, accepted, erasedBefore, sha256 };
}

/**
 * What would become of each row of a file.
 *
 * @throws ApiError importUnreadable, importColumns, importEmpty, importTooManyRows, importFarCells,
 * importEncoding, spreadsheetsBusy, tooLarge.
 */
export async function previewImport(context: StaffContext, sent: ImportPreviewRequest): Promise<ImportReport> {
  return (await judgeFile(context, sent)).report;
}

/** What these people agreed to, as the manager states it; a form can never name such a version. */
function statedConsent({ statement, agreed_on }: ImportRequest) {
  const sha256 = createHash('sha256').update(statement).digest('hex');
  return { version: `import:${agreed_on}`, sha256, text: statement };
}

async function buildLeads(
  context: StaffContext,
  sent: ImportRequest,
  rows: readonly AcceptedRow[],
): Promise<NewLead[]> {
  const { version, sha256 } = statedConsent(sent);
  const agreedAt = startOfChinaDay(sent.agreed_on);
  const leads: NewLead[] = [];
  for (const [index, { answers, phone, locale, program }] of rows.entries()) {
    if (index % ROWS_PER_TURN === 0) await nextTurn();
    const stored = { program: program ?? null, source: sent.source };
    const extras = { stored, idempotencyKey: SENDING_KEY, isSuspectedBot: false };
    const agreedText = { version, locale, sha256 };
    const checked = { answers, phone, agreedText, agreedOptional: [], extras, locale };
    const { newLead } = buildLead(checked, context.cipher, context.now);
    leads.push({
      ...newLead,
      // From the day on which they agreed, as for everybody else. Nobody is given a link.
      lead: { ...newLead.lead, purge_after: addMonths(agreedAt, RETENTION_MONTHS), receipt_hash: null },
      consents: newLead.consents.map((consent) => ({ ...consent, given_at: agreedAt })),
    });
  }
  return leads;
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
  const leads = await buildLeads(context, sent, accepted);
  const consent = statedConsent(sent);
  const texts = LOCALES.map((locale: Locale) => ({ ...consent, locale, first_used_at: context.now }));
  const { new: added, joins: joined, known, erased, refused } = report.counts;
  await context.store.transaction(async (transaction) => {
    await addConsentTexts(transaction, texts);
    const stored = await insertImported(transaction, leads);
    const counts = { stored, new: added, joined, known, erased, erased_before: erasedBefore, refused };
    const detail = { ...counts, source: sent.source, file: sha256.slice(0, 16) };
    await addLogEntries(transaction, [logEntry(context, 'lead_imported', { detail })]);
  });
  return report;
}
