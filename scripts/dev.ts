/** `npm run dev`: the development server of the site, with the fonts cut first. */
import { spawn } from 'node:child_process';
import { cutFonts } from './cut-fonts.ts';

await cutFonts();
const child = spawn('astro', ['dev', ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
