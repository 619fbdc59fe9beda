/** What has to hold of the site through a proxy. */
import http from 'node:http';
import https from 'node:https';
import { LOCALES } from '../../contract/locales.ts';
import { fallbackPageMessages } from '../../server/pages/fallback-page/fallback-page.messages.ts';

/** A proxy with the server behind it, on this machine. */
export interface Proxy {
  /** The name of the site. */
  host: string;
  /** The port of the proxy, with TLS. */
  port: number;
  /** The port of the server itself. */
  direct: number;
}

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

interface Asked {
  method?: string;
  /** The address of this machine that asks. */
  from?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const PAGES = [
  '/zh/',
  '/',
  '/en/about',
  '/vi/phd',
  '/sitemap.xml',
  '/favicon.svg',
  '/nowhere',
  '/healthz',
  '/dashboard',
];
/** Headers that a proxy may not change or lose. */
const HEADERS = [
  'content-type',
  'content-encoding',
  'content-language',
  'etag',
  'vary',
  'cache-control',
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
];
/** Addresses that open something. */
const SECRETS = ['/zh/receipt/secret', '/receipt/secret', '/ZH/receipt/secret', '/api/desk/content/draft?link=secret'];
const TOO_LARGE_BYTES = 30 * 1024 * 1024;
/** Registrations that an address may send in the time of the trial. */
export const LIMIT = 40;
/** More than that. */
const REGISTRATIONS = 45;
const VISITORS = 8;

function ask({ host, port, direct }: Proxy, path: string, asked: Asked = {}, isDirect = false): Promise<Answer> {
  const { method = 'GET', from = '127.0.0.1', headers = {}, body } = asked;
  return new Promise((resolve, reject) => {
    const own = { host, ...(isDirect && { 'x-forwarded-proto': 'https', 'x-forwarded-for': '127.0.0.1' }), ...headers };
    const options = { path, method, headers: own, host: '127.0.0.1', localAddress: from, agent: false as const };
    const answered = (response: http.IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    };
    const request = isDirect
      ? http.request({ ...options, port: direct }, answered)
      : https.request({ ...options, port, servername: host, rejectUnauthorized: false }, answered);
    request.on('error', reject);
    request.end(body);
  });
}

function expect(isTrue: boolean, what: string): void {
  if (!isTrue) throw new Error(what);
}

/**
 * Registers with the number `count`. Unless it is told otherwise, each registration names another address in
 * `X-Forwarded-For`, which nobody is to believe: it is the visitor's.
 */
async function register(
  proxy: Proxy,
  count: number,
  { from = '127.0.0.1', forwardedFor = `192.0.2.${count}` }: { from?: string; forwardedFor?: string } = {},
): Promise<number> {
  const answer = await ask(proxy, '/api/user/addApply', {
    method: 'POST',
    from,
    headers: {
      'content-type': 'application/json',
      origin: `https://${proxy.host}`,
      'x-forwarded-for': forwardedFor,
    },
    body: JSON.stringify({
      education: 4,
      working_years: 2,
      purpose: 3,
      name: '张三',
      phone: `139${String(count).padStart(8, '0')}`,
    }),
  });
  if (answer.headers['content-type']?.includes('json') !== true)
    throw new Error(`a registration was answered with ${answer.status} by the proxy alone`);
  // JSON of the registration call is its envelope.
  return (JSON.parse(answer.body.toString()) as { code: number }).code;
}

/** Asks for all kinds of things through a proxy. @throws Error that says what is not as the server gave it. */
export async function trySite(proxy: Proxy): Promise<void> {
  const headers = { 'accept-encoding': 'br, gzip', 'accept-language': 'vi' };
  for (const path of PAGES) {
    const [through, direct] = [await ask(proxy, path, { headers }), await ask(proxy, path, { headers }, true)];
    expect(through.status === direct.status, `${path}: ${through.status} instead of ${direct.status}`);
    expect(through.body.equals(direct.body), `${path}: another body`);
    for (const name of HEADERS)
      expect(
        String(through.headers[name]) === String(direct.headers[name]),
        `${path}: ${name} is ${through.headers[name]}`,
      );
  }
  const page = await ask(proxy, '/en/about', { headers });
  expect(page.headers['strict-transport-security'] !== undefined, 'no Strict-Transport-Security');
  expect(page.headers['content-encoding'] === 'br', 'a page is not in Brotli');
  const again = await ask(proxy, '/en/about', { headers: { ...headers, 'if-none-match': String(page.headers.etag) } });
  expect(again.status === 304, `a page that has not changed: ${again.status}`);
  for (const path of SECRETS) await ask(proxy, path);
  const large = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Buffer.alloc(TOO_LARGE_BYTES),
  };
  // A proxy may close the connection while the rest is still being sent.
  const status = await ask(proxy, '/api/user/addApply', large).then(
    (answer) => answer.status,
    () => 413,
  );
  expect(status >= 400, `30 MB are taken: ${status}`);
  expect((await register(proxy, 1)) === 1, 'a registration is not stored');
}

/** Registers until one more than {@link LIMIT} was sent, and says whether the last alone was refused. */
async function isStopped(proxy: Proxy, first: number, asked: (count: number) => Parameters<typeof register>[2]) {
  const codes: number[] = [];
  for (let count = 0; count <= LIMIT; count++) codes.push(await register(proxy, first + count, asked(count)));
  return codes.slice(0, LIMIT).every((code) => code === 1) && codes[LIMIT] !== 1;
}

/** Registers through a proxy that knows of no CDN. @throws Error when it believes what visitors say of their address. */
export async function tryNoCdn(proxy: Proxy): Promise<void> {
  const stopped = await isStopped(proxy, 4000, () => ({ from: '127.0.0.3' }));
  expect(stopped, 'X-Forwarded-For of a visitor is believed: nobody is ever stopped');
}

/**
 * Registers through a proxy that takes 127.0.0.1 for the CDN.
 *
 * @throws Error when visitors are not told apart by the address that the CDN names, or when anybody but the CDN can name one.
 */
export async function tryCdn(proxy: Proxy): Promise<void> {
  // A CDN adds its visitor's address to what the visitor has sent.
  const visitor = await isStopped(proxy, 1000, (count) => ({ forwardedFor: `198.51.100.${count}, 203.0.113.1` }));
  expect(visitor, 'behind a CDN: a visitor is not counted by the address that the CDN names');
  const other = await register(proxy, 2000, { forwardedFor: '203.0.113.2' });
  expect(other === 1, 'behind a CDN: a visitor is stopped for what another one has sent');
  const direct = await isStopped(proxy, 3000, (count) => ({
    from: '127.0.0.2',
    forwardedFor: `203.0.113.${count + 3}`,
  }));
  expect(direct, 'X-Forwarded-For of a visitor who goes around the CDN is believed');
}

/** Asks through a proxy behind which there is no server. @throws Error when an answer does not say so in each language. */
export async function tryOutage(proxy: Proxy): Promise<void> {
  const asked = async (path: string) => {
    const { status, body } = await ask(proxy, path);
    const isSaid = LOCALES.every((locale) => body.includes(fallbackPageMessages['bare.failed'][locale]));
    expect(status === 502 && isSaid, `${path} while there is no server: ${status} ${body}`);
  };
  await Promise.all(['/en/about', ...SECRETS].map(asked));
}

/**
 * Visits, and registers, while something is done to the server.
 *
 * @param isForBodies whether the proxy can wait with a request that has a body.
 * @throws Error when a page or a registration is lost.
 */
export async function tryLoss(proxy: Proxy, disturb: () => Promise<void>, isForBodies: boolean): Promise<void> {
  let isOver = false;
  let visits = 0;
  const visit = async () => {
    while (!isOver) {
      const { status } = await ask(proxy, '/zh/about');
      expect(status === 200, `a page while the server was started anew: ${status}`);
      visits += 1;
    }
  };
  const disturbed = disturb().finally(() => {
    isOver = true;
  });
  const codes: number[] = [];
  const registerOften = async () => {
    if (!isForBodies) await disturbed;
    for (let count = 2; count <= REGISTRATIONS; count++) codes.push(await register(proxy, count));
  };
  await Promise.all([...Array.from({ length: VISITORS }, visit), registerOften(), disturbed]);
  expect(
    codes.slice(0, LIMIT - 1).every((code) => code === 1),
    `registrations: ${codes.join()}`,
  );
  expect(codes.at(-1) !== 1, 'X-Forwarded-For of a visitor is believed: nobody is ever stopped');
  console.log(`           ${visits} pages while the server was started anew, none lost`);
}
