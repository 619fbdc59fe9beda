/** Makes everything of the site that depends on its content: an edition. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { contentToJson } from '../content/reading/content-json.ts';
import type { Content, Documents } from '../content/reading/parse-content.ts';
import type { SiteContent } from '../site/site-content.ts';
import {
  type EditionRecord,
  linkPages,
  type PageRecord,
  readRecord,
  samePages,
  unchangedPages,
  writeRecord,
} from './edition-record.ts';
import { cutFonts, pageText } from './fonts/cut-fonts.ts';
import { exchangeFonts } from './fonts/insert-fonts.ts';
import type { MediaFolders } from './media/encode-pictures.ts';
import { markPicture, writeIcon } from './media/mark-picture.ts';
import { writeDeskNames } from './pages/desk-names.ts';
import { readListedPage, sortListed } from './pages/listed-pages.ts';
import { type BuiltPage, readPages } from './pages/pages.ts';
import { moveFrames } from './pages/move-frames.ts';
import { type Rendered, renderPages } from './pages/render-pages.ts';
import { writeSitemap } from './pages/sitemap.ts';
import { readBundleFingerprint, writeEditionAddress } from './protocol/edition-files.ts';
import { policyOf, rewritePages, writePolicies } from './rewrite-pages.ts';
import { ShareImages } from './share-images/share-images.ts';
import { type Step, silentStep } from './steps.ts';
import { writeMedia } from './write-media.ts';

/** What an edition is built of. */
export interface EditionParts {
  content: Content;
  /** The documents that the content is of. */
  documents: Documents;
  /** Uploaded pictures and films. */
  media: MediaFolders;
  /** Folder of the bundled site, with `client/` and `server/`. */
  bundle: string;
  /** The folder that the edition is built in. */
  folder: string;
  /** Public address of the site, without a slash at its end. */
  address: string;
  /** Folder of an edition to take pages from that nothing has changed; they are rendered where there is none. */
  previous?: string | undefined;
  /** Compresses the text files of a folder. */
  compress: (folder: string) => Promise<void>;
  /** How each step is done; silently unless it is given. */
  step?: Step;
}

/** Empties what an edition consists of. */
function empty(folder: string): void {
  for (const part of ['client', 'rendered']) rmSync(path.join(folder, part), { recursive: true, force: true });
}

function recordOf(page: BuiltPage, reads: string[] = []): PageRecord {
  const listed = page.isPlain ? undefined : readListedPage(page.html);
  const record = { reads, policy: '', ...(!page.isPlain && { text: pageText(page) }), ...(listed && { listed }) };
  // Copied: a substring keeps the whole page in memory.
  return JSON.parse(JSON.stringify(record)) as PageRecord;
}

/** Takes pages over from the previous edition, with the fonts of this one where they have changed. */
function takeOver(
  { folder, previous = '' }: EditionParts,
  before: EditionRecord,
  { kept, allowed }: Pick<Rendered, 'kept' | 'allowed'>,
  { pages, fonts }: Pick<EditionRecord, 'fonts' | 'pages'>,
): void {
  const names = new Set(kept);
  const isSame = isDeepStrictEqual(fonts, before.fonts);
  for (const page of isSame ? [] : readPages(path.join(previous, 'client'))) {
    const html = names.has(page.pathname) ? exchangeFonts(page, before.fonts, fonts) : undefined;
    const record = pages[page.pathname];
    if (html === undefined || !record) continue;
    const file = path.join(folder, 'client', page.pathname, 'index.html');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
    record.policy = policyOf(html, allowed);
    names.delete(page.pathname);
  }
  linkPages(previous, folder, [...names]);
}

/** Makes the pages, as far as they are not those of the previous edition; what is known of all of them. */
async function makePages(
  parts: EditionParts,
  before: EditionRecord | undefined,
): Promise<Pick<EditionRecord, 'fonts' | 'pages'>> {
  const { bundle, folder, previous, address } = parts;
  const date = new Date().toISOString().slice(0, 10);
  const content: SiteContent = { ...parts.content, day: { date, year: Number(date.slice(0, 4)) }, address };
  const [client, contentFile] = [path.join(folder, 'client'), path.join(folder, 'rendered/content.json')];
  empty(folder);
  cpSync(path.join(bundle, 'client'), client, { recursive: true });
  mkdirSync(path.dirname(contentFile), { recursive: true });
  writeFileSync(contentFile, contentToJson(content));
  const unchanged = before && previous ? unchangedPages(previous, before, content) : [];
  const { reads, kept, allowed } = await renderPages({ bundle, content: contentFile, folder: client, unchanged });
  const pages: Record<string, PageRecord> = {};
  for (const pathname of kept) {
    const record = before?.pages[pathname];
    if (record) pages[pathname] = record;
  }
  for (const page of readPages(client)) pages[page.pathname] = recordOf(page, reads[page.pathname]);
  const fonts = await cutFonts(
    client,
    Object.values(pages).flatMap(({ text }) => text ?? []),
  );
  for (const [pathname, policy] of rewritePages(readPages(client), fonts, client, allowed)) {
    const record = pages[pathname];
    if (record) record.policy = policy;
  }
  if (before && previous) {
    takeOver(parts, before, { kept, allowed }, { pages, fonts });
    linkPages(previous, folder, samePages(previous, folder, Object.keys(reads)));
  }
  return { fonts, pages };
}

/**
 * Renders the site for some content into a folder: pages with their fonts and policies, files, share images and
 * compressed forms, and what the server renders pages from when they are asked for.
 *
 * @throws RenderError for a page that fails; MissingGlyphError for a heading that cannot be set; the file system's error.
 */
export async function buildEdition(parts: EditionParts): Promise<void> {
  const { content, bundle, folder, previous } = parts;
  const code = readBundleFingerprint(bundle) ?? '';
  const client = path.join(folder, 'client');
  const before = previous === undefined ? undefined : readRecord(previous, code);
  const { compress, step = silentStep } = parts;
  const made = await step('Rendering the pages', () => makePages(parts, before));
  writePolicies(folder, new Map(Object.entries(made.pages).map(([pathname, { policy }]) => [pathname, policy])));
  const listed = sortListed(Object.values(made.pages).flatMap((page) => page.listed ?? []));
  writeSitemap(client, listed);
  await writeMedia(client, parts.documents, parts.media);
  const mark = await markPicture(content.site, parts.media);
  writeIcon(client, content.site, mark);
  const images = new ShareImages(content, { uploads: parts.media.kept, mark });
  await step('Drawing the shared pictures', () => images.write(client, listed));
  moveFrames(folder, content.site.languages);
  await step('Compressing the pages', () => compress(client));
  writeDeskNames(folder, content);
  writeRecord(folder, { code, ...made });
  writeEditionAddress(folder, parts.address);
}
