/**
 * Builds the site and the desk into `dist/` when something it is made of has changed: pages, fonts, compressed variants.
 * With `--quickly` files are compressed as for somebody who waits.
 */

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBannedPhrases } from '../content/checks/banned-phrases.ts';
import { checkClaims } from '../content/checks/claims.ts';
import { faultText } from '../content/reading/fault.ts';
import { ContentError, contentOf, type Documents, documentsOf } from '../content/reading/parse-content.ts';
import { missingMedia } from '../content/reading/placed-media.ts';
import { CONTENT_FOLDER, readContent, readContentFiles } from '../content/reading/read-content-files.ts';
import { contentFiles } from '../content/reading/walk-content.ts';
import { BUILT_ADDRESS } from '../contract/built-address.ts';
import { UPLOADS } from '../contract/content/picture-places.ts';
import { isOfRepository } from '../publishing/protocol/repository-media.ts';
import { QUICK_NOTE } from '../publishing/protocol/edition-files.ts';
import { buildDesk } from './build/build-desk.ts';
import { buildEdition } from '../publishing/build-edition.ts';
import { messageFaults, readMessages } from './build/check-messages.ts';
import { MissingGlyphError } from '../publishing/fonts/cut-fonts.ts';
import { fingerprintOf } from './build/fingerprint.ts';
import { compressAllFully, precompress, precompressQuickly } from '../publishing/files/precompress.ts';
import { RenderError } from '../publishing/pages/render-pages.ts';
import { contentTexts, messageTexts } from '../publishing/pages/site-texts.ts';
import { saidStep } from '../publishing/steps.ts';
import { forgetRoot } from './build/without-root.ts';
import { isKept } from '../publishing/write-media.ts';

const ROOT = join(import.meta.dirname, '..');
const SITE = join(ROOT, 'dist');
const BUNDLE = join(SITE, 'bundle');
/** Pictures and films that were uploaded, as `npm run content -- export` has written them. */
const MEDIA = { kept: join(CONTENT_FOLDER, UPLOADS), shaped: join(ROOT, 'node_modules/.cache/pictures') };
const STAMP = join(SITE, '.built-from');
const NOTE = join(SITE, QUICK_NOTE);
const SOURCES = [
  'site',
  'content',
  'contract',
  // Of features the sign-in page imports what it shares with the server.
  ...globSync('features/*/{contract,contract.ts}', { cwd: ROOT }),
  'publishing',
  'scripts/build',
  'scripts/build.ts',
  'artwork/fonts',
  'astro.config.ts',
  'package-lock.json',
];

/** Thrown when the site's builder stops; its own message stands above in the output. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Errors whose message says what to mend. */
const EXPLAINED = [BuildError, ContentError, MissingGlyphError, RenderError];

/** Throws a {@link BuildError} that names each banned phrase and its file (TRUST-4). */
async function refuseBannedPhrases(): Promise<void> {
  const found = checkBannedPhrases({ ...contentTexts(), ...(await messageTexts()) });
  if (found.length === 0) return;
  throw new BuildError(
    `These words promise or boast; say it another way (content/checks/banned-phrases.ts):\n${found.map(({ file, phrase }) => `${file}: ${phrase}`).join('\n')}`,
  );
}

/** Throws a {@link BuildError} that names each claim that the content cannot show, and its file (TRUST-1). */
async function refuseClaims(): Promise<void> {
  const content = readContent();
  const found = checkClaims([...contentFiles(content), ...Object.entries(await messageTexts())], content.promises);
  if (found.length === 0) return;
  const lines = found.map(({ file, message }) => `${file}: ${faultText(message, 'en')}`);
  throw new BuildError(
    `These texts claim more than the site can show (content/checks/claims.ts):\n${lines.join('\n')}`,
  );
}

/** Throws a {@link ContentError} for pictures and films that documents name and the repository does not have. */
function refuseMissingMedia(documents: Documents): void {
  const missing = missingMedia(documents, (one) => isOfRepository(one) || isKept(MEDIA, one.name));
  if (missing.length > 0) throw new ContentError(missing);
}

/** The setting that pages are built with. */
function settings(): string {
  return process.env['PUBLIC_API_BASE'] ?? '';
}

/** Throws a {@link BuildError} that names each message with a gap, its file and its key (LANG-3). */
async function refuseFaultyMessages(): Promise<void> {
  const { site, desk, server, content } = await readMessages();
  const faults = [site, desk, server, ...content].flatMap(messageFaults);
  if (faults.length > 0) throw new BuildError(`These messages are to be mended:\n${faults.join('\n')}`);
}

/** How a build is made. */
export interface BuildOptions {
  /** Somebody waits: files are compressed quickly, and again by the server that shows them. */
  isAwaited?: boolean;
}

/** Compresses in a tenth of the time, and notes that it is to be done again. */
async function compressQuickly(folder: string): Promise<void> {
  writeFileSync(NOTE, '');
  await precompressQuickly(folder);
}

/** Builds the site and the desk unless they are fresh. Throws a {@link BuildError} when they cannot be built. */
export async function build({ isAwaited = false }: BuildOptions = {}): Promise<void> {
  // Vite and React read it: elsewhere it would put what is for development into the pages.
  process.env['NODE_ENV'] = 'production';
  await refuseFaultyMessages();
  const compress = isAwaited ? compressQuickly : precompress;
  await buildSite(compress);
  await buildDesk(compress);
  if (!isAwaited && existsSync(NOTE))
    await saidStep('Compressing what was compressed quickly', () => compressAllFully(SITE));
}

type Compress = (folder: string) => Promise<void>;

/** Bundles what renders the site, unless its code is the same: the content is not in it. */
async function bundleSite(compress: Compress): Promise<void> {
  const wanted = fingerprintOf(SOURCES, settings(), (file) => !file.endsWith('.yaml'));
  const stamp = join(BUNDLE, '.built-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // A bundle that is broken off halfway is nobody's.
  rmSync(stamp, { force: true });
  await saidStep('Bundling the site', async () => {
    const { status } = spawnSync('astro', ['build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new BuildError('The site could not be built; the reason stands above.');
    forgetRoot(join(BUNDLE, 'server'), ROOT);
  });
  // Each edition takes these files over with their compressed forms.
  await saidStep('Compressing scripts and styles', () => compress(join(BUNDLE, 'client')));
  writeFileSync(stamp, wanted);
}

async function buildSite(compress: Compress): Promise<void> {
  const wanted = fingerprintOf(SOURCES, settings());
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  await saidStep('Checking the texts', async () => {
    await refuseBannedPhrases();
    await refuseClaims();
  });
  rmSync(STAMP, { force: true });
  await bundleSite(compress);
  const documents = documentsOf(readContentFiles());
  refuseMissingMedia(documents);
  await buildEdition({
    content: contentOf(documents),
    documents,
    media: MEDIA,
    bundle: BUNDLE,
    folder: SITE,
    address: BUILT_ADDRESS,
    compress,
    step: saidStep,
  });
  writeFileSync(STAMP, wanted);
}

/** Builds, or ends the command with what to mend: an editor needs the message, not the place in our code. */
export async function buildOrExplain(options?: BuildOptions): Promise<void> {
  try {
    await build(options);
  } catch (error) {
    if (!(error instanceof Error) || !EXPLAINED.some((known) => error instanceof known)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

if (import.meta.main) await buildOrExplain({ isAwaited: process.argv.includes('--quickly') });
