/** An edition built upon another one (EDIT-4), with the site as it is built, a picture and a film (EDIT-7). */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fault } from '../../../content/reading/fault.ts';
import { documentsOf } from '../../../content/reading/parse-content.ts';
import { readContentFiles } from '../../../content/reading/read-content-files.ts';
import { BUILT_ADDRESS } from '../../../contract/built-address.ts';
import { applyEdits, type FieldEdit } from '../../../contract/content/field-edits.ts';
import { filmFile, filmName } from '../../../contract/content/film-files.ts';
import { keptFile, uploadName } from '../../../contract/content/picture-places.ts';
import { readEditionAddress } from '../../../publishing/protocol/edition-files.ts';
import { PagePreview } from '../../../features/content/editions/page-preview.ts';
import {
  createEditionBuild,
  compressEdition,
  setAddress,
} from '../../../features/content/editions/run-edition-build.ts';
import { filmBytes } from '../../support/media/films.ts';

const BUILT = path.join(import.meta.dirname, '../../../dist');
/** A title with a character that no other heading of the films has: their other pages get another font. */
const TITLE = '同一位顾问，鹏程';
/** A school's picture, which its page, its programmes, their cards and their share images show. */
const PICTURE = { id: '0123456789abcdef'.repeat(2), width: 900, height: 1200, focus: [50, 10] } as const;
const FILM = { id: 'fedcba9876543210'.repeat(2), width: 1280, height: 720, seconds: 8, hasSound: false };
const EDITS: Record<string, FieldEdit[]> = {
  'films/why-1-one-adviser': [
    { path: ['title', 'zh'], before: '同一位顾问', after: TITLE },
    { path: ['file'], before: 'why-1-one-adviser', after: filmName(FILM) },
    { path: ['poster'], before: 'why-1-one-adviser', after: uploadName({ ...PICTURE, focus: [50, 50] }) },
  ],
  'schools/rit': [{ path: ['picture'], before: 'rochester', after: uploadName(PICTURE) }],
  privacy: [{ path: ['updatedOn'], before: '2026-11-28', after: '2026-12-01' }],
};

function editedDocuments(): Map<string, unknown> {
  const documents = documentsOf(readContentFiles());
  for (const [name, edits] of Object.entries(EDITS)) {
    const { body, applied } = applyEdits(documents.get(name), edits);
    if (applied.length === 0) throw new Error(`no edit of ${name} fits the files any more`);
    documents.set(name, body);
  }
  return documents;
}

/** What visitors see before each publishing. */
const PUBLISHED = documentsOf(readContentFiles());

/** What an edition consists of. */
const PARTS = ['client', 'rendered'];

/** The files of an edition with the hash of each. */
function filesOf(folder: string): Map<string, string> {
  const names = PARTS.flatMap((part) =>
    readdirSync(path.join(folder, part), { recursive: true, encoding: 'utf8' }).map((name) => path.join(part, name)),
  );
  const files = ['_headers.json', ...names.sort()].filter((name) => statSync(path.join(folder, name)).isFile());
  return new Map(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(folder, name)))
        .digest('hex'),
    ]),
  );
}

/** As {@link filesOf}, without the compressed forms. */
const uncompressed = (folder: string) => new Map([...filesOf(folder)].filter(([name]) => !/\.(br|gz|zst)$/.test(name)));

describe('EDIT-4 an edition', () => {
  // Nobody else is to be served meanwhile.
  const build = createEditionBuild(path.join(BUILT, 'bundle'), 0);
  const { signal } = new AbortController();
  const pictures = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const folders: string[] = [];
  const begin = () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'edition-'));
    folders.push(folder);
    return folder;
  };
  let edited = '';
  beforeAll(async () => {
    edited = begin();
    mkdirSync(path.join(pictures, 'kept'));
    const upper = {
      input: { create: { width: 900, height: 300, channels: 3 as const, background: '#f00' } },
      gravity: 'north',
    };
    await sharp({ create: { ...PICTURE, channels: 3, background: '#00f' } })
      .composite([upper])
      .toFile(path.join(pictures, 'kept', keptFile(PICTURE)));
    writeFileSync(path.join(pictures, 'kept', filmFile(FILM)), filmBytes());
    expect(
      await build({
        documents: editedDocuments(),
        folder: edited,
        published: PUBLISHED,
        previous: BUILT,
        address: BUILT_ADDRESS,
        media: pictures,
        signal,
      }),
    ).toEqual([]);
  }, 120_000);
  afterAll(() => {
    for (const folder of [...folders, pictures]) rmSync(folder, { recursive: true });
  });

  it('EDIT-4 that takes pages over from another is the same to the byte as one that was built whole, once it is compressed', async () => {
    const back = begin();
    const documents = documentsOf(readContentFiles());
    expect(
      await build({
        documents,
        folder: back,
        published: PUBLISHED,
        previous: edited,
        address: BUILT_ADDRESS,
        media: pictures,
        signal,
      }),
    ).toEqual([]);
    expect(await compressEdition(back, signal)).toBeGreaterThan(0);
    expect(filesOf(back)).toEqual(filesOf(BUILT));
  }, 120_000);

  it('OPS-3 gets another address, with nothing of the build’s own left, and its files are the same to the byte once it has that again', async () => {
    const [there, back] = [begin(), begin()];
    await setAddress(BUILT, there, 'https://www.firm.example', signal);
    const naming = [...filesOf(there).keys()].filter((name) =>
      readFileSync(path.join(there, name)).includes(BUILT_ADDRESS),
    );
    expect(naming).toEqual([]);
    const bytes = readFileSync(path.join(there, 'client/vi/phd/index.html.br'));
    expect(brotliDecompressSync(bytes).toString()).toContain('rel="canonical" href="https://www.firm.example/vi/phd"');
    expect(readEditionAddress(there)).toBe('https://www.firm.example');
    await setAddress(there, back, BUILT_ADDRESS, signal);
    // Compressed anew they are the same too, as in the test before.
    expect(uncompressed(back)).toEqual(uncompressed(BUILT));
    expect(readEditionAddress(BUILT), 'the copy shares nothing that it changes').toBe(BUILT_ADDRESS);
  }, 120_000);

  it('EDIT-4 says what was edited, on every page that shows it, and has its characters in the fonts of others', () => {
    const page = (folder: string, name: string) =>
      readFileSync(path.join(folder, 'client', name, 'index.html'), 'utf8');
    for (const name of ['zh', '_plain/zh/video/why-1-one-adviser', 'zh/search'])
      expect(page(edited, name), name).toContain(TITLE);
    const fontOf = (folder: string) =>
      /song-films\.[\w-]+\.woff2/.exec(page(folder, 'zh/video/service-1-essay-team'))?.[0];
    expect(fontOf(edited)).toMatch(/song-films/);
    expect(fontOf(edited)).not.toBe(fontOf(BUILT));
    expect(page(edited, 'zh/privacy')).not.toBe(page(BUILT, 'zh/privacy'));
    expect(page(edited, 'zh/recognition')).toBe(page(BUILT, 'zh/recognition'));
    expect(filesOf(edited).size).toBeGreaterThan(2000);
  });

  it('EDIT-7 shows an uploaded picture in all widths, cut around its point, and says nothing of a drawing', async () => {
    const html = readFileSync(path.join(edited, 'client/zh/school/rit/index.html'), 'utf8');
    const named = [...html.matchAll(/\/_astro\/uploads\/[\w.-]+/g)].map(([address]) => address);
    const ends = new Set(named.map((address) => /3x2-.*$/.exec(address)?.[0]));
    expect([...ends].sort()).toEqual(['3x2-720.avif', '3x2-720.webp']);
    for (const address of named) {
      const picture = sharp(path.join(edited, 'client', address));
      expect(await picture.metadata(), address).toMatchObject({ width: 720, height: 480 });
      const upper = await picture.extract({ left: 0, top: 0, width: 720, height: 100 }).toBuffer();
      const [red, , blue] = (await sharp(upper).stats()).channels;
      expect(red?.mean, 'the upper part of the picture').toBeGreaterThan(200);
      expect(blue?.mean).toBeLessThan(50);
    }
    expect(html).toContain('<figcaption class="');
    expect(html).not.toContain('，风景插画');
    const before = readFileSync(path.join(BUILT, 'client/share/zh/school/rit.jpg'));
    expect(readFileSync(path.join(edited, 'client/share/zh/school/rit.jpg')).equals(before)).toBe(false);
  });

  it('EDIT-7 shows an uploaded film with its poster, on its page, to search engines and on its share image', () => {
    const html = readFileSync(path.join(edited, 'client/vi/video/why-1-one-adviser/index.html'), 'utf8');
    const address = `/_astro/${filmName(FILM)}.mp4`;
    expect(html).toContain(`<source src="${address}" type="video/mp4"`);
    expect(html).toMatch(new RegExp(`"contentUrl":"https?://[^"]+${address}"`));
    expect(html).toMatch(/poster="\/_astro\/uploads\/\w+-900x1200-16x9-\d+\.webp"/);
    expect(readFileSync(path.join(edited, 'client', address)).equals(filmBytes())).toBe(true);
    expect(html).not.toContain('không phải người thật');
    const shared = (folder: string) => readFileSync(path.join(folder, 'client/share/vi/video/why-1-one-adviser.jpg'));
    expect(shared(edited).equals(shared(BUILT))).toBe(false);
  });

  it('EDIT-5 TRUST-1 is not built of a text that claims too much, and says so for each language', async () => {
    const name = 'films/why-1-one-adviser';
    const documents = editedDocuments();
    const film = Object(documents.get(name));
    documents.set(name, { ...film, summary: { ...film.summary, zh: '去合作院校读书。' } });
    expect(
      await build({
        documents,
        folder: begin(),
        published: PUBLISHED,
        previous: BUILT,
        address: BUILT_ADDRESS,
        media: pictures,
        signal,
      }),
    ).toEqual([{ document: name, path: [], message: fault('called_partner', { words: '合作院校' }) }]);
  });

  it('EDIT-7 is not built with a picture that is not there', async () => {
    const name = uploadName({ ...PICTURE, id: 'f'.repeat(32) });
    const rit = { ...(editedDocuments().get('schools/rit') as object), picture: name };
    const documents = editedDocuments().set('schools/rit', rit);
    expect(
      await build({
        documents,
        folder: begin(),
        published: PUBLISHED,
        previous: BUILT,
        address: BUILT_ADDRESS,
        media: pictures,
        signal,
      }),
    ).toEqual([{ document: 'schools/rit', path: ['picture'], message: fault('no_picture', { name }) }]);
  });

  it('EDIT-4 is not built where a page breaks, and neither is its preview: both name the document and its field', async () => {
    // Both fit, and the site has no name for the field.
    const [document, field] = ['programs/uo-mba', ['key']];
    const documents = editedDocuments();
    const masters = structuredClone(PUBLISHED.get('masters')) as { keys: string[] }[];
    masters[0]?.keys.push('astronomy');
    documents.set('masters', masters).set(document, { ...Object(documents.get(document)), key: 'astronomy' });
    expect(
      await build({
        documents,
        folder: begin(),
        published: PUBLISHED,
        previous: BUILT,
        address: BUILT_ADDRESS,
        media: pictures,
        signal,
      }),
    ).toEqual([{ document, path: field, message: expect.stringContaining('"page_broken",{"page":"/') }]);
    const preview = new PagePreview(path.join(BUILT, 'bundle'));
    const shown = {
      drafts: [...documents],
      published: [...PUBLISHED],
      pathname: '/vi/masters/business',
      edition: BUILT,
    };
    expect(await preview.render(shown)).toEqual({
      faults: [{ document, path: field, message: fault('page_broken', { page: '/vi/masters/business' }) }],
    });
    // The process lives on; where it is ended, who waits hears so, and the next one is asked.
    const waited = preview.render(shown);
    preview.stop();
    const next = preview.render({ ...shown, drafts: shown.published });
    await expect(waited).rejects.toMatchObject({ code: 'PREVIEW_FAILED' });
    expect((await next).html).toContain('<html');
    preview.stop();
  }, 120_000);

  it('EDIT-3 a preview says which fields keep a draft from being shown, where its page reads it', async () => {
    const [mba, film] = ['programs/uo-mba', 'films/why-1-one-adviser'];
    const drafts = new Map(PUBLISHED);
    drafts.set(
      mba,
      applyEdits(PUBLISHED.get(mba), [{ path: ['mode'], before: Object(PUBLISHED.get(mba)).mode, after: 'by post' }])
        .body,
    );
    drafts.set(
      film,
      applyEdits(PUBLISHED.get(film), [{ path: ['title', 'zh'], before: '同一位顾问', after: '' }]).body,
    );
    const preview = new PagePreview(path.join(BUILT, 'bundle'));
    const order = { drafts: [...drafts], published: [...PUBLISHED], edition: BUILT };
    const page = await preview.render({ ...order, pathname: '/en/program/uo-mba' });
    expect(page.html).toContain('<html');
    expect(page.leftOut).toMatchObject([{ document: mba, path: ['mode'] }]);
    expect((await preview.render({ ...order, pathname: '/en/privacy' })).leftOut).toEqual([]);
    const gap = await preview.render({ ...order, pathname: '/zh/video/why-1-one-adviser' });
    expect([gap.leftOut, gap.html?.includes('…')], 'a text that is missing is a gap').toEqual([[], true]);
    drafts.set('programs/new-mba', {});
    const none = await preview.render({ ...order, drafts: [...drafts], pathname: '/en/program/new-mba' });
    expect(none, 'a new document is not said to be wrong').toEqual({});
    preview.stop();
  }, 120_000);

  it('EDIT-4 is not built of documents that do not fit one another, and names the draft that is needed, and leaves the other edition as it was', async () => {
    const documents = editedDocuments().set('campaign', {
      ...(documentsOf(readContentFiles()).get('campaign') as object),
      story: 'nobody',
    });
    const before = filesOf(BUILT);
    const steps: string[] = [];
    expect(
      await build({
        documents,
        folder: begin(),
        published: PUBLISHED,
        others: new Map([['stories/nobody', {}]]),
        onStep: (step) => steps.push(step),
        previous: BUILT,
        address: BUILT_ADDRESS,
        media: pictures,
        signal,
      }),
    ).toEqual([
      {
        document: 'campaign',
        path: ['story'],
        message: fault('no_document', { name: 'stories/nobody' }),
        needs: ['stories/nobody'],
      },
    ]);
    expect(steps).toEqual(['checking']);
    expect(filesOf(BUILT)).toEqual(before);
  });
});
