/** Builds the staff's desk into `dist/desk` when something that it is made of has changed. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { readContent } from '../content/read-content-files.ts';
import { LOCALES } from '../contract/locales.ts';
import { deskProject, documentIn } from './desk-bundle.ts';
import { fingerprintOf } from './fingerprint.ts';
import { precompress } from './precompress.ts';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'dist/desk');
const STAMP = join(OUT, '.built-from');
const SOURCES = [
  'desk',
  'contract',
  'content',
  'artwork/fonts',
  'scripts/desk-bundle.ts',
  'scripts/build-desk.ts',
  'package-lock.json',
];

/** Builds the desk unless it is fresh. Throws Vite's error when it cannot be built. */
export async function buildDesk(): Promise<void> {
  const wanted = fingerprintOf(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building the desk…');
  mkdirSync(OUT, { recursive: true });
  await build(deskProject(OUT));
  const html = readFileSync(join(OUT, 'index.html'), 'utf8');
  const content = readContent();
  for (const locale of LOCALES) writeFileSync(join(OUT, `${locale}.html`), documentIn(html, locale, content));
  rmSync(join(OUT, 'index.html'));
  await precompress(OUT, join(ROOT, 'node_modules/.cache/precompressed-desk'));
  writeFileSync(STAMP, wanted);
}

if (import.meta.main) await buildDesk();
