/** The packaged program (`npm run package`), unpacked and run by a user who may not change it. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import type { PublishingState } from '../../../features/content/contract/edition-api.ts';
import { openTestStore } from '../../support/stores/databases.ts';
import { registration } from '../../support/registration-api.ts';
import { confirmAt } from '../../support/desk/second-factor.ts';
import { PASSWORD, StaffBrowser, tokenOf } from '../../support/desk/staff-browser.ts';
import { NOBODY } from '../../support/servers/nobody.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const ADDRESS = 'https://www.firm.example';
const LARGEST_BYTES = 60e6;
/** A publishing waits for whatever else a machine does. */
const BUSY_MACHINE_MS = 300_000;
/** A film, whose title stands on few pages: not much is made anew, and its share image is among it. */
const FILM = 'why-1-one-adviser';
const TITLE = parse(readFileSync(path.join(ROOT, `content/films/${FILM}.yaml`), 'utf8')).title.en;
const isRoot = process.getuid?.() === 0;

describe('OPS-3 the package', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'package-'));
  const dataDir = path.join(folder, 'data');
  let tarball = '';
  let program = '';
  let server: ChildProcess;
  let output = '';
  let port = 0;
  const ask = (address: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${address}`, init);
  const register = async () => {
    const answer = await ask('/api/user/addApply', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(registration()),
    });
    return answer.json();
  };
  const start = async (settings: Record<string, string> = {}) => {
    output = '';
    server = spawn(process.execPath, [path.join(program, 'server/main.ts')], {
      cwd: program,
      // No PATH: nothing but Node itself can be started.
      env: { PORT: '0', HOST: '127.0.0.1', SITE_URL: ADDRESS, DATA_DIR: dataDir, ...settings },
      ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    });
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    await vi.waitFor(() => expect(output).toMatch(/listening/), { timeout: BUSY_MACHINE_MS });
    port = Number(/"port":(\d+)/.exec(output)?.[1]);
  };
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };

  beforeAll(async () => {
    execFileSync(process.execPath, ['--disable-warning=ExperimentalWarning', 'scripts/package.ts', '--to', folder], {
      cwd: ROOT,
    });
    const [name = ''] = readdirSync(folder).filter((one) => one.endsWith('.tar.gz'));
    tarball = path.join(folder, name);
    program = path.join(folder, name.replace('.tar.gz', ''));
    rmSync(program, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', folder]);
    mkdirSync(dataDir);
    if (isRoot) {
      chmodSync(folder, 0o755);
      chownSync(dataDir, NOBODY, NOBODY);
    } else execFileSync('chmod', ['-R', 'a-w', program]);
    await start();
  }, BUSY_MACHINE_MS);
  afterAll(async () => {
    if (server.exitCode === null) await stop();
    if (!isRoot) execFileSync('chmod', ['-R', 'u+w', program]);
    rmSync(folder, { recursive: true });
  });

  it('OPS-3 OPS-4 does not tell where it was made', () => {
    const told = readdirSync(program, { recursive: true, withFileTypes: true }).flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return entry.isFile() && readFileSync(file).includes(`${ROOT}/`) ? [path.relative(program, file)] : [];
    });
    expect(told).toEqual([]);
  });

  it('OPS-3 is no larger than 60 MB, and has no tests and no build tools', () => {
    expect(statSync(tarball).size).toBeLessThan(LARGEST_BYTES);
    const names = readdirSync(program, { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => /\.test\.tsx?$/.test(name))).toEqual([]);
    for (const tool of ['astro', 'vite', 'typescript', 'vitest', '@mui', 'node'])
      expect(existsSync(path.join(program, 'node_modules', tool)), tool).toBe(false);
  });

  it('EDIT-4 brings the share images and cut fonts of its build, which a first publishing takes over', () => {
    const namesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const shared = namesIn(path.join(ROOT, 'dist/client/share')).filter((name) => name.endsWith('.jpg'));
    const cache = path.join(program, 'node_modules/.cache');
    expect(namesIn(path.join(cache, 'share-images')).length).toBeGreaterThanOrEqual(shared.length);
    expect(namesIn(path.join(cache, 'cut-fonts'))).not.toEqual([]);
  });

  it('OPS-3 lists its packages with their licences, and their texts are in it', () => {
    const list = readFileSync(path.join(program, 'LICENCES-OF-PACKAGES.txt'), 'utf8');
    expect(list).toMatch(/^satori \S+: MPL-2\.0 \(copyleft/m);
    expect(list).not.toMatch(/^vitest /m);
    expect(existsSync(path.join(program, 'node_modules/satori/LICENSE'))).toBe(true);
    expect(JSON.parse(readFileSync(path.join(program, 'sbom.cdx.json'), 'utf8'))).toMatchObject({
      bomFormat: 'CycloneDX',
    });
  });

  it('OPS-3 answers at the address of its settings, in each language, and stores registrations', async () => {
    for (const locale of ['zh', 'en', 'vi'])
      expect(await (await ask(`/${locale}/about`)).text()).toContain(
        `rel="canonical" href="${ADDRESS}/${locale}/about"`,
      );
    expect((await ask('/dashboard')).status).toBe(200);
    expect((await ask('/en/fit/result?use=career')).status).toBe(200);
    expect(await register()).toMatchObject({ code: 1 });
  });

  it(
    'EDIT-4 publishes a change without writing beside its own code',
    async () => {
      const browser = new StaffBrowser({ request: ask });
      await expect.poll(() => output).toContain('#link=');
      const token = tokenOf(/https:\S+#link=\S+/.exec(output)?.[0] ?? '');
      await browser.post('/api/staff/link/use', { token, password: PASSWORD, email: 'manager@example.com' });
      const edits = [{ path: ['title', 'en'], before: TITLE, after: 'A Film for Packages' }];
      await browser.send('PATCH', `/api/desk/content/document?name=films/${FILM}`, { edits });
      await confirmAt(browser);
      await browser.post('/api/desk/content/publishing', {});
      const state = async () => (await browser.get<PublishingState>('/api/desk/content/publishing')).body.state;
      await expect.poll(state, { timeout: BUSY_MACHINE_MS, interval: 200 }).not.toBe('building');
      expect(await state(), output).toBe('published');
      expect(await (await ask(`/en/video/${FILM}`)).text()).toContain('A Film for Packages');
    },
    BUSY_MACHINE_MS,
  );

  it('OPS-3 has the commands that run beside the server, and shows after a new start what was published', async () => {
    const run = (command: string) =>
      execFileSync(
        process.execPath,
        ['--disable-warning=ExperimentalWarning', ...`scripts/cli/${command}`.split(' ')],
        {
          cwd: program,
          env: { SITE_URL: ADDRESS, DATA_DIR: dataDir },
          ...(isRoot && { uid: NOBODY, gid: NOBODY }),
        },
      ).toString();
    expect(run('leads.ts list')).toContain('  zh  ');
    await stop();
    await start();
    expect(await (await ask(`/en/video/${FILM}`)).text()).toContain('A Film for Packages');
  }, 60_000);

  it('OPS-3 runs on PostgreSQL, and shows its figures', async () => {
    const { databaseUrl = '', close } = await openTestStore('PostgreSQL');
    await stop();
    try {
      await start({ DATABASE_URL: databaseUrl, METRICS_PORT: '0' });
      expect(await register()).toMatchObject({ code: 1 });
      await vi.waitFor(() => expect(output).toMatch(/figures at/));
      const metricsPort = /"port":(\d+),"msg":"figures/.exec(output)?.[1];
      const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      expect(figures).toMatch(/^site_registration_stored_seconds_count 1$/m);
    } finally {
      await stop();
      await close();
    }
  }, 60_000);
});
