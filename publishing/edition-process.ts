/**
 * Builds an edition for the server, as a process of its own: checks documents as a whole, then renders them.
 * Writes a line for each step as it begins, `{"step": "checking"}`, and at the end `{"faults": […]}`, which is empty when the
 * edition is whole.
 * Usage: node publishing/edition-process.ts BUNDLE DOCUMENTS.json FOLDER UPLOADS ADDRESS PREVIOUS
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkBannedPhrases } from '../content/checks/banned-phrases.ts';
import { checkClaims } from '../content/checks/claims.ts';
import { fault } from '../content/reading/fault.ts';
import { type Content, ContentError, contentOf, type Documents, faultItems } from '../content/reading/parse-content.ts';
import { missingMedia } from '../content/reading/placed-media.ts';
import { contentFiles } from '../content/reading/walk-content.ts';
import type { PublishingFault, PublishingStep } from '../features/content/contract/edition-api.ts';
import type * as Renderer from '../site/renderer.ts';
import { findBreakingEdit } from './breaking-edit.ts';
import { buildEdition, type EditionParts } from './build-edition.ts';
import { setCacheFallback } from './files/cache-folder.ts';
import { precompressQuickly } from './files/precompress.ts';
import { MissingGlyphError } from './fonts/cut-fonts.ts';
import type { MediaFolders } from './media/encode-pictures.ts';
import { nameMendingDrafts } from './needed-drafts.ts';
import { RenderError } from './pages/render-pages.ts';
import { messageTexts } from './pages/site-texts.ts';
import type { EditionInput } from './protocol/processes.ts';
import { isOfRepository } from './protocol/repository-media.ts';
import { isKept } from './write-media.ts';

const CONTENT_FILE = /^content\/([\w/-]+)\.yaml/;

/** What is wrong with a file of the content, or of messages, of which an editor may have changed some. */
function faultOf(file: string, message: string): PublishingFault {
  const document = file.startsWith('site/messages/') ? 'words' : (CONTENT_FILE.exec(file)?.[1] ?? null);
  return { document, path: [], message };
}

async function check(documents: Documents, media: MediaFolders): Promise<Content | PublishingFault[]> {
  try {
    const content = contentOf(documents);
    const missing = missingMedia(documents, (one) => isOfRepository(one) || isKept(media, one.name));
    if (missing.length > 0) throw new ContentError(missing);
    const texts = Object.fromEntries([...documents].map(([name, data]) => [`content/${name}.yaml`, data]));
    const messages = await messageTexts(content.words);
    const banned = checkBannedPhrases({ ...texts, ...messages });
    const claims = checkClaims([...contentFiles(content), ...Object.entries(messages)], content.promises);
    const found = [
      ...banned.map(({ file, phrase }) => faultOf(file, fault('banned', { phrase }))),
      ...claims.map(({ file, message }) => faultOf(file, message)),
    ];
    return found.length === 0 ? content : found;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return faultItems(error, documents);
  }
}

/** What an edition is built of, beside its documents; the documents of the one before, and drafts that were not chosen. */
type Parts = Omit<EditionParts, 'content' | 'documents' | 'compress'> & { published: Documents; others: Documents };

/** Says what begins. */
function beginStep(step: PublishingStep): void {
  process.stdout.write(`${JSON.stringify({ step })}\n`);
}

/** What keeps a page from being rendered. */
async function whyBroken(
  page: string,
  documents: Documents,
  { bundle, address, published }: Parts,
): Promise<PublishingFault> {
  // React reads it when it is loaded, and is several times as fast.
  process.env['NODE_ENV'] = 'production';
  // Astro's build of site/renderer.ts, which has this type.
  const { sitePages } = (await import(pathToFileURL(path.resolve(bundle, 'server/entry.mjs')).href)) as typeof Renderer;
  const renders = async (some: Documents) => {
    try {
      await sitePages(Object.assign(contentOf(some), { address }))
        .find(({ pathname }) => pathname === page)
        ?.render();
      return true;
    } catch (error) {
      return error instanceof ContentError;
    }
  };
  const edit = await findBreakingEdit(published, documents, renders);
  return { ...edit, message: fault('page_broken', { page }) };
}

async function run(documents: Documents, parts: Parts): Promise<PublishingFault[]> {
  beginStep('checking');
  const content = await check(documents, parts.media);
  if (Array.isArray(content)) {
    const faultsOf = async (some: Documents) => {
      const found = await check(some, parts.media);
      return Array.isArray(found) ? found : [];
    };
    return nameMendingDrafts(content, { documents, drafts: parts.others, check: faultsOf });
  }
  beginStep('pages');
  try {
    // Somebody waits: it is done again once the edition is shown.
    await buildEdition({ ...parts, documents, content, compress: precompressQuickly });
    return [];
  } catch (error) {
    if (error instanceof MissingGlyphError) return [{ document: null, path: [], message: error.fault }];
    if (error instanceof RenderError && error.page !== undefined)
      return [await whyBroken(error.page, documents, parts)];
    throw error;
  }
}

// The input ends with the server that waits for the edition: nobody would read it, and the next server builds its own.
process.stdin.on('end', () => process.exit(1)).resume();
const [bundle = '', input = '', folder = '', uploads = '', address = '', previous] = process.argv.slice(2);
setCacheFallback(path.join(folder, '../../cache'));
const given: EditionInput = JSON.parse(readFileSync(input, 'utf8'));
const media = { kept: path.join(uploads, 'kept'), shaped: path.join(uploads, 'shaped') };
const [published, others] = [new Map(given.published), new Map(given.others)];
const faults = await run(new Map(given.documents), { published, others, bundle, folder, media, address, previous });
process.stdout.write(JSON.stringify({ faults }), () => process.exit());
