import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeBackup } from '../../../server/backup/backup-file.ts';
import { lastRestoreDrill } from '../../../server/backup/backup-notes.ts';
import { RestoreRefusedError } from '../../../server/backup/check-backup.ts';
import type { RestoreOptions } from '../../../server/backup/restore/restore.ts';
import { restoreSqlite } from '../../../server/backup/restore/restore-sqlite.ts';
import { readSnapshot } from '../../../server/backup/snapshot.ts';
import { keyFilePath, sqlitePath } from '../../../server/storage/data-files.ts';
import type { Store } from '../../../server/storage/database.ts';
import { openSqliteStore } from '../../../server/storage/sqlite/sqlite-store.ts';
import { openTestStore, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, madeUpPhone, registration, type TestApi } from '../../support/registration-api.ts';
import { runScript } from '../../support/servers/server-process.ts';
import { signInAs } from '../../support/desk/staff-browser.ts';

let opened: TestStore;
let api: TestApi;
let file: string;
let ids: string[];
beforeEach(async () => {
  opened = await openTestStore('SQLite');
  api = await createTestApi(opened.store, opened.dataDir);
  file = path.join(opened.dataDir, 'site.backup');
  for (let count = 0; count < 4; count++) await api.send(registration({ name: 'Zebulon', phone: madeUpPhone(count) }));
  ids = (await opened.store.db.selectFrom('lead').select('id').orderBy('created_at').execute()).map(({ id }) => id);
});
afterEach(() => opened.close());

const options = (more: Partial<RestoreOptions> = {}): RestoreOptions => ({
  file,
  dataDir: path.join(opened.dataDir, 'new'),
  keys: readFileSync(keyFilePath(opened.dataDir), 'utf8'),
  mayReplace: false,
  now: Date.now(),
  ...more,
});
const damage = (id: string | undefined) =>
  opened.store.db
    .updateTable('lead')
    .set({ name_sealed: 'AAAA', phone_sealed: '' })
    .where('id', '=', id ?? '')
    .execute();

describe('a damaged registration', () => {
  it('OPS-2 is named when it is backed up and restored, and keeps nobody from restoring the others', async () => {
    await damage(ids[1]);
    const { code, stderr, stdout } = await runScript('scripts/cli/backup.ts', [file], { DATA_DIR: opened.dataDir });
    expect(code).toBe(0);
    expect(stdout.toString()).toContain('4 registrations');
    const lines = stderr.trimEnd().split('\n');
    expect(lines[0]).toMatch(/^2 value\(s\) cannot be opened/);
    expect(lines.slice(1)).toEqual([`  lead ${ids[1]}: name`, `  lead ${ids[1]}: phone`]);
    const { backup } = await restoreSqlite(options());
    expect(backup?.summary.rows['lead']).toBe(4);
    expect(backup?.check.decrypted).toBe(10);
    expect(backup?.check.named).toEqual([
      { table: 'lead', id: ids[1], field: 'name' },
      { table: 'lead', id: ids[1], field: 'phone' },
    ]);
  });

  it('OPS-2 is counted by a restore drill, which fails for it, tells nobody’s name and leaves nothing behind', async () => {
    const drill = () =>
      runScript('scripts/cli/restore-drill.ts', [], { DATA_DIR: opened.dataDir, TMPDIR: opened.dataDir });
    const backUp = () => runScript('scripts/cli/backup.ts', [], { DATA_DIR: opened.dataDir });
    expect((await drill()).code, 'without a backup').toBe(2);
    await backUp();
    const good = await drill();
    expect(good.stdout.toString()).toMatch(/: 4 registrations restored and opened in [\d.]+ s\.\n$/);
    expect(good.code).toBe(0);
    expect(Date.now() - (lastRestoreDrill(opened.dataDir) ?? 0)).toBeLessThan(60_000);
    await damage(ids[1]);
    const [older = ''] = readdirSync(path.join(opened.dataDir, 'backups'));
    rmSync(path.join(opened.dataDir, 'backups', older));
    await backUp();
    const bad = await drill();
    expect([bad.code, bad.stderr]).toEqual([1, '1 of them have a name or number that the keys do not open.\n']);
    expect(bad.stdout.toString()).not.toContain('Zebulon');
    expect(readdirSync(opened.dataDir).filter((name) => name.includes('drill-'))).toEqual([]);
  });

  it('OPS-2 keys that open less than half of a backup are refused', async () => {
    for (const id of ids) await damage(id);
    await readSnapshot(opened.dataDir, opened.dataDir, (snapshot) => writeBackup(snapshot, file, 0));
    await expect(restoreSqlite(options())).rejects.toThrow(/keys do not open this backup \(8 of 12 values/);
    expect(existsSync(options().dataDir) ? readdirSync(options().dataDir) : []).toEqual([]);
  });
});

describe('a damaged backup', () => {
  it('OPS-2 is refused in one sentence where its first line is no backup’s and the rest cannot be unpacked', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => createHash('sha256').update(`${index}`).digest('hex'));
    const packed = gzipSync(['no backup', ...lines].join('\n'));
    writeFileSync(file, packed.fill(0, Math.ceil(packed.length / 2)));
    const { code, stderr } = await runScript('scripts/cli/restore.ts', [file], { DATA_DIR: opened.dataDir });
    expect(stderr).toBe(`${file} is not a backup that this version can read.\n`);
    expect(code).toBe(1);
  });
});

describe('a damaged SQLite file', () => {
  /** Makes changes of several kinds after a backup was made, and then loses the store. */
  async function changeAndLose() {
    const manager = await signInAs(api, 'manager');
    await readSnapshot(opened.dataDir, opened.dataDir, (snapshot) => writeBackup(snapshot, file, 0));
    await manager.browser.post(`/api/desk/leads/${ids[0]}/erase`, { scope: 'registration', reason: 'request' });
    await manager.browser.post(`/api/desk/leads/${ids[1]}/do-not-contact`);
    await manager.browser.post(`/api/desk/leads/${ids[2]}/withdraw`, {
      scope: 'registration',
      purpose: 'contact',
      reason: 'Asked on the phone',
    });
    await opened.store.close();
    writeFileSync(sqlitePath(opened.dataDir), Buffer.alloc(20_000, 'not a database '));
  }
  const stateOf = async ({ db }: Store) => {
    const leads = await db.selectFrom('lead').select(['name_sealed', 'restriction']).orderBy('created_at').execute();
    const listed = await db.selectFrom('do_not_contact').select('phone_hash').execute();
    return {
      leads: leads.map(({ name_sealed, restriction }) => (name_sealed === null ? 'erased' : restriction)),
      doNotContact: listed.length,
    };
  };
  const asAskedFor = { leads: ['erased', null, 'withdrawn', null], doNotContact: 1 };

  it('DESK-9 is replaced when that is asked for, and what people have decided since stands in the journal', async () => {
    await changeAndLose();
    const { dataDir } = opened;
    await expect(restoreSqlite(options({ dataDir, keys: undefined }))).rejects.toThrow(RestoreRefusedError);
    const restored = await restoreSqlite(options({ dataDir, keys: undefined, mayReplace: true }));
    expect(restored).toMatchObject({ reapplied: { erased: 1, restricted: 1 }, isOldDamaged: true });
    expect(readFileSync(restored.kept ?? '', 'utf8')).toContain('not a database');
    expect(await stateOf(await opened.reopen())).toEqual(asAskedFor);
  });

  it('DESK-9 on a disk that is lost: the journal of another folder is read where it is named', async () => {
    await changeAndLose();
    const dataDir = path.join(opened.dataDir, 'new');
    await expect(restoreSqlite(options({ dataDir, journals: [dataDir] }))).rejects.toThrow(/no journal in/);
    await restoreSqlite(options({ dataDir, journals: [opened.dataDir] }));
    const store = await openSqliteStore(dataDir, { mayCreate: false });
    expect(await stateOf(store)).toEqual(asAskedFor);
    await store.close();
  });
});
