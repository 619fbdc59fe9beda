/** Figures for Prometheus, on a port of their own (OPS-4). */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { noteBackup } from '../../../server/backup/backup-notes.ts';
import { registration } from '../../support/registration-api.ts';
import { ask, startTestServer, type TestServer } from '../../support/servers/running-server.ts';

const RULES = readFileSync(path.join(import.meta.dirname, '../../../deploy/alerts.yml'), 'utf8');
const BACKED_UP = Date.UTC(2026, 10, 24, 2);

const METRICS = { port: 0, host: '127.0.0.1' };

function metricsPort(server: TestServer): number {
  return Number(JSON.parse(server.logged.find((line) => line.includes('figures at')) ?? '{}').port);
}

describe('OPS-4 the figures', () => {
  let server: TestServer;
  let port: number;
  const read = async () => (await ask(port, '/metrics')).body.toString();
  const figure = (text: string, name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1],
    );
  beforeAll(async () => {
    server = await startTestServer('/nowhere', { metrics: METRICS });
    port = metricsPort(server);
  });
  afterAll(() => server.stop());

  it('OPS-4 count registrations that were stored, and the others by the reason', async () => {
    const before = await read();
    expect([
      figure(before, 'site_registration_stored_seconds_count'),
      figure(before, 'site_registration_refusals_total{reason="failed"}'),
      figure(before, 'site_store_ready'),
      figure(before, 'site_notices{state="waiting"}'),
      figure(before, 'site_backup_timestamp_seconds'),
    ]).toEqual([0, 0, 1, 0, 0]);
    await server.register(registration());
    await server.register(registration());
    await server.register(registration({ phone: '12' }));
    noteBackup(server.dataDir, BACKED_UP);
    const after = await read();
    expect(figure(after, 'site_registration_stored_seconds_count'), 'sent twice, stored once').toBe(1);
    expect(figure(after, 'site_registration_refusals_total{reason="phoneInvalid"}')).toBe(1);
    expect(figure(after, 'site_backup_timestamp_seconds')).toBe(BACKED_UP / 1000);
    expect(after).not.toMatch(/138000|张三|127\.0\.0\.1/);
  });

  it('OPS-4 have each name that the alert rules ask for', async () => {
    const text = await read();
    const names = [...new Set([...RULES.matchAll(/\b(?:site|nodejs)_\w+/g)].map(([name]) => name))];
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(text, name).toMatch(new RegExp(`^${name}[ {]`, 'm'));
    expect(RULES.match(/- alert:/g)).toHaveLength(5);
  });

  it('OPS-4 are not on the port of visitors, nor anything else on theirs', async () => {
    expect((await server.ask('/metrics')).status).toBe(404);
    expect((await ask(port, '/')).status).toBe(404);
    expect((await ask(port, '/metrics', { method: 'POST' })).status).toBe(404);
  });

  it('OPS-4 a note of a backup that is damaged counts as none', async () => {
    writeFileSync(path.join(server.dataDir, 'last-backup'), 'x');
    expect(figure(await read(), 'site_backup_timestamp_seconds')).toBe(0);
  });

  it('OPS-4 are read while the store is away, and say so', async () => {
    const databaseUrl = `postgres://nobody@127.0.0.1:${await freePort()}/none`;
    const away = await startTestServer('/nowhere', { metrics: METRICS, databaseUrl });
    const { status, body } = await ask(metricsPort(away), '/metrics');
    await away.stop();
    expect([status, figure(body.toString(), 'site_store_ready')]).toEqual([200, 0]);
    expect(body.toString()).not.toContain('site_notices{');
  });
});
