/**
 * Backs up the store of the settings while the site runs (docs/operations.md).
 *
 *     node scripts/backup.ts [FILE] [--keys FILE [--passphrase-file FILE]]
 */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from '../server/backup/backup-file.ts';
import { backUpKeys } from '../server/backup/sealed-keys.ts';
import { readSnapshot } from '../server/backup/snapshot.ts';
import { loadConfig } from '../server/config.ts';
import { openPostgresStore } from '../server/storage/postgres-store.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keys: { type: 'string' }, 'passphrase-file': { type: 'string' } },
});

/** The first line of the file: a passphrase in the command would stand in lists of processes. */
function readPassphrase(file: string | undefined): string | undefined {
  return file === undefined ? undefined : readFileSync(file, 'utf8').split(/\r?\n/)[0];
}

async function main(): Promise<void> {
  const config = loadConfig();
  const now = Date.now();
  const mark = new Date(now).toISOString().slice(0, 16).replace(/[-:]/g, '');
  const file = path.resolve(positionals[0] ?? path.join(config.dataDir, 'backups', `registrations-${mark}.backup`));
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const store = config.databaseUrl ? openPostgresStore(config.databaseUrl, () => {}) : undefined;
  try {
    const nearby = path.dirname(file);
    const { rows } = await readSnapshot(store ?? config.dataDir, nearby, (snapshot) =>
      writeBackup(snapshot, file, now),
    );
    console.log(`${file}\n${rows['lead'] ?? 0} registrations, ${rows['desk_log'] ?? 0} entries of the log.`);
  } finally {
    await store?.close();
  }
  if (values.keys === undefined) {
    console.log('The keys are not in it. Back them up once, elsewhere: --keys FILE --passphrase-file FILE');
    return;
  }
  backUpKeys(config.dataDir, path.resolve(values.keys), readPassphrase(values['passphrase-file']));
  console.log(
    `${path.resolve(values.keys)}\nThe keys${values['passphrase-file'] ? ', sealed' : ', in the clear'}. Keep them apart from the backup.`,
  );
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
