/** The server and nginx with the same compressed pages, each on the first core. */
import { spawn } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LOCALES } from '../../../contract/locales.ts';
import { freePort } from '../../free-port.ts';
import { childOf } from '../pages.ts';
import { end, type Measured, onFirstCore, startServer } from '../processes.ts';

const START_ATTEMPTS = 200;
const ATTEMPT_MS = 50;

/** Pages of the built site under each language, as they are asked for. */
export function mixOfPages(dist: string): string[] {
  return LOCALES.flatMap((locale) => {
    const folder = path.join(dist, 'client', locale);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => path.basename(name) === 'index.html')
      .map((name) => `/${locale}/${path.dirname(name)}`.replace(/\/\.$/, '/'))
      .filter((address) => !address.endsWith('/404'));
  });
}

/** The module for brotli files is not everywhere: the files are named as they lie, with the header fixed. */
function nginxConfig(folder: string, dist: string, port: number): string {
  return `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; user root;
worker_rlimit_nofile 8192;
events { worker_connections 4096; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=2000;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
  uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server {
    listen ${port} backlog=4096;
    location / { root ${dist}/client; try_files $uri/index.html.br =404; types {} default_type "text/html; charset=utf-8"; add_header Content-Encoding br; }
  }
}
`;
}

/** Starts nginx with one worker. @throws Error when it does not answer. */
export async function startNginxOnSite(dist: string, folder: string): Promise<Measured> {
  const port = await freePort();
  const config = path.join(folder, 'nginx-site.conf');
  // Who is no root may name no user.
  const text = nginxConfig(folder, dist, port);
  writeFileSync(config, process.getuid?.() === 0 ? text : text.replace(' user root;', ''));
  const [program = '', ...args] = onFirstCore(['nginx', '-c', config, '-p', folder]);
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/zh/`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return { process: child, pid: childOf(child.pid ?? 0), port, stop: () => end(child) };
    await pause(ATTEMPT_MS);
  }
  await end(child);
  throw new Error('nginx did not start');
}

/** Starts the server on all addresses of this machine: each run of closed connections asks another one. */
export function startOnSite(dist: string, folder: string): Promise<Measured> {
  const settings = { PAGES_DIR: dist, DATA_DIR: path.join(folder, 'pages-data'), HOST: '0.0.0.0' };
  return startServer(settings, folder, onFirstCore);
}
