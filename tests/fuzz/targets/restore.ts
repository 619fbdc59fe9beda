/** Backups to restore: all of one is restored, or nothing is changed. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeBackup } from '../../../server/backup/backup-file.ts';
import type { Restored } from '../../../server/backup/restore/restore.ts';
import { restoreSqlite } from '../../../server/backup/restore/restore-sqlite.ts';
import { readSnapshot } from '../../../server/backup/snapshot.ts';
import { sqlitePath } from '../../../server/storage/data-files.ts';
import { listMigrations } from '../../../server/storage/table.repository.ts';
import { createTestApi, madeUpPhone, registration } from '../../support/registration-api.ts';
import { signInAs } from '../../support/desk/staff-browser.ts';
import { fuzzFolder, openFuzzStore } from '../fuzz-store.ts';
import { type FuzzTarget, openTarget } from '../fuzz-target.ts';
import { sentBackups } from '../sent-backups.ts';

const REGISTRATIONS = 3;
const CASE_MAX_MS = 60_000;

/** A data folder with a store, its keys, and a backup of it; one more has registered since. */
async function makeOriginal() {
  const opened = await openFuzzStore();
  const api = await createTestApi(opened.store, opened.dataDir);
  const { browser } = await signInAs(api, 'manager');
  for (let count = 0; count < REGISTRATIONS; count++) await api.send(registration({ phone: madeUpPhone(count) }));
  const [lead] = await opened.store.db.selectFrom('lead').select('id').execute();
  await browser.post(`/api/desk/leads/${lead?.id}/notes`, { text: 'Wants to hear of grants.' });
  const file = path.join(opened.dataDir, 'site.backup');
  const { rows } = await readSnapshot(opened.dataDir, opened.dataDir, (snapshot) => writeBackup(snapshot, file, 0));
  const migrations = await listMigrations(opened.store.db, 'sqlite');
  await api.send(registration({ phone: madeUpPhone(REGISTRATIONS) }));
  const backup = readFileSync(file);
  rmSync(file);
  await opened.store.close();
  return { dataDir: opened.dataDir, backup, migrations, rows };
}

/** Of all rows of a store: locking it changes bytes of the file that are none. */
function hashOf(file: string): string {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const tables = db.prepare("select name from sqlite_master where type = 'table' order by name").all();
    const rows = tables.map(({ name }) => db.prepare(`select * from "${name}"`).all());
    return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
  } finally {
    db.close();
  }
}

/** The journal, and what SQLite puts beside a file that is read. */
const OWN = /journal|-(?:wal|shm)$/;

/** The faults of a program; whatever else is thrown refuses the file. */
const FAULTS = [TypeError, RangeError, ReferenceError, SyntaxError];

function checkRestored(dataDir: string, { backup, kept }: Restored, oldHash: string): void {
  assert.equal(hashOf(kept ?? ''), oldHash, 'what was there is kept');
  const db = new DatabaseSync(sqlitePath(dataDir), { readOnly: true });
  try {
    const one = (sql: string) => Object.values(db.prepare(sql).get() ?? {})[0];
    assert.equal(one('pragma integrity_check'), 'ok');
    assert.equal(one('pragma foreign_key_check'), undefined);
    for (const [table, rows] of Object.entries(backup?.summary.rows ?? {})) {
      const isThere = one(`select count(*) from sqlite_master where name = '${table.replaceAll("'", "''")}'`) === 1;
      if (isThere && table === 'lead') assert.equal(one('select count(*) from lead'), rows, `${table}: all rows`);
    }
  } finally {
    db.close();
  }
}

/** The restore of a backup. */
export const restoreTarget: FuzzTarget = {
  name: 'restore',
  holds: 'OPS-2 a backup is restored as a whole, or refused and nothing is changed',
  suiteCases: 2,
  async open() {
    const { dataDir: original, backup, migrations } = await makeOriginal();
    const folder = fuzzFolder();
    return openTarget({
      cases: sentBackups(backup, migrations),
      caseMaxMs: CASE_MAX_MS,
      show: ({ made }) => made,
      async check({ bytes }) {
        const dataDir = path.join(folder, 'data');
        rmSync(dataDir, { recursive: true, force: true });
        cpSync(original, dataDir, { recursive: true });
        const before = readdirSync(dataDir);
        const oldHash = hashOf(sqlitePath(dataDir));
        const file = path.join(folder, 'sent.backup');
        writeFileSync(file, bytes);
        const options = { file, dataDir, keys: undefined, mayReplace: true, now: Date.parse('2026-11-21T12:00:00Z') };
        const restored = await restoreSqlite(options).catch((error: unknown) => error);
        assert.deepEqual(
          readdirSync(dataDir).filter((name) => name.startsWith('.restore-')),
          [],
          'no work is left',
        );
        if (!(restored instanceof Error)) {
          // As `restoreSqlite` gives it.
          checkRestored(dataDir, restored as Restored, oldHash);
          return;
        }
        assert.ok(
          !FAULTS.some((fault) => restored instanceof fault) && restored.message !== '',
          String(restored.stack),
        );
        assert.equal(hashOf(sqlitePath(dataDir)), oldHash, 'the store is as it was');
        const added = readdirSync(dataDir).filter((name) => !before.includes(name) && !OWN.test(name));
        assert.deepEqual(added, [], 'nothing is left behind');
        assert.ok(existsSync(sqlitePath(dataDir)));
      },
      close() {
        for (const one of [folder, original]) rmSync(one, { recursive: true, force: true });
      },
    });
  },
};
