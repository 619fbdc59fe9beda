/** Bench (a): the home page in brotli from one core, beside nginx with the same bytes. */
import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { precompress } from '../../publishing/files/precompress.ts';
import { freePort } from '../free-port.ts';
import { type LoadResult, load } from './load.ts';
import { end, type Measured, median, onFirstCore } from './processes.ts';

const ROUNDS = 5;
const ROUND_SECONDS = 3;
const ACCEPT_BROTLI = ['-H', 'Accept-Encoding: br'];
/** About the size of the site's home page. */
const FIXTURE_BYTES = 100_000;
/** Numerical Recipes' linear congruential generator: the same words in every run. */
const NEXT = { factor: 1_664_525, addend: 1_013_904_223, modulus: 2 ** 32 };
const START_ATTEMPTS = 200;

/** A folder of pages to serve, and the compressed home page in it. */
export interface BenchPages {
  pagesDir: string;
  home: string;
  isFixture: boolean;
}

function fixtureHtml(): string {
  let html = '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>Bench</title>';
  for (let seed = 1; html.length < FIXTURE_BYTES;) {
    seed = (seed * NEXT.factor + NEXT.addend) % NEXT.modulus;
    html += `<p class="c${seed % 97}">${seed.toString(36)} ${(seed % 1000).toString(2)}</p>`;
  }
  return html;
}

/** The built site where there is one, else a page of the same size. */
export async function findPages(dist: string, folder: string): Promise<BenchPages> {
  const candidates = ['_plain/zh/index.html.br', 'zh/index.html.br'].map((name) => path.join(dist, 'client', name));
  const built = candidates.find((file) => existsSync(file));
  if (built) return { pagesDir: dist, home: built, isFixture: false };
  const pagesDir = path.join(folder, 'pages');
  const page = path.join(pagesDir, 'client', 'zh');
  mkdirSync(page, { recursive: true });
  writeFileSync(path.join(page, 'index.html'), fixtureHtml());
  await precompress(path.join(pagesDir, 'client'), path.join(pagesDir, 'compressed'));
  return { pagesDir, home: path.join(page, 'index.html.br'), isFixture: true };
}

/** nginx's module for brotli files is not everywhere: the file is sent with its header fixed. */
function nginxConfig(folder: string, port: number): string {
  return `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=10;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
  uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server {
    listen 127.0.0.1:${port};
    location = / { root ${folder}; try_files /home.br =404; default_type "text/html; charset=utf-8"; add_header Content-Encoding br; }
  }
}
`;
}

/** The child of a process: nginx has its worker do the work. */
export function childOf(pid: number): number {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const isChild = (name: string) => {
    const file = `/proc/${name}/stat`;
    return existsSync(file) && readFileSync(file, 'utf8').split(') ')[1]?.split(' ')[1] === String(pid);
  };
  return Number(processes.find(isChild) ?? 0);
}

/** Starts nginx with one worker on the first core. */
export async function startNginx(home: string, folder: string): Promise<Measured> {
  const port = await freePort();
  copyFileSync(home, path.join(folder, 'home.br'));
  writeFileSync(path.join(folder, 'nginx.conf'), nginxConfig(folder, port));
  const [program = '', ...args] = onFirstCore(['nginx', '-c', path.join(folder, 'nginx.conf'), '-p', folder]);
  const child = spawn(program, args, { stdio: 'ignore' });
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return { process: child, pid: childOf(child.pid ?? 0), port, stop: () => end(child) };
  }
  await end(child);
  throw new Error('nginx did not start');
}

/** Figures of one server over all rounds. */
export interface PageFigures {
  perSecond: number;
  perCpuSecond: number;
}

function summary(results: readonly LoadResult[]): PageFigures {
  return {
    perSecond: median(results.map(({ perSecond }) => perSecond)),
    perCpuSecond: median(results.map(({ perCpuSecond }) => perCpuSecond)),
  };
}

/** Loads both in turn, so that what else the machine does strikes both alike. */
export async function comparePages(
  ours: Measured,
  nginx: Measured | undefined,
): Promise<{ ours: PageFigures; nginx: PageFigures | undefined }> {
  const oursResults: LoadResult[] = [];
  const nginxResults: LoadResult[] = [];
  await load(ours, ROUND_SECONDS, ACCEPT_BROTLI);
  for (let round = 0; round < ROUNDS; round++) {
    if (nginx) nginxResults.push(await load(nginx, ROUND_SECONDS, ACCEPT_BROTLI));
    oursResults.push(await load(ours, ROUND_SECONDS, ACCEPT_BROTLI));
  }
  return { ours: summary(oursResults), nginx: nginx && summary(nginxResults) };
}

/** Asks for the page until a server has answered a number of times. */
export async function requestPages(ours: Measured, count: number): Promise<void> {
  for (let done = 0; done < count;) done += (await load(ours, 1, ACCEPT_BROTLI)).requests;
}
