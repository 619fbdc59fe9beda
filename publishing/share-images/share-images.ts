/**
 * Puts a share image for each listed page into the built site. What was drawn before is taken from
 * the cache, where each image lies under a hash of everything it is made of.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Content } from '../../content/reading/parse-content.ts';
import { MS_PER_DAY } from '../../contract/time/time-units.ts';
import { shareImagePath } from '../../site/share-image.ts';
import { cacheFolder, forgetUnused, keep, readKept } from '../files/cache-folder.ts';
import { knownHan, MissingGlyphError } from '../fonts/cut-fonts.ts';
import type { ListedPage } from '../pages/listed-pages.ts';
import { type ShareDesign, shareDesign, type UploadedPictures } from './design.ts';
import { drawShareImage } from './draw.ts';
import { shareFonts } from './fonts.ts';

/** How an image is drawn: a change there draws all of them anew. */
const DRAWING = ['draw.ts', 'fonts.ts'].map((file) => join(import.meta.dirname, file));

/** How long an image is kept that no built site has had. */
const KEPT_MS = 30 * MS_PER_DAY;

/** Drawn at a time: encoding runs in threads beside the drawing. */
const AT_A_TIME = 2;

function wordsOf({ brand, title, note }: ShareDesign): string {
  return brand + title + note;
}

/** Throws a {@link MissingGlyphError} that names the page whose title cannot be drawn. */
function checkCharacters(page: ListedPage, design: ShareDesign, known: ReadonlySet<string>): void {
  const missing = new Set((wordsOf(design).match(/\p{Script=Han}/gu) ?? []).filter((one) => !known.has(one)));
  if (missing.size === 0) return;
  throw new MissingGlyphError(missing, page.canonical);
}

function hashOf(design: ShareDesign, drawing: string): string {
  return createHash('sha256')
    .update(drawing)
    .update(JSON.stringify(design))
    .update(readFileSync(design.picture))
    .digest('hex')
    .slice(0, 32);
}

/** Draws what the cache lacks. */
async function drawMissing(missing: [string, ShareDesign][]): Promise<void> {
  if (missing.length === 0) return;
  const fonts = await shareFonts(missing.map(([, design]) => wordsOf(design)).join(''));
  const waiting = [...missing];
  const worker = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [file, design] = next;
      keep(file, await drawShareImage(design, fonts));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}

/** The share images of a site. */
export class ShareImages {
  readonly #content: Content;
  readonly #pictures: UploadedPictures;
  readonly #cache: string;
  readonly #known = knownHan();
  readonly #drawing = DRAWING.map((file) => readFileSync(file, 'utf8')).join('');

  constructor(
    content: Content,
    { cache = cacheFolder('share-images'), ...pictures }: UploadedPictures & { cache?: string },
  ) {
    this.#content = content;
    this.#pictures = pictures;
    this.#cache = cache;
  }

  /**
   * Writes `share/<language>/<path>.jpg` for the pages into the `client` folder of a built site, and
   * forgets what no site has had for a month. Throws a {@link MissingGlyphError} when a title cannot be drawn.
   *
   * @returns how many were drawn anew.
   */
  async write(client: string, pages: readonly ListedPage[]): Promise<number> {
    mkdirSync(this.#cache, { recursive: true });
    const designs = new Map<string, ShareDesign>();
    const wanted = pages.map((page) => {
      const design = shareDesign(page, this.#content, this.#pictures);
      checkCharacters(page, design, this.#known);
      const file = join(this.#cache, `${hashOf(design, this.#drawing)}.jpg`);
      designs.set(file, design);
      return { file, target: join(client, shareImagePath(page.locale, page.path)) };
    });
    // From then on they count as used: no other build forgets them before they are copied.
    const missing = [...designs].filter(([file]) => !readKept(file));
    await drawMissing(missing);
    for (const { file, target } of wanted) {
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(file, target);
    }
    forgetUnused(this.#cache, KEPT_MS);
    return missing.length;
  }
}
