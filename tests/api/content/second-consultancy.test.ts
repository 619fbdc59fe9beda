/** A second consultancy runs the site by content alone (EDIT-8), with the site as it is built. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandTones } from '../../../content/rules/brand.ts';
import { BUILT_ADDRESS } from '../../../contract/built-address.ts';
import { keptFile } from '../../../contract/content/picture-places.ts';
import { createEditionBuild } from '../../../features/content/editions/run-edition-build.ts';
import { findNotFound, findResource } from '../../../server/pages/addresses/page-lookup.ts';
import { loadSite } from '../../../server/pages/site.ts';
import {
  FIRST_MARKS,
  KEPT,
  SECOND_MARK,
  SECOND_SITE,
  secondConsultancy,
  TAKEN_OUT_ADDRESSES,
  TAKEN_OUT_NAMES,
} from '../../support/content/second-consultancy.ts';

const BUILT = path.join(import.meta.dirname, '../../../dist');
/** What an edition consists of that visitors or crawlers read. */
const PARTS = ['client', 'rendered'];
/** Where it is. */
const ADDRESS = 'https://second.example';
const TEXT = /\.(html|xml|txt|json|vtt|svg)$/;
/** Behind the server: what pages are rendered from when they are asked for. */
const NOT_SENT = 'rendered/content.json';

describe('EDIT-8 a second consultancy', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'second-'));
  const texts = new Map<string, string>();
  beforeAll(async () => {
    const build = createEditionBuild(path.join(BUILT, 'bundle'), 0);
    const { signal } = new AbortController();
    const published = new Map();
    const media = path.join(folder, 'media');
    mkdirSync(path.join(media, 'kept'), { recursive: true });
    await sharp({ create: { ...SECOND_MARK, channels: 3, background: SECOND_SITE.colors.ink } }).toFile(
      path.join(media, 'kept', keptFile(SECOND_MARK)),
    );
    expect(
      await build({
        documents: secondConsultancy(),
        published,
        folder,
        previous: BUILT,
        address: ADDRESS,
        media,
        signal,
      }),
    ).toEqual([]);
    for (const part of PARTS)
      for (const name of readdirSync(path.join(folder, part), { recursive: true, encoding: 'utf8' })) {
        const file = `${part}/${name}`;
        if (TEXT.test(file) && file !== NOT_SENT) texts.set(file, readFileSync(path.join(folder, file), 'utf8'));
      }
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const read = (file: string) => texts.get(file) ?? '';
  /** Files with one of some words, and the word. */
  const filesWith = (words: readonly string[], isWanted = (_: string) => true) =>
    [...texts].flatMap(([file, text]) =>
      isWanted(file) ? words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`) : [],
    );

  it('EDIT-8 shows nothing of the first: no name, contact or place, in any language', () => {
    expect([...texts.keys()].filter((file) => file.endsWith('.html')).length).toBeGreaterThan(90);
    expect(FIRST_MARKS.length).toBeGreaterThan(15);
    expect(filesWith(FIRST_MARKS)).toEqual([]);
    expect(filesWith(['+8657100000000'])).toEqual([]);
    for (const { name, phone, icp } of [SECOND_SITE])
      for (const shown of [name.zh, phone, icp]) expect(read('client/zh/index.html')).toContain(shown);
  });

  it('OPS-3 EDIT-8 names its own address wherever a link is whole', () => {
    expect(filesWith([BUILT_ADDRESS])).toEqual([]);
    const home = read('client/en/index.html');
    for (const part of [`rel="canonical" href="${ADDRESS}/en/"`, `"@id":"${ADDRESS}/#company"`, `${ADDRESS}/share/en`])
      expect(home).toContain(part);
    expect(read('client/sitemap.xml')).toContain(`<loc>${ADDRESS}/zh/about</loc>`);
    expect(read('client/robots.txt')).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`);
  });

  it('EDIT-8 has four programmes of two schools, and no trace of the others', () => {
    expect(filesWith(TAKEN_OUT_NAMES)).toEqual([]);
    expect(filesWith(TAKEN_OUT_ADDRESSES.flatMap((address) => [`${address}"`, `${address}/`, `${address}<`]))).toEqual(
      [],
    );
    for (const name of KEPT)
      if (name !== 'programs/dba')
        expect(texts.has(`client/en/${name.replace('s/', '/')}/index.html`), name).toBe(true);
    expect(read('client/en/index.html')).not.toContain('data-section="stories"');
    expect(read('client/en/lpv1/info-v2/index.html')).not.toMatch(/data-section="story"|#story/);
  });

  it('EDIT-8 has pages in its two languages alone, and links, lists and answers in no other', async () => {
    expect([...texts.keys()].filter((file) => /(^|\/|\.)vi(\/|\.)/.test(file))).toEqual([]);
    expect(filesWith(['/vi/', '/vi"', '<html lang="vi"', 'hreflang="vi"', 'vi_VN', 'Tiếng Việt', '.vi.vtt'])).toEqual(
      [],
    );
    expect(read('client/sitemap.xml')).toContain('hreflang="en"');
    const site = await loadSite(folder, path.join(BUILT, 'desk'));
    const ask = (acceptLanguage: string, cookie?: string) => ({
      cookie,
      acceptLanguage,
      acceptEncoding: undefined,
      ifNoneMatch: undefined,
    });
    expect(site.locales).toEqual(['zh', 'en']);
    const english = findResource(site, '/', ask('vi, en;q=0.5', 'userLanguage=vi'));
    expect(english?.file.source).toMatch(/_plain\/en\/index\.html$/);
    expect(findResource(site, '/', ask('vi'))?.file.source).toMatch(/_plain\/zh\/index\.html$/);
    expect(findResource(site, '/vi/', ask('vi'))).toBeUndefined();
    expect(findNotFound(site, '/vi/', ask('vi'))?.file.source).toMatch(/zh\/404/);
  });

  it('EDIT-8 has its own colours and a picture as its mark, on pages, in the icon and on search results', async () => {
    const first = Object.values(brandTones({}));
    expect(filesWith([...first, ...first.map((color) => color.toLowerCase())])).toEqual([]);
    for (const color of Object.values(brandTones(SECOND_SITE))) expect(read('client/en/index.html')).toContain(color);
    const [, png = ''] =
      /^<svg[^>]+><image href="data:image\/png;base64,([^"]+)" .+<\/svg>$/.exec(read('client/favicon.svg')) ?? [];
    expect(await sharp(Buffer.from(png, 'base64')).metadata()).toMatchObject({ width: 136, height: 136 });
    for (const page of ['client/en/index.html', 'client/zh/lpv1/info-v2/index.html', 'rendered/en/failed.html']) {
      const [, mark = ''] = /<img[^>]* src="([^"]+)" width="34" height="34" alt=""/.exec(read(page)) ?? [];
      expect(mark, page).toContain(SECOND_MARK.id);
      expect(existsSync(path.join(folder, 'client', mark)), mark).toBe(true);
    }
  });

  it('EDIT-8 has its name and programmes at the desk', async () => {
    const { desk } = await loadSite(folder, path.join(BUILT, 'desk'));
    const html = desk.en?.forms.get('identity')?.content.body?.toString() ?? '';
    expect(html).toContain(`<meta name="application-name" content="${SECOND_SITE.name.en}" />`);
    const [, json = ''] = /id="programs">(.+?)<\/script>/.exec(html) ?? [];
    const programs = [...KEPT].filter((name) => name.startsWith('programs/'));
    expect(Object.keys(JSON.parse(json)).map((slug) => `programs/${slug}`)).toEqual(programs);
    expect(FIRST_MARKS.filter((mark) => html.includes(mark))).toEqual([]);
  });

  it('EDIT-8 has the entries of its menu as links', () => {
    expect(read('client/en/contact/index.html')).toContain('href="/en/program/uo-mba"');
  });
});
