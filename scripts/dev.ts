/**
 * `npm run dev`: the development server of site and desk, and the API as a
 * process of its own behind it (`scripts/dev/development-server.ts`).
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from './free-port.ts';
import { loadEnvFile } from '../server/env-file.ts';

loadEnvFile(process.env);
const apiPort = String(await freePort());
// Astro's own port: links of the staff lead to where the pages are.
const settings = { SITE_URL: 'http://localhost:4321', ...process.env, PORT: apiPort, HOST: '127.0.0.1' };
const api = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
  stdio: 'inherit',
  env: settings,
});
const site = spawn('astro', ['dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, DEVELOPMENT_API: `http://127.0.0.1:${apiPort}` },
});
const children: ChildProcess[] = [api, site];
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
site.on('exit', (code) => {
  api.kill('SIGTERM');
  process.exit(code ?? 1);
});
