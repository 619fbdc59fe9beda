/** Builds the site into `dist/` when something it is made of has changed: fonts, pages, compressed variants. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBannedPhrases } from '../content/banned-phrases.ts';
import { ContentError } from '../content/parse-content.ts';
import { readContent } from '../content/read-content-files.ts';
import { readListedPages } from './built-pages.ts';
import { cutFonts, MissingGlyphError } from './cut-fonts.ts';
import { precompress } from './precompress.ts';
import { ShareImages } from './share-images/share-images.ts';
import { contentTexts, messageTexts } from './site-texts.ts';
import { writeSitemap } from './sitemap.ts';
import { trimPolicies } from './trim-policies.ts';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'dist/.built-from');
const SOURCES = ['site', 'content', 'contract', 'scripts', 'artwork/fonts', 'astro.config.ts', 'package-lock.json'];

/** Thrown when the site's builder stops; its own message stands above in the output. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

function filesOf(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  // Folders are left out: cutting the fonts changes the time of theirs.
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** A fingerprint of everything the build reads: names, sizes and times of the files, and two settings. */
function fingerprint(): string {
  const hash = createHash('sha256').update(`${process.env['SITE_URL'] ?? ''} ${process.env['PUBLIC_API_BASE'] ?? ''}`);
  for (const file of SOURCES.flatMap((source) => filesOf(join(ROOT, source))).sort()) {
    const { size, mtimeMs } = statSync(file);
    if (!file.includes('fonts/cut')) hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Throws a {@link BuildError} that names each banned phrase and its file (TRUST-4). */
async function refuseBannedPhrases(): Promise<void> {
  const found = checkBannedPhrases({ ...contentTexts(), ...(await messageTexts()) });
  if (found.length === 0) return;
  throw new BuildError(
    `These words promise or boast; say it another way (content/banned-phrases.ts):\n${found.join('\n')}`,
  );
}

/** Builds the site unless it is fresh. Throws a {@link BuildError} when it cannot be built. */
export async function build(): Promise<void> {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building the site…');
  await refuseBannedPhrases();
  await cutFonts();
  const { status } = spawnSync('astro', ['build'], { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new BuildError('The site could not be built; the reason stands above.');
  const client = join(ROOT, 'dist/client');
  const pages = readListedPages(client);
  writeSitemap(client, pages);
  await new ShareImages(readContent()).write(client, pages);
  trimPolicies(join(ROOT, 'dist'));
  await precompress(join(ROOT, 'dist'));
  writeFileSync(STAMP, wanted);
}

/** Builds, or ends the command with what to mend: an editor needs the message, not the place in our code. */
export async function buildOrExplain(): Promise<void> {
  try {
    await build();
  } catch (error) {
    if (!(error instanceof BuildError || error instanceof ContentError || error instanceof MissingGlyphError))
      throw error;
    console.error(error.message);
    process.exit(1);
  }
}

if (import.meta.main) await buildOrExplain();
