import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBackup, writeBackup } from '../../../server/backup/backup-file.ts';
import { restorePostgres } from '../../../server/backup/restore/restore-postgres.ts';
import { restoreSqlite } from '../../../server/backup/restore/restore-sqlite.ts';
import { readSnapshot } from '../../../server/backup/snapshot.ts';
import { makeWorkFolder } from '../../../server/backup/work-folder.ts';
import { eraseLeads } from '../../../features/leads/lead.repository.ts';
import { openStore } from '../../../server/storage/open-store.ts';
import { openPostgresStore } from '../../../server/storage/postgres/postgres-store.ts';
import { openTestStore, STORE_NAMES } from '../../support/stores/databases.ts';
import { createTestApi, registration } from '../../support/registration-api.ts';
import { runScript } from '../../support/servers/server-process.ts';
import { NOBODY } from '../../support/servers/nobody.ts';

const PRELOAD = path.join(import.meta.dirname, '../../support/servers/kill-at.ts');

/** Runs a command and kills it before it first calls a function of the file system. */
async function runKilled(moment: string, script: string, args: string[], settings: Record<string, string>) {
  const killed = { ...settings, KILL_AT: moment, NODE_OPTIONS: `--import ${PRELOAD}` };
  const { code, stderr } = await runScript(script, args, killed);
  expect({ code, stderr }, moment).toEqual({ code: null, stderr: '' });
}

it('OPS-2 a backup that is killed leaves nothing that is not whole under its name, and nothing at all after the next one', async () => {
  const { store, dataDir, close } = await openTestStore('SQLite');
  const api = await createTestApi(store, dataDir);
  await api.send(registration());
  const isWhole = async (file: string) => (await readBackup(file, () => {})).rows['lead'] === 1;
  // With a whole copy of the database beside it; with a whole file that has no name yet; with both names.
  const moments = ['chmodSync', 'linkSync,renameSync', 'rmSync'];
  await Promise.all(
    moments.map(async (moment) => {
      const folder = path.join(dataDir, moment);
      mkdirSync(folder);
      const file = path.join(folder, 'site.backup');
      await runKilled(moment, 'scripts/cli/backup.ts', [file], { DATA_DIR: dataDir });
      const left = readdirSync(folder);
      expect(left.length, moment).toBeGreaterThan(0);
      if (left.includes('site.backup')) expect(await isWhole(file), moment).toBe(true);
      const next = left.includes('site.backup') ? path.join(folder, 'next.backup') : file;
      await readSnapshot(dataDir, folder, (snapshot) => writeBackup(snapshot, next, Date.now()));
      expect(await isWhole(next), moment).toBe(true);
      const whole = ['next.backup', 'site.backup'].filter((name) => next.endsWith(name) || left.includes(name));
      expect(readdirSync(folder).sort(), moment).toEqual(whole);
    }),
  );
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('OPS-2 a drill that is killed leaves keys and registrations side by side no longer than until the next one', async () => {
  const { store, dataDir, close } = await openTestStore('SQLite');
  const api = await createTestApi(store, dataDir);
  await api.send(registration());
  const folder = path.join(dataDir, 'drills');
  mkdirSync(folder);
  const file = path.join(dataDir, 'site.backup');
  await readSnapshot(dataDir, dataDir, (snapshot) => writeBackup(snapshot, file, Date.now()));
  const settings = { DATA_DIR: dataDir, TMPDIR: folder };
  await runKilled('renameSync', 'scripts/cli/restore-drill.ts', [file], settings);
  expect(readdirSync(folder, { recursive: true })).toContainEqual(expect.stringMatching(/keys\.json$/));
  const { code, stderr } = await runScript('scripts/cli/restore-drill.ts', [file], settings);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(readdirSync(folder)).toEqual([]);
  await close();
});

it.skipIf(process.getuid?.() !== 0)(
  'OPS-2 what a killed backup of root has left keeps nobody from the next one',
  async () => {
    const { dataDir, close } = await openTestStore('SQLite');
    const folder = path.join(dataDir, 'backups');
    const left = path.join(folder, `.backup-999999999@${hostname()}-abcdef`);
    mkdirSync(left, { recursive: true, mode: 0o700 });
    writeFileSync(path.join(left, 'draft'), '');
    chownSync(folder, NOBODY, NOBODY);
    chmodSync(dataDir, 0o711);
    process.seteuid?.(NOBODY);
    try {
      using work = makeWorkFolder(folder, 'backup');
      expect(existsSync(work.path)).toBe(true);
    } finally {
      process.seteuid?.(0);
    }
    expect(readdirSync(folder)).toEqual([path.basename(left)]);
    await close();
  },
);

describe.each(STORE_NAMES)('a restore into %s that is killed', (name) => {
  it('DESK-9 leaves one store or the other, in which who was erased is erased, also after the second try', async () => {
    const { store, dataDir, databaseUrl, close } = await openTestStore(name);
    const api = await createTestApi(store, dataDir);
    await api.send(registration());
    const file = path.join(dataDir, 'site.backup');
    await readSnapshot(databaseUrl ? store : dataDir, dataDir, (snapshot) => writeBackup(snapshot, file, 0));
    const [lead] = await store.db.selectFrom('lead').select('id').execute();
    await store.transaction((transaction) => eraseLeads(transaction, [lead?.id ?? ''], 5));
    await store.close();
    // Right before the old one gets its second name; and right before the new one gets the first.
    for (const moment of databaseUrl ? ['linkSync'] : ['linkSync', 'renameSync']) {
      const settings = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
      await runKilled(moment, 'scripts/cli/restore.ts', [file, '--replace'], settings);
      expect(await areErased(dataDir, databaseUrl), moment).toEqual([true]);
    }
    const options = { file, dataDir, keys: undefined, mayReplace: true, now: Date.now() + 60_000 };
    if (databaseUrl) {
      const again = openPostgresStore(databaseUrl, () => {});
      await restorePostgres(again, options);
      await again.close();
    } else await restoreSqlite(options);
    expect(await areErased(dataDir, databaseUrl)).toEqual([true]);
    expect(readdirSync(dataDir).filter((left) => left.startsWith('.'))).toEqual([]);
    await close();
  });
});

async function areErased(dataDir: string, databaseUrl: string | undefined): Promise<boolean[]> {
  const store = await openStore({ dataDir, databaseUrl }, { mayCreate: false, onConnectionError: () => {} });
  const rows = await store.db.selectFrom('lead').select(['erased_at', 'name_sealed']).execute();
  await store.close();
  return rows.map(({ erased_at, name_sealed }) => erased_at !== null && name_sealed === null);
}
