import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LeadItem } from '../../../features/leads/contract/leads.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { deleteNumbersErasedBefore } from '../../../features/leads/erased-number.repository.ts';
import { overwriteErased } from '../../../server/storage/overwrite-erased.repository.ts';
import { openTestStore, temporaryFolder } from '../../support/stores/databases.ts';
import { createTestApi, madeUpPhone, registration } from '../../support/registration-api.ts';
import { startTestServer } from '../../support/servers/running-server.ts';
import { runScript } from '../../support/servers/server-process.ts';
import { signInAs } from '../../support/desk/staff-browser.ts';

describe('what the purge leaves behind', () => {
  /** Everything that lies in a folder, byte by byte. */
  const bytesOf = (folder: string) =>
    Buffer.concat(
      readdirSync(folder)
        .filter((file) => file.startsWith('site.sqlite'))
        .map((file) => readFileSync(path.join(folder, file))),
    );

  it('DESK-9 erased, nothing of a person is left in any byte of the SQLite files but the hash that was asked to be remembered', async () => {
    const opened = await openTestStore('SQLite');
    const api = await createTestApi(opened.store, opened.dataDir);
    const manager = await signInAs(api, 'manager');
    for (let count = 0; count < 50; count++)
      await api.send(registration({ phone: madeUpPhone(count), name: 'Abelard' }));
    await api.send(registration({ name: 'Zebulon', page: '/phd/of-one-visitor', source: 'of-one-visitor' }));
    const search = { page: 1, per_page: 1, filter: { q: 'zebulon' } };
    const [lead] = (await manager.browser.post<ListOf<LeadItem>>('/api/desk/leads/search', search)).body.items;
    // Long enough for pages of its own, which are left free and not used again.
    await manager.browser.post(`/api/desk/leads/${lead?.id}/notes`, { text: '长'.repeat(4000) });
    const { db } = opened.store;
    const row = await db
      .selectFrom('lead')
      .selectAll()
      .where('id', '=', lead?.id ?? '')
      .executeTakeFirstOrThrow();
    const note = await db.selectFrom('lead_note').select('text_sealed').executeTakeFirstOrThrow();
    const keys = await db.selectFrom('lead_name_key').select('name_key').where('lead_id', '=', row.id).execute();
    const middle = (text: string | null, start: number) => (text ?? '').slice(start, start + 40);
    const traces = [
      row.name_sealed,
      row.phone_sealed,
      row.phone_typed_sealed,
      '/phd/of-one-visitor',
      ...[0, 5000, 12_000].map((start) => middle(note.text_sealed, start)),
    ].map(String);
    await db.executeQuery(db.selectFrom('lead').select('id').limit(1).compile());
    for (const trace of traces) expect(bytesOf(opened.dataDir).includes(trace), trace).toBe(true);
    await manager.browser.post(`/api/desk/leads/${row.id}/erase`, { scope: 'number', reason: 'request' });
    const after = bytesOf(opened.dataDir);
    for (const trace of traces) expect(after.includes(trace), trace).toBe(false);
    expect(after.includes(row.phone_hash ?? '')).toBe(true);
    await deleteNumbersErasedBefore(db, Date.now() + 1);
    await overwriteErased(opened.store);
    expect(bytesOf(opened.dataDir).includes(row.phone_hash ?? '')).toBe(false);
    const others = await db.selectFrom('lead_name_key').select('name_key').execute();
    for (const { name_key } of keys) {
      const isShared = others.some((other) => other.name_key === name_key);
      if (!isShared) expect(after.includes(name_key), name_key).toBe(false);
    }
    await opened.close();
  });

  it('DESK-9 an export leaves no file on the server’s disk, and the command purges by hand', async () => {
    const pagesDir = temporaryFolder();
    const server = await startTestServer(pagesDir);
    await server.register(registration({ name: 'Zebulon' }));
    const files = () => readdirSync(server.dataDir).filter((file) => !/^site\.sqlite-(wal|shm)$/.test(file));
    const before = files();
    const leads = (...args: string[]) =>
      runScript('scripts/cli/leads.ts', args, { DATA_DIR: server.dataDir, TMPDIR: server.dataDir });
    for (const format of ['csv', 'json', 'xlsx']) expect((await leads('export', '--format', format)).code).toBe(0);
    const purged = await leads('purge');
    expect([purged.code, purged.stdout.toString()]).toEqual([0, 'Erased: 0  Old proofs deleted: 0  Failed: 0\n']);
    expect(files()).toEqual(before);
    await server.stop();
  });
});
