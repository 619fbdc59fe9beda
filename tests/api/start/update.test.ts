/** An update under a socket that stays open, as systemd keeps it (deploy/first-light.socket). */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FLAGS } from '../../../server/start/process-flags.ts';
import { temporaryFolder } from '../../support/stores/databases.ts';
import { madeUpPhone, registration } from '../../support/registration-api.ts';
import { ask } from '../../support/servers/running-server.ts';
import { runScript } from '../../support/servers/server-process.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const VISITORS = 4;

interface TcpHandle {
  fd: number;
  bind(host: string, port: number): number;
  getsockname(into: { port?: number }): number;
  close(): void;
}

/** A socket that this process holds and takes no connections from: Node has no public way to make one. */
function openSocket(): TcpHandle {
  const { TCP, constants } = (process as unknown as { binding(name: string): Record<string, never> }).binding(
    'tcp_wrap',
  ) as unknown as { TCP: new (type: number) => TcpHandle; constants: { SERVER: number } };
  const handle = new TCP(constants.SERVER);
  expect(handle.bind('127.0.0.1', 0)).toBe(0);
  return handle;
}

describe('OPS-3 an update', () => {
  let dataDir: string;
  let socket: TcpHandle;
  let port: number;
  let output = '';
  const start = async (): Promise<ChildProcess> => {
    output = '';
    const flags = ['--disable-warning=ExperimentalWarning', ...FLAGS];
    const node = [process.execPath, ...flags, path.join(ROOT, 'server/main.ts')].join(' ');
    const child = spawn('/bin/sh', ['-c', `LISTEN_PID=$$ exec ${node}`], {
      cwd: dataDir,
      env: {
        DATA_DIR: dataDir,
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        PAGES_DIR: path.join(ROOT, 'dist'),
        LISTEN_FDS: '1',
        REGISTRATIONS_PER_ADDRESS: '100000',
      },
      stdio: ['ignore', 'pipe', 'pipe', socket.fd],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    await vi.waitFor(() => expect(output).toContain('listening'), { timeout: 20_000 });
    return child;
  };
  const stop = async (child: ChildProcess) => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
  };
  beforeEach(() => {
    dataDir = temporaryFolder();
    socket = openSocket();
    const name: { port?: number } = {};
    socket.getsockname(name);
    port = name.port ?? 0;
  });
  afterEach(() => {
    socket.close();
    rmSync(dataDir, { recursive: true });
  });

  it('OPS-3 fails no request: each visitor gets their page, and each registration is stored, while servers follow one another', async () => {
    let server = await start();
    const failed: unknown[] = [];
    let registered = 0;
    let isOver = false;
    const visit = async () => {
      while (!isOver) {
        registered += 1;
        const count = registered;
        try {
          const page = await ask(port, '/zh/about');
          const body = JSON.stringify(registration({ phone: madeUpPhone(count) }));
          const headers = { 'content-type': 'application/json' };
          const answer = await ask(port, '/api/user/addApply', { method: 'POST', headers, body });
          if (page.status !== 200 || JSON.parse(answer.body.toString()).code !== 1) failed.push(answer.body.toString());
        } catch (error) {
          failed.push(error);
        }
      }
    };
    const visitors = Array.from({ length: VISITORS }, visit);
    await vi.waitFor(() => expect(registered).toBeGreaterThan(20), 20_000);
    await stop(server);
    server = await start();
    const before = registered;
    await vi.waitFor(() => expect(registered).toBeGreaterThan(before + 20), 20_000);
    isOver = true;
    await Promise.all(visitors);
    await stop(server);
    expect(failed).toEqual([]);
    const { stdout } = await runScript('scripts/cli/leads.ts', ['list'], { DATA_DIR: dataDir });
    expect(stdout.toString().trim().split('\n')).toHaveLength(registered);
  }, 60_000);

  it('OPS-3 the unit of systemd gives the flags that the server would start anew for', () => {
    const unit = readFileSync(path.join(ROOT, 'deploy/first-light.service'), 'utf8');
    for (const flag of FLAGS) expect(unit).toContain(` ${flag} `);
  });
});
