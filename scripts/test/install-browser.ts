/** Gets the browser of the tests, and the fonts that its pages need, where a machine has none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

/** Fonts as fontconfig and as Debian name them. */
const FONTS = [
  { family: 'Noto Serif CJK SC', debian: 'fonts-noto-cjk' },
  // Stands in for the site's own until they are there, as high as they are: a page that waits for them moves nothing
  // (site/fonts/page-faces.ts). Phones have others that do.
  { family: 'Liberation Serif', debian: 'fonts-liberation' },
];

function succeeds(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** Whether a font is there; systems without fontconfig have fonts of their own. */
function hasFont(family: string): boolean {
  const { stdout, error } = spawnSync('fc-list', [family], { encoding: 'utf8' });
  return error !== undefined || stdout.trim() !== '';
}

function installFromDebian(packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  return (
    succeeds('apt-get', ['update', '-qq']) &&
    succeeds('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages])
  );
}

/** Makes sure that a Chromium and the fonts are there; throws with what to do when a Chromium cannot be had. */
export function ensureBrowser(): void {
  const hasBrowser = findChromium() !== undefined;
  const fonts = FONTS.filter(({ family }) => !hasFont(family)).map(({ debian }) => debian);
  const packages = hasBrowser ? fonts : ['chromium-headless-shell', ...fonts];
  if (packages.length === 0) return;
  console.log(`Installing for the browser tests (once): ${packages.join(', ')}…`);
  if (installFromDebian(packages)) return;
  if (fonts.length > 0) console.log(`Tests of layout may fail without the fonts: ${fonts.join(', ')}.`);
  if (hasBrowser || succeeds('playwright', ['install', 'chromium'])) return;
  throw new Error('The browser tests need a Chromium. Install one, or set CHROMIUM_PATH to its program.');
}
