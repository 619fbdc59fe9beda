/** The home page in brotli from one core, beside nginx with the same bytes; the start; memory under load. */
import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import {
  hasProgram,
  load,
  type Measured,
  memoryMib,
  onFirstCore,
  spread,
  startProcess,
  startServer,
} from './processes.ts';

const HOME = path.join(import.meta.dirname, '../../dist/client/zh/index.html.br');
const ROUND_SECONDS = 3;
const ACCEPT_BROTLI = ['-H', 'Accept-Encoding: br'];
const START_ATTEMPTS = 200;
const ATTEMPT_MS = 50;

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

async function startNginx(folder: string): Promise<Measured> {
  const port = await freePort();
  copyFileSync(HOME, path.join(folder, 'home.br'));
  writeFileSync(path.join(folder, 'nginx.conf'), nginxConfig(folder, port));
  const command = ['nginx', '-c', path.join(folder, 'nginx.conf'), '-p', folder];
  const { child, stop } = startProcess(onFirstCore(command), folder);
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { pid: child.pid ?? 0, port, stop };
    await pause(ATTEMPT_MS);
  }
  throw new Error('nginx did not start');
}

/** Loads both servers in turn, so that what else the machine does strikes both alike. @throws Error without a build. */
export async function measurePages(folder: string, rounds: number): Promise<string[]> {
  const begun = performance.now();
  const server = await startServer({ DATA_DIR: path.join(folder, 'pages') }, folder);
  await (await fetch(`http://127.0.0.1:${server.port}/zh/`)).text();
  const startMs = performance.now() - begun;
  const nginx = hasProgram('nginx') ? await startNginx(folder) : undefined;
  const ours: number[] = [];
  const theirs: number[] = [];
  await load(server, ROUND_SECONDS, ACCEPT_BROTLI);
  for (let round = 0; round < rounds; round++) {
    if (nginx) theirs.push(await load(nginx, ROUND_SECONDS, ACCEPT_BROTLI));
    ours.push(await load(server, ROUND_SECONDS, ACCEPT_BROTLI));
  }
  return [
    '| what | here | beside |',
    '| --- | ---: | ---: |',
    `| home page in brotli, one core, 64 connections, requests/s | ${spread(ours)} | nginx, same bytes: ${nginx ? spread(theirs) : 'not installed'} |`,
    `| from the first start, with an empty store, to the first page, ms | ${Math.round(startMs)} | |`,
    `| memory after it, MiB | ${memoryMib(server)} | budget: 190 |`,
  ];
}
