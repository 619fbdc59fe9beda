/** Builds the staff's desk into `dist/desk` when something that it is made of has changed. */
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { DESK_ASSETS } from '../../contract/routes.ts';
import { deskProject, documentIn } from './desk-bundle.ts';
import { fingerprintOf } from './fingerprint.ts';
import { saidStep } from '../../publishing/steps.ts';

const ROOT = join(import.meta.dirname, '../..');
const OUT = join(ROOT, 'dist/desk');
const STAMP = join(OUT, '.built-from');
const SOURCES = [
  'desk',
  ...globSync('features/*/{desk,contract,contract.ts}', { cwd: ROOT }),
  'contract',
  'artwork/fonts',
  'scripts/build/desk-bundle.ts',
  'scripts/build/desk-document.messages.ts',
  'scripts/build/build-desk.ts',
  'package-lock.json',
];

/** Has the browser load the texts of the document's language together with the script, which asks for them. */
function withTexts(html: string, locale: Locale): string {
  const file = readdirSync(OUT).find((name) => name.startsWith(`texts-${locale}-`) && name.endsWith('.json'));
  if (!file) throw new Error(`The build has made no texts in ${locale}`);
  return html.replace(
    '</head>',
    `  <link rel="preload" as="fetch" crossorigin href="${DESK_ASSETS}${file}" />\n  </head>`,
  );
}

/**
 * Builds the desk unless it is fresh.
 *
 * @param compress compresses the text files of a folder.
 * @throws Vite's error when it cannot be built.
 */
export async function buildDesk(compress: (folder: string) => Promise<void>): Promise<void> {
  const wanted = fingerprintOf(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  await saidStep('Bundling the desk', async () => {
    mkdirSync(OUT, { recursive: true });
    await build(deskProject(OUT));
    const html = readFileSync(join(OUT, 'index.html'), 'utf8');
    for (const locale of LOCALES)
      writeFileSync(join(OUT, `${locale}.html`), documentIn(withTexts(html, locale), locale));
    rmSync(join(OUT, 'index.html'));
  });
  await saidStep('Compressing the desk', () => compress(OUT));
  writeFileSync(STAMP, wanted);
}
