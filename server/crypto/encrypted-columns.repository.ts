/** The SQL of encrypted columns, to re-encrypt them with another key (OPS-1). */
import { sql } from 'kysely';
import { keysOf } from '../../contract/keys-of.ts';
import type { Queryable, Store } from '../storage/database.ts';
import { ENCRYPTED_LEAD_COLUMNS } from '../storage/tables/lead-fields.ts';

/** Every table with encrypted columns, and the name of the field that each is encrypted for. */
export const ENCRYPTED_COLUMNS = {
  lead: ENCRYPTED_LEAD_COLUMNS,
  lead_note: { text_sealed: 'note' },
  lead_question: { text_sealed: 'question' },
  notice_channel: { settings_sealed: 'notice_settings' },
  rights_request: { note_sealed: 'request_note' },
  staff_factor: { secret_sealed: 'factor_secret' },
} as const satisfies Record<string, Record<string, string>>;

/** A table with encrypted columns. */
export type EncryptedTable = keyof typeof ENCRYPTED_COLUMNS;

/** Names of the tables with encrypted columns. */
export const ENCRYPTED_TABLES = keysOf(ENCRYPTED_COLUMNS);

/** A row with its encrypted columns. */
export interface EncryptedRow {
  id: string;
  key_id: string;
  /** By column; null where there is nothing. */
  encrypted: Record<string, string | null>;
}

/** Rows that are not encrypted with a key, by id after one of them; to be run in the transaction that writes them. */
export async function listRowsOfOtherKeys(
  db: Queryable,
  kind: Store['kind'],
  table: EncryptedTable,
  { keyId, after, limit }: { keyId: string; after: string; limit: number },
): Promise<EncryptedRow[]> {
  const columns = Object.keys(ENCRYPTED_COLUMNS[table]);
  const names = sql.join(['id', 'key_id', ...columns].map((column) => sql.ref(column)));
  // SQLite's transactions stand in line by themselves.
  const lock = kind === 'postgres' ? sql`for update` : sql``;
  const { rows } = await sql<Record<string, string | null>>`select ${names} from ${sql.table(table)}
    where key_id <> ${keyId} and id > ${after} order by id limit ${limit} ${lock}`.execute(db);
  return rows.map(({ id, key_id, ...encrypted }) => ({ id: id ?? '', key_id: key_id ?? '', encrypted }));
}

/** Writes a row that has been re-encrypted. Its version stays: nothing that it says has changed. */
export async function writeReEncrypted(db: Queryable, table: EncryptedTable, row: EncryptedRow): Promise<void> {
  const changes = Object.entries({ key_id: row.key_id, ...row.encrypted }).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  );
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where id = ${row.id}`.execute(db);
}

async function countRows(db: Queryable, table: EncryptedTable, keyId: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select cast(count(*) as integer) as rows from ${sql.table(table)}
    where key_id = ${keyId}`.execute(db);
  return rows[0]?.rows ?? 0;
}

/** How many rows of all tables name a key. */
export async function countRowsOfKey(db: Queryable, keyId: string): Promise<number> {
  let sum = 0;
  for (const table of ENCRYPTED_TABLES) sum += await countRows(db, table, keyId);
  return sum;
}

/** Names of the newest registrations that have not been erased, as they are encrypted. */
export function listNewestNames(db: Queryable, limit: number) {
  return db
    .selectFrom('lead')
    .select(['id', 'key_id', 'name_sealed'])
    .where('name_sealed', 'is not', null)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
