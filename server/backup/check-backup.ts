/** Looks at a whole backup and at the keys, before anything is touched (OPS-2). */
import type { Keys } from '../crypto/key-file.ts';
import { isKnownMigration } from '../storage/migrate.ts';
import { type BackupSummary, readBackup } from './backup-file.ts';
import { DecryptionCheck } from './decryption-check.ts';

/** Thrown when a backup is not to be restored here; the message says why and what to do. */
export class RestoreRefusedError extends Error {
  override readonly name = 'RestoreRefusedError';
  readonly code = 'RESTORE_REFUSED';
}

interface Checked {
  summary: BackupSummary;
  /** What the keys open and what they do not. */
  check: DecryptionCheck;
}

/**
 * Goes through a backup and opens everything that is encrypted in it. A damaged value keeps nobody from restoring the
 * others; keys that open less than half do.
 *
 * @throws BackupFileError, RestoreRefusedError.
 */
export async function checkBackup(file: string, keys: Keys): Promise<Checked> {
  const check = new DecryptionCheck(keys);
  const held = new Set([...keys.encryption.keys(), keys.hashId]);
  const summary = await readBackup(file, (row, header) => {
    const { name, columns } = header.tables[row.table] ?? { name: '', columns: [] };
    const keyId = name === 'known_key' ? String(row.values[columns.indexOf('key_id')]) : undefined;
    if (keyId !== undefined && !held.has(keyId)) {
      throw new RestoreRefusedError(
        `The backup is encrypted with a key that the keys at hand do not hold (${keyId}). ` +
          'Name the backup of the keys that belongs to it (--keys FILE). Nothing was changed.',
      );
    }
    check.checkRow(row, header);
  });
  if (!isKnownMigration(summary.header.migration)) {
    throw new RestoreRefusedError(
      `${file} was made by a newer version of this program. Restore it with that one. Nothing was changed.`,
    );
  }
  if (!check.isFit) {
    throw new RestoreRefusedError(
      `The keys do not open this backup (${check.damaged} of ${check.damaged + check.decrypted} values stay shut). ` +
        'Name the keys that belong to it (--keys FILE). Nothing was changed.',
    );
  }
  return { summary, check };
}
