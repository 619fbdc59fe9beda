/** How the server's program starts, refuses to start, and ends with who started it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FLAGS, nameCompileCache } from '../../../server/start/process-flags.ts';
import { explainStartFault } from '../../../server/start/start-fault.ts';
import { makeDataFolder, sqlitePath } from '../../../server/storage/data-files.ts';
import { temporaryFolder } from '../../support/stores/databases.ts';
import { writePagesFixture } from '../../support/content/pages-fixture.ts';
import { runScript, startServerProcess } from '../../support/servers/server-process.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

let pagesDir: string;
let dataDir: string;
beforeAll(async () => {
  pagesDir = await writePagesFixture();
});
afterAll(() => rmSync(pagesDir, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = temporaryFolder();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function countLinks(folder: string): number {
  if (!existsSync(sqlitePath(folder))) return 0;
  using store = new DatabaseSync(sqlitePath(folder), { readOnly: true, timeout: 3000 });
  const tables = store.prepare("select 1 from sqlite_master where name = 'staff_link'").all();
  return tables.length === 0 ? 0 : store.prepare('select 1 from staff_link').all().length;
}

const settings = () => ({ DATA_DIR: dataDir, PAGES_DIR: pagesDir });

describe('OPS-4 the server', () => {
  it('ends with the npm command that started it', async () => {
    // As npm does it: its shell gets the signal, and passes nothing on. The colon keeps the shell beside its command.
    const shell = spawn('/bin/sh', ['-c', 'node scripts/run.mjs server/main.ts; :'], {
      cwd: ROOT,
      env: { ...process.env, ...settings(), PORT: '0', HOST: '127.0.0.1', npm_lifecycle_event: 'start' },
    });
    let output = '';
    shell.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    await expect.poll(() => output).toContain('Open http://localhost');
    // The server holds the pipe until it ends.
    const closed = once(shell, 'close');
    shell.kill('SIGTERM');
    await closed;
    expect(output).toContain('"msg":"stopping"');
  });

  it('does not start on a port that is taken, and names the program that has it, which stops in its own time when the signal comes twice, as a terminal and npm send it', async () => {
    const server = await startServerProcess(settings());
    const { code, stderr } = await runScript('server/main.ts', [], {
      ...settings(),
      HOST: '127.0.0.1',
      PORT: String(server.port),
    });
    expect(code).toBe(1);
    expect(stderr).toContain(`Port ${server.port} is taken by `);
    if (process.platform === 'linux')
      expect(stderr).toMatch(new RegExp(`process ${server.process.pid} \\(.*main\\.ts`));
    const ended = server.end('SIGINT');
    await expect.poll(server.output, { interval: 10 }).toContain('"msg":"stopping"');
    server.process.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  it('does not start on an address of another machine', async () => {
    const host = '192.0.2.1';
    const { code, stderr } = await runScript('server/main.ts', [], { ...settings(), PORT: '0', HOST: host });
    expect(code).toBe(1);
    expect(stderr).toContain(`HOST, or METRICS_HOST, is ${host}, which is no address of this machine.`);
    expect(stderr).not.toContain('    at ');
  });

  it('says that a name leads to no address of this machine', () => {
    const refused = { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'nowhere.invalid' };
    expect(explainStartFault(Object.assign(new Error('getaddrinfo ENOTFOUND'), refused))).toContain(
      'HOST, or METRICS_HOST, is nowhere.invalid, which is no address of this machine.',
    );
  });

  it('says what a port below 1024 needs', () => {
    const refused = { code: 'EACCES', syscall: 'listen', address: '0.0.0.0', port: 80 };
    expect(explainStartFault(Object.assign(new Error('listen EACCES'), refused))).toMatch(
      /^Port 80 needs rights .* Set PORT to 3000/,
    );
  });

  it('goes on when nobody reads its output any more', async () => {
    const server = spawn(process.execPath, [...FLAGS, 'server/main.ts'], {
      cwd: ROOT,
      env: { ...process.env, ...settings(), PORT: '0', HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(server, 'exit');
    server.stdout.destroy();
    // The last that it says as it starts is the link of the first account.
    await expect.poll(() => countLinks(dataDir), { timeout: 10_000 }).toBe(1);
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('does not start with a data folder that it cannot write to', async () => {
    const blocked = path.join(pagesDir, 'secret.txt', 'data');
    const { code, stdout, stderr } = await runScript('server/main.ts', [], {
      PAGES_DIR: pagesDir,
      DATA_DIR: blocked,
      PORT: '0',
      HOST: '127.0.0.1',
    });
    expect(code).toBe(1);
    expect(stdout.toString()).not.toContain('Open');
    expect(stderr).toContain(`The data folder ${blocked} cannot be written to`);
    expect(stderr).not.toContain('    at ');
  });

  it('does not start without the folder of its pages, where every page would be missing', async () => {
    const away = path.join(dataDir, 'dist');
    const { code, stderr } = await runScript('server/main.ts', [], { ...settings(), PAGES_DIR: away, PORT: '0' });
    expect(code).toBe(1);
    expect(stderr).toBe(`There are no pages in ${away}. Build the site (npm run build), or set PAGES_DIR.\n`);
  });

  it('says that the data folder is a file, or a link to a disk that is not mounted', () => {
    const [file, link] = [path.join(dataDir, 'file'), path.join(dataDir, 'link')];
    writeFileSync(file, '');
    symlinkSync(path.join(dataDir, 'unmounted'), link);
    expect(() => makeDataFolder(file)).toThrow(`The data folder ${file} is a file, not a folder. Set DATA_DIR`);
    expect(() => makeDataFolder(link)).toThrow(
      `The data folder ${link} is a link to a folder that is not there. Mount`,
    );
  });

  it('runs no compiled code but what lies in its own data folder, which is this user’s alone', async () => {
    const shared = path.join(dataDir, 'tmp');
    mkdirSync(shared);
    const server = await startServerProcess({ ...settings(), NODE_COMPILE_CACHE: '', TMPDIR: shared });
    await server.end('SIGTERM');
    expect(readdirSync(shared)).toEqual([]);
    const own = path.join(dataDir, 'cache/node');
    expect(readdirSync(own)).not.toEqual([]);
    expect(statSync(own).mode & 0o777).toBe(0o700);
  });

  it('keeps no compiled code where the folder for it cannot be made', () => {
    writeFileSync(path.join(dataDir, 'cache'), 'a file');
    vi.stubEnv('DATA_DIR', dataDir);
    vi.stubEnv('NODE_COMPILE_CACHE', '');
    vi.stubEnv('NODE_DISABLE_COMPILE_CACHE', undefined);
    nameCompileCache();
    expect([process.env['NODE_COMPILE_CACHE'], process.env['NODE_DISABLE_COMPILE_CACHE']]).toEqual(['', '1']);
    vi.unstubAllEnvs();
  });
});
