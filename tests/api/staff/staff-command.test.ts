import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../support/stores/databases.ts';
import { startTestServer, type TestServer } from '../../support/servers/running-server.ts';
import { setUpFactor } from '../../support/desk/second-factor.ts';
import { runScript, startServerProcess } from '../../support/servers/server-process.ts';
import { StaffBrowser } from '../../support/desk/staff-browser.ts';

const PASSWORD = 'correct horse battery';
const EMAIL = 'boss@example.com';

describe('DESK-2 the staff command', () => {
  let server: TestServer;
  const pagesDir = temporaryFolder();
  const staff = (...args: string[]) =>
    runScript('scripts/cli/staff.ts', args, { DATA_DIR: server.dataDir, SITE_URL: 'https://www.example.com' });
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    return server.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  beforeEach(async () => {
    server = await startTestServer(pagesDir);
  });
  afterEach(() => server.stop());
  afterAll(() => rmSync(pagesDir, { recursive: true, force: true }));
  const tokenIn = (output: Buffer) =>
    /https:\/\/www\.example\.com\/login#link=([\w-]{43})\s/.exec(output.toString())?.[1];

  it('DESK-2 adds an account while the server runs, and its link signs in, over the wire', async () => {
    const { code, stdout } = await staff('add', EMAIL, '--role', 'manager');
    expect(code).toBe(0);
    const used = await post('/api/staff/link/use', { token: tokenIn(stdout), password: PASSWORD });
    expect(used.status).toBe(200);
    expect(used.headers['cache-control']).toBe('no-store');
    expect(used.headers['set-cookie']?.map((cookie) => cookie.split('=')[0])).toEqual([
      'staff',
      'staff-device',
      'XSRF-TOKEN',
    ]);
    const cookie = used.headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ') ?? '';
    expect((await server.ask('/api/staff/me', { headers: { cookie } })).status).toBe(200);
    expect((await staff('name', EMAIL, '--name', '王芳')).code).toBe(0);
    await staff('add', 'an@example.com', '--role', 'viewer', '--name', 'An');
    const listed = (await staff('list')).stdout.toString();
    expect(listed).toBe(`${EMAIL}  manager  active  王芳\nan@example.com  viewer  invited  An\n`);
    expect(server.logged.join('')).not.toContain(EMAIL);
  });

  it('DESK-1 makes a link for a forgotten password, closes an account and opens it again', async () => {
    await staff('add', EMAIL, '--role', 'manager');
    await staff('add', 'second@example.com', '--role', 'manager');
    const token = tokenIn((await staff('reset', EMAIL)).stdout);
    expect((await post('/api/staff/link/use', { token, password: 'another long one' })).status).toBe(200);
    expect((await staff('disable', EMAIL)).code).toBe(0);
    const signIn = () => post('/api/staff/sign-in', { email: EMAIL, password: 'another long one' });
    expect((await signIn()).status).toBe(401);
    expect((await staff('enable', EMAIL)).code).toBe(0);
    expect((await signIn()).status).toBe(200);
    expect((await staff('role', EMAIL, '--role', 'viewer')).code).toBe(0);
    const last = await staff('disable', 'second@example.com');
    expect(last).toMatchObject({ code: 2, stderr: 'At least one active manager has to stay.\n' });
  });

  it('DESK-2 takes a lost telephone’s factor away and ends sessions, also of the only manager', async () => {
    await staff('add', EMAIL, '--role', 'manager');
    const browser = new StaffBrowser({
      request: (path, init) => fetch(`http://localhost:${server.port}${path}`, init),
    });
    const token = tokenIn((await staff('reset', EMAIL)).stdout);
    await browser.post('/api/staff/link/use', { token, password: PASSWORD });
    await setUpFactor(browser, Date.now());
    expect((await staff('end-sessions', EMAIL)).code).toBe(0);
    expect((await browser.get('/api/staff/me')).status).toBe(401);
    const signIn = () => post('/api/staff/sign-in', { email: EMAIL, password: PASSWORD });
    expect((await signIn()).status).toBe(401);
    expect((await staff('remove-factor', EMAIL)).code).toBe(0);
    expect((await signIn()).status).toBe(200);
    expect(await staff('remove-factor', EMAIL)).toMatchObject({
      code: 2,
      stderr: 'This account has no second factor.\n',
    });
  });

  it('DESK-2 explains itself when it is asked for what cannot be done', async () => {
    for (const [args, words] of [
      [[], 'Usage'],
      [['name', 'x@example.com'], 'Usage'],
      [['add', 'x', '--role', 'viewer'], 'no e-mail address'],
      [['reset', 'no@example.com'], 'no account'],
      [['disable', EMAIL, 'second@example.com'], 'Usage'],
      [['list', EMAIL], 'Usage'],
    ] as const) {
      const { code, stderr } = await staff(...args);
      expect(code, words).toBe(2);
      expect(stderr).toContain(words);
      expect(stderr).not.toContain('    at ');
    }
  });

  it('DESK-2 is not needed at the first start: the server prints a link while nobody has an account', async () => {
    const dataDir = temporaryFolder();
    const settings = { DATA_DIR: dataDir, PAGES_DIR: pagesDir };
    const first = await startServerProcess(settings);
    await expect.poll(first.output).toMatch(/http:\/\/localhost:\d+\/login#link=[\w-]{43}\s/);
    await first.end('SIGTERM');
    await runScript('scripts/cli/staff.ts', ['add', EMAIL, '--role', 'manager'], { DATA_DIR: dataDir });
    const second = await startServerProcess(settings);
    await second.end('SIGTERM');
    expect(second.output()).not.toContain('#link=');
    rmSync(dataDir, { recursive: true, force: true });
  });
});
