/**
 * Builds an edition for the server, as a process of its own: checks documents as a whole, then renders them.
 * Writes `{"faults": […]}`, which is empty when the edition is whole.
 * Usage: node scripts/build/edition-process.ts BUNDLE DOCUMENTS.json FOLDER UPLOADS ADDRESS PREVIOUS
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkBannedPhrases } from '../../content/banned-phrases.ts';
import { checkClaims } from '../../content/claims.ts';
import { fault } from '../../content/fault.ts';
import { type Content, ContentError, contentOf, type Documents } from '../../content/parse-content.ts';
import { missingMedia } from '../../content/placed-media.ts';
import { contentFiles } from '../../content/walk-content.ts';
import type { PublishingFault } from '../../contract/edition-api.ts';
import { isOfRepository } from '../../server/content/repository-media.ts';
import { buildEdition, type EditionParts } from './build-edition.ts';
import { setCacheFallback } from './cache-folder.ts';
import { MissingGlyphError } from './cut-fonts.ts';
import type { MediaFolders } from './encode-pictures.ts';
import { precompressQuickly } from './precompress.ts';
import { messageTexts } from './site-texts.ts';
import { isKept } from './write-media.ts';

const CONTENT_FILE = /^content\/([\w/-]+)\.yaml/;

/** What is wrong with a file of the content, or of messages, which no document stands for. */
function faultOf(file: string, message: string): PublishingFault {
  return { document: CONTENT_FILE.exec(file)?.[1] ?? null, path: [], message };
}

async function check(documents: Documents, media: MediaFolders): Promise<Content | PublishingFault[]> {
  try {
    const content = contentOf(documents);
    const missing = missingMedia(documents, (one) => isOfRepository(one) || isKept(media, one.name));
    if (missing.length > 0) throw new ContentError(missing);
    const texts = Object.fromEntries([...documents].map(([name, data]) => [`content/${name}.yaml`, data]));
    const messages = await messageTexts();
    const banned = checkBannedPhrases({ ...texts, ...messages });
    const claims = checkClaims([...contentFiles(content), ...Object.entries(messages)], content.promises);
    const found = [
      ...banned.map(({ file, phrase }) => faultOf(file, fault('banned', { phrase }))),
      ...claims.map(({ file, message }) => faultOf(file, message)),
    ];
    return found.length === 0 ? content : found;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.faults.map(({ document, path, message }) => ({
      document,
      path: path.map((step) => (typeof step === 'number' ? step : String(step))),
      message,
    }));
  }
}

async function run(
  documents: Documents,
  parts: Omit<EditionParts, 'content' | 'compress'>,
): Promise<PublishingFault[]> {
  const content = await check(documents, parts.media);
  if (Array.isArray(content)) return content;
  try {
    // Somebody waits: it is done again once the edition is shown.
    await buildEdition({ ...parts, content, compress: precompressQuickly });
    return [];
  } catch (error) {
    if (error instanceof MissingGlyphError) return [{ document: null, path: [], message: error.fault }];
    throw error;
  }
}

// The input ends with the server that waits for the edition: nobody would read it, and the next server builds its own.
process.stdin.on('end', () => process.exit(1)).resume();
const [bundle = '', input = '', folder = '', uploads = '', address = '', previous] = process.argv.slice(2);
setCacheFallback(path.join(folder, '../../cache'));
const documents: Documents = new Map(JSON.parse(readFileSync(input, 'utf8')));
const media = { kept: path.join(uploads, 'kept'), shaped: path.join(uploads, 'shaped') };
const faults = await run(documents, { documents, bundle, folder, media, address, previous });
process.stdout.write(JSON.stringify({ faults }), () => process.exit());
