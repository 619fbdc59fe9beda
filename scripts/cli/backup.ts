/**
 * Backs up the store of the settings while the site runs (docs/operations.md).
 *
 *     node scripts/cli/backup.ts [FILE] [--keys FILE [--passphrase-file FILE]]
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { writeBackup } from '../../server/backup/backup-file.ts';
import { noteBackup } from '../../server/backup/backup-notes.ts';
import { DecryptionCheck, damageLines } from '../../server/backup/decryption-check.ts';
import { backUpKeys } from '../../server/backup/keys-backup.ts';
import { readSnapshot } from '../../server/backup/snapshot.ts';
import { loadConfig } from '../../server/config.ts';
import { KeyFileError, readKeys } from '../../server/crypto/key-file.ts';
import { openPostgresStore } from '../../server/storage/postgres/postgres-store.ts';
import { CommandError, runCommand } from './command.ts';
import { readArguments } from './read-arguments.ts';
import { readPassphrase } from './read-passphrase.ts';

const USAGE = 'Usage: backup [FILE] [--keys FILE [--passphrase-file FILE]]';

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: { keys: { type: 'string' }, 'passphrase-file': { type: 'string' } },
});

/** What opens the values on their way into the backup; undefined where there are no keys to do it with. */
function decryptionCheck(keysFile: string): DecryptionCheck | undefined {
  try {
    const keys = readKeys(keysFile);
    if (keys) return new DecryptionCheck(keys);
    console.error(`There are no keys in ${keysFile}: whether the rows can be opened was not tried.`);
  } catch (error) {
    if (!(error instanceof KeyFileError)) throw error;
    console.error(`${error.message}\nWhether the rows can be opened was not tried.`);
  }
  return undefined;
}

function warnOfDamage(check: DecryptionCheck): void {
  if (check.damaged === 0) return;
  if (!check.isFit) console.error('The keys do not fit: they open less than half of it.');
  console.error(
    `${check.damaged} value(s) cannot be opened, and are in the backup as they are. An older one may have them whole:`,
  );
  for (const line of damageLines(check)) console.error(line);
}

async function main(): Promise<void> {
  // Such as a path with a space that is not in quotation marks.
  if (positionals.length > 1) throw new CommandError(USAGE);
  // Before a backup is begun: a file that cannot be read would leave it without its keys.
  const passphrase = readPassphrase(values['passphrase-file'], 'No backup was made.');
  const config = loadConfig();
  const now = Date.now();
  const mark = new Date(now).toISOString().slice(0, 16).replace(/[-:]/g, '');
  const file = path.resolve(positionals[0] ?? path.join(config.dataDir, 'backups', `registrations-${mark}.backup`));
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const store = config.databaseUrl ? openPostgresStore(config.databaseUrl, () => {}) : undefined;
  try {
    const nearby = path.dirname(file);
    const check = decryptionCheck(config.keysFile);
    const { rows } = await readSnapshot(store ?? config.dataDir, nearby, (snapshot) =>
      writeBackup(snapshot, file, now, check && ((row, header) => check.checkRow(row, header))),
    );
    console.log(`${file}\n${rows['lead'] ?? 0} registrations, ${rows['desk_log'] ?? 0} entries of the log.`);
    if (check) warnOfDamage(check);
    noteBackup(config.dataDir, now);
  } finally {
    await store?.close();
  }
  if (values.keys === undefined) {
    console.log('The keys are not in it. Back them up once, elsewhere: --keys FILE --passphrase-file FILE');
    return;
  }
  backUpKeys(config.keysFile, path.resolve(values.keys), passphrase);
  console.log(
    `${path.resolve(values.keys)}\nThe keys${values['passphrase-file'] ? ', encrypted' : ', in the clear'}. Keep them apart from the backup.`,
  );
}

await runCommand(main);
