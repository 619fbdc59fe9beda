/**
 * Puts a backup into the store of the settings; the server must not run (docs/operations.md).
 *
 *     node scripts/cli/restore.ts FILE [--keys FILE [--passphrase-file FILE]] [--journal FOLDER]… [--replace] [--check]
 *     node scripts/cli/restore.ts --empty [--replace]
 */
import path from 'node:path';
import { checkBackup, RestoreRefusedError } from '../../server/backup/check-backup.ts';
import { type DecryptionCheck, damageLines } from '../../server/backup/decryption-check.ts';
import { readKeysFile } from '../../server/backup/keys-backup.ts';
import type { Restored } from '../../server/backup/restore/restore.ts';
import { restorePostgres } from '../../server/backup/restore/restore-postgres.ts';
import { restoreSqlite } from '../../server/backup/restore/restore-sqlite.ts';
import { loadConfig } from '../../server/config.ts';
import { readKeys } from '../../server/crypto/key-file.ts';
import { openPostgresStore } from '../../server/storage/postgres/postgres-store.ts';
import { runCommand } from './command.ts';
import { readArguments } from './read-arguments.ts';
import { readPassphrase } from './read-passphrase.ts';

const USAGE = `Usage: restore FILE [--keys FILE [--passphrase-file FILE]] [--journal FOLDER]… [--replace] [--check]
       restore --empty [--replace]`;

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    keys: { type: 'string' },
    'passphrase-file': { type: 'string' },
    journal: { type: 'string', multiple: true, default: [] },
    empty: { type: 'boolean', default: false },
    replace: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

function readKeysBackup(): string | undefined {
  const { keys, 'passphrase-file': passphraseFile } = values;
  if (keys === undefined) return undefined;
  return readKeysFile(keys, readPassphrase(passphraseFile, 'Nothing was restored.'));
}

function printDamage(check: DecryptionCheck): void {
  if (check.damaged === 0) return;
  console.error(
    `${check.damaged} damaged value(s) in it that the keys do not open; an older backup may have them whole:`,
  );
  for (const line of damageLines(check)) console.error(line);
}

/** Looks at a backup with the keys that are in place, and changes nothing. */
async function check(file: string, keysFile: string): Promise<void> {
  const keys = readKeys(keysFile);
  if (!keys) throw new RestoreRefusedError(`There are no keys in ${keysFile} to check the backup with.`);
  const { summary, check } = await checkBackup(file, keys);
  console.log(`Whole, made at ${summary.header.made_at}: ${summary.rows['lead'] ?? 0} registrations.`);
  console.log(`The keys fit: ${check.decrypted} names, numbers and notes were opened.`);
  printDamage(check);
}

function print({ backup, reapplied, kept, isOldDamaged }: Restored): void {
  if (backup) {
    const { header, rows } = backup.summary;
    console.log(`Restored: ${rows['lead'] ?? 0} registrations, as of ${header.made_at}.`);
    printDamage(backup.check);
  } else console.log('An empty store was begun.');
  if (isOldDamaged)
    console.log('What was here before is damaged: what people have decided since was read from the journal.');
  const { erased, restricted, disabledStaff } = reapplied;
  if (erased > 0) console.log(`${erased} of them had been erased since, and were erased again.`);
  if (restricted > 0) console.log(`${restricted} had been withdrawn or restricted since, and are only kept again.`);
  if (disabledStaff > 0) console.log(`${disabledStaff} account(s) had been closed since, and are closed again.`);
  if (kept) console.log(`What was here before: ${kept}. Delete it when nobody needs it any more.`);
  console.log('Everybody has to sign in again. Start the server now.');
}

async function main(): Promise<void> {
  const config = loadConfig();
  // `--check` is to change nothing: what it is not for is not done either.
  const isUnclear = (positionals.length === 1) === values.empty || (values.check && (values.empty || values.replace));
  if (isUnclear) throw new RestoreRefusedError(USAGE);
  const file = positionals[0] === undefined ? undefined : path.resolve(positionals[0]);
  if (values.check && file !== undefined) return check(file, config.keysFile);
  const options = {
    file,
    dataDir: config.dataDir,
    keysFile: config.keysFile,
    keys: readKeysBackup(),
    mayReplace: values.replace,
    journals: values.journal,
    now: Date.now(),
  };
  const store = config.databaseUrl ? openPostgresStore(config.databaseUrl, () => {}) : undefined;
  try {
    print(await (store ? restorePostgres(store, options) : restoreSqlite(options)));
  } finally {
    await store?.close();
  }
}

await runCommand(main, [RestoreRefusedError]);
