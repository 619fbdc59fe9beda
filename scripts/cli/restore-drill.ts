/**
 * Tries a backup as one would in need: restores it into an empty folder, opens every registration, and removes all of it
 * again. The store of the settings is only read: its number of registrations is shown beside.
 *
 *     node scripts/cli/restore-drill.ts [FILE]
 *
 * FILE: the newest in `DATA_DIR/backups` unless it is given. Ends with 1 when anything of it cannot be read.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noteRestoreDrill } from '../../server/backup/backup-notes.ts';
import { restoreSqlite } from '../../server/backup/restore/restore-sqlite.ts';
import { makeWorkFolder } from '../../server/backup/work-folder.ts';
import { loadConfig } from '../../server/config.ts';
import { openCipher } from '../../server/crypto/open-cipher.ts';
import { allLeads } from '../../features/leads/export/exported-lead.ts';
import { keyFilePath } from '../../server/storage/data-files.ts';
import { openSqliteStore } from '../../server/storage/sqlite/sqlite-store.ts';
import { CommandError, runCommand, write } from './command.ts';
import { readArguments } from './read-arguments.ts';

function newestBackup(dataDir: string): string {
  const folder = path.join(dataDir, 'backups');
  // Where the data folder may not be looked into, the backups are not missing.
  const files = (statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.backup'))
    .map((name) => path.join(folder, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  if (files[0] === undefined) throw new CommandError(`There is no backup in ${folder}: make one, or name a file.`);
  return files[0];
}

/** How many registrations a restored store has, and how many of them have a name or number that no key opens. */
async function readAll(dataDir: string): Promise<{ registrations: number; damaged: number }> {
  const store = await openSqliteStore(dataDir, { mayCreate: false });
  try {
    const cipher = await openCipher(store, keyFilePath(dataDir), Date.now());
    const read = { registrations: 0, damaged: 0 };
    for await (const { name, phone } of allLeads(store, cipher)) {
      read.registrations += 1;
      if (name === null || phone === null) read.damaged += 1;
    }
    return read;
  } finally {
    await store.close();
  }
}

async function main(): Promise<void> {
  const { positionals } = readArguments({ allowPositionals: true });
  if (positionals.length > 1) throw new CommandError('Usage: restore-drill [FILE]');
  const { dataDir, keysFile } = loadConfig();
  const file = positionals[0] ?? newestBackup(dataDir);
  // Keys and registrations side by side: what a drill that was killed has left goes with the next one.
  using folder = makeWorkFolder(tmpdir(), 'drill');
  const since = performance.now();
  const keys = readFileSync(keysFile, 'utf8');
  const { backup } = await restoreSqlite({ file, dataDir: folder.path, keys, mayReplace: false, now: Date.now() });
  const { registrations, damaged } = await readAll(folder.path);
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const madeAt = backup?.summary.header.made_at;
  await write(`${file}, made at ${madeAt}: ${registrations} registrations restored and opened in ${seconds} s.\n`);
  if (damaged > 0) throw new Error(`${damaged} of them have a name or number that the keys do not open.`);
  noteRestoreDrill(dataDir, Date.now());
}

await runCommand(main);
