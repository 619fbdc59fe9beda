/** Re-encrypts everything with the active key, while the site runs (OPS-1). */
import type { Store } from '../storage/database.ts';
import { type Cipher, DecryptionError } from './cipher.ts';
import {
  ENCRYPTED_COLUMNS,
  ENCRYPTED_TABLES,
  type EncryptedRow,
  type EncryptedTable,
  listRowsOfOtherKeys,
  writeReEncrypted,
} from './encrypted-columns.repository.ts';

/** Rows of one transaction: some 10 ms in which nobody else can write to SQLite. */
const BATCH_ROWS = 200;

/** What a re-encryption has done. */
export interface ReEncrypted {
  rows: number;
  /** Rows that could not be opened and stay as they are. */
  damaged: { table: EncryptedTable; id: string }[];
}

function reEncrypt(cipher: Cipher, table: EncryptedTable, row: EncryptedRow): EncryptedRow {
  const fields: Record<string, string> = ENCRYPTED_COLUMNS[table];
  const decrypted = Object.entries(row.encrypted).map(([column, text]) => {
    const field = fields[column] ?? column;
    return { column, field, text: text === null ? null : cipher.decrypt(row.id, field, row.key_id, text) };
  });
  // All opened first: opening may take up a new key, and a row has one.
  const encrypted = decrypted.map(({ column, field, text }) => [
    column,
    text === null ? null : cipher.encrypt(row.id, field, text),
  ]);
  return { id: row.id, key_id: cipher.activeId, encrypted: Object.fromEntries(encrypted) };
}

/**
 * Re-encrypts all rows that are encrypted with another key than the active one. It can be broken off and
 * begun again at any time: what is done is done.
 *
 * @param onProgress told after each batch how many rows have been re-encrypted.
 * @throws the store's error.
 */
export async function reEncryptAll(
  store: Store,
  cipher: Cipher,
  onProgress: (rows: number) => void = () => {},
): Promise<ReEncrypted> {
  const done: ReEncrypted = { rows: 0, damaged: [] };
  for (const table of ENCRYPTED_TABLES) {
    for (let after = ''; ;) {
      const batch = await store.transaction(async (transaction) => {
        const choice = { keyId: cipher.activeId, after, limit: BATCH_ROWS };
        const rows = await listRowsOfOtherKeys(transaction, store.kind, table, choice);
        const damaged: string[] = [];
        for (const row of rows) {
          try {
            await writeReEncrypted(transaction, table, reEncrypt(cipher, table, row));
          } catch (error) {
            if (!(error instanceof DecryptionError)) throw error;
            damaged.push(row.id);
          }
        }
        return { last: rows.at(-1)?.id, rows: rows.length - damaged.length, damaged };
      });
      if (batch.last === undefined) break;
      after = batch.last;
      done.rows += batch.rows;
      done.damaged.push(...batch.damaged.map((id) => ({ table, id })));
      onProgress(done.rows);
    }
  }
  return done;
}
