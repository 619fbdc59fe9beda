/** Starts the whole server in the test's process, on a port of its own. */
import { rmSync } from 'node:fs';
import http from 'node:http';
import { type Config, readConfig } from '../../../server/config.ts';
import { createLog } from '../../../server/log.ts';
import { startServer } from '../../../server/start/start-server.ts';
import { keyFilePath } from '../../../server/storage/data-files.ts';
import { temporaryFolder } from '../stores/databases.ts';
import { tokenOf } from '../desk/staff-browser.ts';

/** A server under test. */
export interface TestServer {
  port: number;
  dataDir: string;
  /** Lines of the log. */
  logged: string[];
  /** Token of the link that makes the first account. */
  firstToken: () => Promise<string>;
  /** Sends a request and reads the whole answer; nothing is followed, decoded or kept. */
  ask: (path: string, options?: AskOptions) => Promise<RawAnswer>;
  /** Sends a registration. */
  register: (body: unknown) => Promise<{ status: number; code: number }>;
  stop: () => Promise<void>;
}

/**
 * The two ways that a page takes through the server, with the headers that choose them: they must
 * give the same. Without the first one's header Node's client asks for the connection to be closed.
 */
export const WAYS: [string, Record<string, string>][] = [
  ['the fast path', { connection: 'keep-alive' }],
  ['Node’s server', { connection: 'close' }],
];

/** How a request is sent. */
export interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request exactly as given; no part of the path is tidied up on the way. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: AskOptions = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** Starts a server on a fixture of pages and a data folder. */
export async function startTestServer(pagesDir: string, changes: Partial<Config> = {}): Promise<TestServer> {
  const dataDir = changes.dataDir ?? temporaryFolder();
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const config = {
    ...readConfig({ PORT: '0', HOST: '127.0.0.1' }),
    pagesDir,
    dataDir,
    keysFile: keyFilePath(dataDir),
    ...changes,
  };
  const running = await startServer(config, log);
  const { port } = running;
  return {
    port,
    dataDir,
    logged,
    firstToken: async () => tokenOf((await running.firstAccountLink('http://localhost')) ?? ''),
    ask: (path, options) => ask(port, path, options),
    async register(body) {
      const headers = { 'content-type': 'application/json' };
      const answer = await ask(port, '/api/user/addApply', { method: 'POST', headers, body: JSON.stringify(body) });
      return { status: answer.status, code: JSON.parse(answer.body.toString()).code };
    },
    async stop() {
      await running.stop();
      if (!changes.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
