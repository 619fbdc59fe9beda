import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../../server/storage/sqlite/sqlite-store.ts';
import { temporaryFolder } from '../../support/stores/databases.ts';
import { registration } from '../../support/registration-api.ts';
import { startTestServer } from '../../support/servers/running-server.ts';
import { runScript } from '../../support/servers/server-process.ts';

describe('the seed command', () => {
  it('DESK-3 fills an empty store with marked registrations whose numbers cannot exist', async () => {
    const dataDir = temporaryFolder();
    const run = await runScript('scripts/cli/seed.ts', ['--registrations', '510'], { DATA_DIR: dataDir });
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const { stdout } = await runScript('scripts/cli/leads.ts', ['export', '--format', 'json'], { DATA_DIR: dataDir });
    const leads: { source: string; phone: string; phone_country: string; is_phone_known_valid: boolean }[] = JSON.parse(
      stdout.toString(),
    );
    expect(leads).toHaveLength(510);
    for (const { source, phone, phone_country, is_phone_known_valid } of leads) {
      expect({ source, is_phone_known_valid }).toEqual({ source: 'seed', is_phone_known_valid: false });
      expect(phone).toMatch(/^\+(86100\d{8}|84100\d{7})$/);
      expect(phone_country).toBe(phone.startsWith('+84') ? 'VN' : 'CN');
    }
    const store = await openSqliteStore(dataDir, { mayCreate: false });
    const [entry] = await store.db.selectFrom('desk_log').selectAll().execute();
    expect(entry).toMatchObject({ action: 'lead_exported', staff_id: null });
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('DESK-3 spreads a busy week over a week, with nothing in the future', async () => {
    const dataDir = temporaryFolder();
    const before = Date.now();
    await runScript('scripts/cli/seed.ts', ['--registrations', '60', '--days', '7'], { DATA_DIR: dataDir });
    const store = await openSqliteStore(dataDir, { mayCreate: false });
    const leads = await store.db.selectFrom('lead').select(['created_at', 'first_contacted_at']).execute();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
    const after = Date.now();
    expect(leads).toHaveLength(60);
    for (const { created_at, first_contacted_at } of leads) {
      expect(created_at).toBeGreaterThan(before - 7 * 86_400_000);
      expect(created_at).toBeLessThanOrEqual(after);
      expect(first_contacted_at ?? created_at).toBeLessThanOrEqual(after);
    }
  });

  it('DESK-3 touches no store with registrations of real people', async () => {
    const pagesDir = temporaryFolder();
    const server = await startTestServer(pagesDir);
    await server.register(registration());
    const seed = (...args: string[]) => runScript('scripts/cli/seed.ts', args, { DATA_DIR: server.dataDir });
    const refused = await seed('--registrations', '5');
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('1 registrations of real people');
    expect((await seed('--registrations', '5', '--force')).code).toBe(0);
    expect((await seed('--registrations', 'many')).code).toBe(2);
    expect((await seed('--registrations', '5', '--days', '0')).code).toBe(2);
    await server.stop();
    rmSync(pagesDir, { recursive: true, force: true });
  });
});
