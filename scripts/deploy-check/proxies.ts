/** Runs nginx and Caddy with the configurations of `deploy/` in front of a server, and asks for the site through them. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { LIMIT, tryCdn, tryLoss, tryNoCdn, tryOutage, trySite } from './try-site.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const DEPLOY = path.join(ROOT, 'deploy');
const HOST = 'www.example.com';
const START_MAX_MS = 60_000;

/** Programs that were started, and the folder that they work in. */
class Workplace {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'deploy-check-'));
  readonly #children: ChildProcess[] = [];

  run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
    const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
    // Whether it has started shows when it is asked for something.
    child.on('error', () => {});
    this.#children.push(child);
    return child;
  }

  close(): void {
    for (const child of this.#children) child.kill('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function waitFor(what: string, isThere: () => Promise<boolean>): Promise<void> {
  const since = performance.now();
  while (!(await isThere().catch(() => false))) {
    if (performance.now() - since > START_MAX_MS) throw new Error(`${what} has not started.`);
    await pause(50);
  }
}

/** Starts the server behind a proxy. */
async function startServer(workplace: Workplace, port: number): Promise<ChildProcess> {
  const dataDir = path.join(workplace.folder, 'data');
  const child = workplace.run(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PAGES_DIR: path.join(ROOT, 'dist'),
    SITE_URL: `https://${HOST}`,
    TRUST_PROXY: '1',
    REGISTRATIONS_PER_ADDRESS: String(LIMIT),
    LOG_LEVEL: 'error',
  });
  await waitFor('The server', async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok);
  return child;
}

function certificate(folder: string): { cert: string; key: string } {
  const [cert, key] = [path.join(folder, 'fullchain.pem'), path.join(folder, 'privkey.pem')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${HOST}`];
  execFileSync('openssl', [...args, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { cert, key };
}

/** `deploy/nginx.conf` with what it says of a CDN, which is 127.0.0.1 here. @throws Error when there is nothing of that kind. */
function behindCdn(site: string): string {
  const cdn = site
    .replace('#set_real_ip_from 192.0.2.0/24;', 'set_real_ip_from 127.0.0.1;')
    .replace(/^#(set_real_ip_from|real_ip_)/gm, '$1');
  if (cdn === site) throw new Error('deploy/nginx.conf has no lines for a CDN.');
  return cdn;
}

/** Checks `deploy/nginx.conf`, and asks for the site through it, also as a CDN does. @throws Error that says what is wrong. */
export async function tryNginx(): Promise<void> {
  const workplace = new Workplace();
  try {
    const [server, plain, secure] = [await freePort(), await freePort(), await freePort()];
    const { cert, key } = certificate(workplace.folder);
    const site = readFileSync(path.join(DEPLOY, 'nginx.conf'), 'utf8')
      .replaceAll('/etc/ssl/site/fullchain.pem', cert)
      .replaceAll('/etc/ssl/site/privkey.pem', key)
      .replace(/listen (\[::\]:)?(80|443)/g, (_, six = '', port) => `listen ${six}${port === '80' ? plain : secure}`)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${server}`);
    const config = path.join(workplace.folder, 'nginx.conf');
    for (const name of ['body', 'proxy']) mkdirSync(path.join(workplace.folder, name));
    const whole = (servers: string) => [
      `pid ${workplace.folder}/pid; daemon off; error_log ${workplace.folder}/error.log; events {}`,
      // What Debian 12 and 13 say there: a setting that is given twice in one block keeps nginx from starting.
      'http { sendfile on; tcp_nopush on; types_hash_max_size 2048; server_tokens build; default_type application/octet-stream;',
      'ssl_protocols TLSv1.2 TLSv1.3; ssl_prefer_server_ciphers off; gzip on;',
      `access_log ${workplace.folder}/access.log; client_body_temp_path ${workplace.folder}/body; proxy_temp_path ${workplace.folder}/proxy;`,
      servers,
      '}',
    ];
    const startNginx = async (servers: string) => {
      writeFileSync(config, whole(servers).join('\n'));
      execFileSync('nginx', ['-t', '-q', '-c', config], { stdio: 'pipe' });
      const nginx = workplace.run('nginx', ['-c', config], {});
      await waitFor(
        'nginx',
        async () => (await fetch(`http://127.0.0.1:${plain}/`, { redirect: 'manual' })).status === 301,
      );
      return nginx;
    };
    const running = await startServer(workplace, server);
    const nginx = await startNginx(site);
    const proxy = { host: HOST, port: secure, direct: server };
    await trySite(proxy);
    await tryNoCdn(proxy);
    await stop(nginx);
    await startNginx(behindCdn(site));
    await tryCdn(proxy);
    await stop(running);
    await tryOutage(proxy);
    for (const name of ['access.log', 'error.log']) {
      const logged = readFileSync(path.join(workplace.folder, name), 'utf8');
      if (!logged.includes('/en/about')) throw new Error(`nginx has no page in its ${name}.`);
      if (/receipt|draft/.test(logged)) throw new Error(`nginx has an address that opens something in its ${name}.`);
    }
  } finally {
    workplace.close();
  }
}

/**
 * Whether a Caddy sends a request with a body once the server is there. Before 2.11.2 it answers such a request with 502
 * (github.com/caddyserver/caddy/issues/7546).
 */
function waitsWithBodies(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = (/\d+\.\d+\.\d+/.exec(version)?.[0] ?? '').split('.').map(Number);
  return major > 2 || (major === 2 && (minor > 11 || (minor === 11 && patch >= 2)));
}

/** Checks `deploy/Caddyfile`, and asks for the site through it, also while the server is started anew and as a CDN does. @throws Error that says what is wrong. */
export async function tryCaddy(): Promise<void> {
  const workplace = new Workplace();
  try {
    const [server, secure, plain, admin] = [await freePort(), await freePort(), await freePort(), await freePort()];
    const config = path.join(workplace.folder, 'Caddyfile');
    const file = readFileSync(path.join(DEPLOY, 'Caddyfile'), 'utf8')
      // A certificate of its own, ports that are free, and nothing but what is in the folder.
      .replace(
        '{\n\tservers',
        `{\n\tlocal_certs\n\tskip_install_trust\n\thttp_port ${plain}\n\thttps_port ${secure}\n\tadmin 127.0.0.1:${admin}\n\tservers`,
      );
    writeFileSync(config, file);
    const env = {
      SITE_HOST: HOST,
      UPSTREAM: `127.0.0.1:${server}`,
      HOME: workplace.folder,
      XDG_DATA_HOME: workplace.folder,
    };
    const args = ['--config', config, '--adapter', 'caddyfile'];
    execFileSync('caddy', ['validate', ...args], { stdio: 'pipe', env: { ...process.env, ...env } });
    let running = await startServer(workplace, server);
    const startCaddy = async (own: NodeJS.ProcessEnv) => {
      const caddy = workplace.run('caddy', ['run', ...args], { ...env, ...own });
      await waitFor('Caddy', async () => (await fetch(`http://127.0.0.1:${admin}/config/`)).ok);
      return caddy;
    };
    const caddy = await startCaddy({});
    const proxy = { host: HOST, port: secure, direct: server };
    await trySite(proxy);
    const restart = async () => {
      await stop(running);
      running = await startServer(workplace, server);
    };
    const isForBodies = waitsWithBodies(execFileSync('caddy', ['version'], { encoding: 'utf8' }));
    if (!isForBodies) console.log('           registrations meanwhile are not tried: this Caddy is older than 2.11.2');
    await tryLoss(proxy, restart, isForBodies);
    await stop(caddy);
    // Two networks, as a CDN has several.
    await startCaddy({ CDN: '127.0.0.1/32 192.0.2.0/24' });
    await tryCdn(proxy);
    await stop(running);
    await tryOutage(proxy);
  } finally {
    workplace.close();
  }
}
