/** Gets a Chromium and fonts where a machine has none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  // A Chinese font, and one of those that stand in for the site's own until they are there (site/fonts/page-faces.ts).
  const packages = ['chromium-headless-shell', 'fonts-noto-cjk', 'fonts-liberation'];
  return (
    succeeds('apt-get', ['update', '-qq']) &&
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  );
}

/** Makes sure that a Chromium is there; throws with what to do when it cannot be had. */
export function ensureChromium(): void {
  if (findChromium()) return;
  console.log('Installing a Chromium for the browser tests (once)…');
  if (installFromDebian() || succeeds('playwright', ['install', 'chromium'])) return;
  throw new Error('The browser tests need a Chromium. Install one, or set CHROMIUM_PATH to its program.');
}
