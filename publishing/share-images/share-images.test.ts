import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { LOCALES } from '../../contract/locales.ts';
import { MS_PER_DAY } from '../../contract/time/time-units.ts';
import { SHARE_IMAGE_SIZE, shareImagePath } from '../../site/share-image.ts';
import { MissingGlyphError } from '../fonts/cut-fonts.ts';
import type { ListedPage } from '../pages/listed-pages.ts';
import { shareDesign } from './design.ts';
import { ShareImages } from './share-images.ts';
import { CONTENT as content } from '../../tests/support/content/site-content.ts';

const MAX_BYTES = 60_000;
/** Drawing takes a tenth of a second an image, more on a busy machine. */
const TIMEOUT_MS = 60_000;
const folder = mkdtempSync(join(tmpdir(), 'share-images-'));
const cache = join(folder, 'cache');
const client = join(folder, 'client');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TITLES = {
  zh: '工程硕士（自动驾驶），凯特林大学',
  en: 'Master of Science in Engineering: Autonomous Vehicles, Kettering University',
  vi: 'Thạc sĩ Kỹ thuật chuyên ngành xe tự hành, Đại học Kettering',
};
const PAGES: ListedPage[] = LOCALES.map((locale) => ({
  locale,
  path: '/program/kettering-meav',
  title: TITLES[locale],
  canonical: `https://www.example.com/${locale}/program/kettering-meav`,
  alternates: [],
}));

/** Longer ago than images are kept. */
const OLD = new Date(Date.now() - 31 * MS_PER_DAY);

describe('OPS-5 share images', { timeout: TIMEOUT_MS }, () => {
  it('OPS-5 draws one per page and language, 1200 by 630 px, light enough for a chat', async () => {
    const drawn = await new ShareImages(content, { uploads: folder, cache }).write(client, PAGES);
    expect(drawn).toBe(LOCALES.length);
    for (const { locale, path } of PAGES) {
      const bytes = readFileSync(join(client, shareImagePath(locale, path)));
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...SHARE_IMAGE_SIZE });
      expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
    }
  });

  it('OPS-5 draws again only what has changed, and forgets what no site has had for a month', async () => {
    const [first, second, third] = PAGES;
    if (!first || !second || !third) throw new Error('three pages');
    const changed = [first, { ...second, title: 'Another title' }, third];
    expect(await new ShareImages(content, { uploads: folder, cache }).write(client, changed)).toBe(1);
    expect(await new ShareImages(content, { uploads: folder, cache }).write(client, changed)).toBe(0);
    expect(await new ShareImages(content, { uploads: folder, cache }).write(client, PAGES)).toBe(0);
    for (const name of readdirSync(cache)) utimesSync(join(cache, name), OLD, OLD);
    expect(await new ShareImages(content, { uploads: folder, cache }).write(client, PAGES)).toBe(0);
    expect(await new ShareImages(content, { uploads: folder, cache }).write(client, changed)).toBe(1);
  });

  it('OPS-5 refuses a title that the display face cannot set, with the character and the page', async () => {
    const [page] = PAGES;
    if (!page) throw new Error('a page');
    const rare = [{ ...page, title: '龘' }];
    const attempt = new ShareImages(content, { uploads: folder, cache }).write(client, rare);
    await expect(attempt).rejects.toThrow(MissingGlyphError);
    await expect(attempt).rejects.toThrow(/龘.*kettering-meav/);
  });

  it('OPS-5 shows a programme in its school’s colour, and a picture that is there for every page', () => {
    const school = content.schools.get('kettering');
    expect(PAGES.map((page) => shareDesign(page, content, { uploads: folder }).color)).toEqual(
      PAGES.map(() => school?.color),
    );
    const paths = [
      '/',
      '/phd',
      '/about',
      ...content.masters.map(({ id }) => `/masters/${id}`),
      ...[...content.schools.keys()].map((slug) => `/school/${slug}`),
      ...[...content.films.keys()].map((id) => `/video/${id}`),
      ...[...content.programs.values()].map(({ path }) => path),
    ];
    for (const path of paths) {
      const design = shareDesign({ locale: 'zh', path, title: '', canonical: '', alternates: [] }, content, {
        uploads: folder,
      });
      expect(existsSync(design.picture), `${path}: ${design.picture}`).toBe(true);
    }
  });
});
