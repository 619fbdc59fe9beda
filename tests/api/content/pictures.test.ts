/** Pictures that are uploaded at the desk (EDIT-7). */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import type { ChangedContent, ContentItem } from '../../../features/content/contract/content-api.ts';
import type { LogItem } from '../../../contract/staff/log-api.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import type { PictureChoices } from '../../../features/content/contract/picture-api.ts';
import { DESK_UPLOADS, type UploadItem } from '../../../features/content/contract/upload-api.ts';
import { openTestStore, RULES_STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

const PICTURES = '/api/desk/content/pictures';
const SCHOOL = '/api/desk/content/document?name=schools/rit';
const WIDTH = 1200;
const HEIGHT = 800;

const files: Record<'jpeg' | 'png' | 'webp', Buffer<ArrayBuffer>> = {
  jpeg: Buffer.alloc(0),
  png: Buffer.alloc(0),
  webp: Buffer.alloc(0),
};

const bytesOf = (bytes: Buffer) => new Uint8Array(bytes);

beforeAll(async () => {
  const plain = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#3468a8' } });
  // As a telephone writes it: lying on its side, with its place and its owner.
  const photo = plain.clone().withMetadata({
    orientation: 6,
    exif: { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 15/1 0/1' } },
  });
  files.jpeg = Buffer.from(await photo.jpeg().toBuffer());
  files.png = Buffer.from(await plain.clone().ensureAlpha(0.5).png().toBuffer());
  files.webp = Buffer.from(await plain.clone().webp().toBuffer());
});

describe.each(RULES_STORE_NAMES)('pictures, on %s', (name) => {
  let opened: TestStore;
  let api: TestApi;
  let editor: SignedInPerson;
  beforeEach(async () => {
    opened = await openTestStore(name);
    api = await createTestApi(opened.store, opened.dataDir);
    editor = await signInAs(api, 'editor');
  });
  afterEach(() => opened.close());

  const upload = (bytes: Buffer, place = 'school', headers: Record<string, string> = {}) =>
    editor.browser.send<UploadItem>('POST', `${PICTURES}?place=${place}`, bytesOf(bytes), {
      'content-type': 'image/jpeg',
      ...headers,
    });
  const choices = async (place = 'school') =>
    (await editor.browser.get<PictureChoices>(`${PICTURES}?place=${place}`)).body;
  const fetchFile = async (address: string) => {
    const { status, response } = await editor.browser.get(address);
    return { status, response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const fetchPicture = (picture: string) => fetchFile(`${PICTURES}/${picture}`);
  const fetchShaped = (picture: string) => fetchFile(picture.replace('uploads/', DESK_UPLOADS));
  const show = (picture: string, before = 'rochester') =>
    editor.browser.send<ChangedContent>('PATCH', SCHOOL, {
      edits: [{ path: ['picture'], before, after: picture }],
    });

  it('EDIT-7 keeps a photo upright and without its place and owner, once however often it is sent', async () => {
    expect((await sharp(files.jpeg).metadata()).exif?.length, 'the photo has such data').toBeGreaterThan(0);
    const { status, body } = await upload(files.jpeg);
    expect([status, body.width, body.height]).toEqual([200, HEIGHT, WIDTH]);
    expect(body).toMatchObject({ uploaded_by: editor.id, used_in: [], is_published: false });
    const kept = await fetchPicture(body.name);
    expect(Object.fromEntries(kept.response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('private'),
    });
    const { format, exif, xmp, icc, iptc, orientation } = await sharp(kept.bytes).metadata();
    expect({ format, exif, xmp, icc, iptc, orientation }).toEqual({ format: 'webp' });
    expect(kept.bytes.length).toBe(body.bytes);
    expect((await upload(files.jpeg)).body.name).toBe(body.name);
    expect((await choices()).uploads.map((one) => one.name)).toEqual([body.name]);
    const left = readdirSync(path.join(opened.dataDir, 'uploads')).filter((file) => file.startsWith('.upload'));
    expect(left, 'what was sent is gone').toEqual([]);
  });

  it('EDIT-7 takes PNG with what is transparent in it, and WebP', async () => {
    const png = await upload(files.png, 'object', { 'content-type': 'application/octet-stream' });
    expect(await sharp((await fetchPicture(png.body.name)).bytes).metadata()).toMatchObject({ hasAlpha: true });
    expect((await upload(files.webp)).status).toBe(200);
    expect((await choices('object')).uploads).toHaveLength(2);
    expect((await choices('banner')).uploads, 'too small for that place').toEqual([]);
    expect((await choices()).ours).toContain('rochester');
  });

  it('EDIT-7 is named by documents, cut for its place, and not deleted while anything uses it', async () => {
    const { body: picture } = await upload(files.webp);
    const changed = await show(`${picture.name}-at20-80`);
    expect(changed.body.faults).toEqual([]);
    expect((await choices()).uploads).toMatchObject([{ used_in: ['schools/rit'] }]);
    const shaped = await fetchShaped(`${picture.name}-at20-80-3x2-720.avif`);
    expect(shaped.response.headers.get('content-type')).toBe('image/avif');
    expect(await sharp(shaped.bytes).metadata()).toMatchObject({ width: 720, height: 480 });
    for (const none of [`${picture.name}-3x2-721.avif`, `${picture.name}-9x9-720.avif`])
      expect((await fetchShaped(none)).status, none).toBe(404);
    for (const none of ['schools/nowhere', 'x/..%2Fy']) expect((await fetchPicture(none)).status, none).toBe(404);
    expect((await fetchPicture('schools/rochester')).status).toBe(200);

    // As another server, or a restored backup, leaves it.
    const stored = opened.store.db.selectFrom('picture').selectAll();
    const row = await stored.executeTakeFirstOrThrow();
    await opened.store.db.deleteFrom('picture').execute();
    expect((await fetchPicture(picture.name)).status, 'what the disk still has is no picture of the store').toBe(404);
    await opened.store.db.insertInto('picture').values(row).execute();
    expect((await fetchPicture(picture.name)).status).toBe(200);

    const remove = () => editor.browser.send('DELETE', `${PICTURES}/${picture.name}`);
    expect(await remove()).toMatchObject({ status: 409, body: { code: CODE.uploadUsed } });
    await show('rochester', `${picture.name}-at20-80`);
    expect((await remove()).status).toBe(200);
    expect((await fetchPicture(picture.name)).status).toBe(404);
    expect((await fetchShaped(`${picture.name}-at20-80-3x2-720.avif`)).status).toBe(404);
    expect((await remove()).status).toBe(404);

    const manager = await signInAs(api, 'manager');
    const log = await manager.browser.post<ListOf<LogItem>>('/api/desk/log/search', {
      page: 1,
      per_page: 5,
      filter: { actions: ['picture_added', 'picture_removed'] },
    });
    expect(log.body.items.map(({ action, detail }) => [action, detail])).toEqual([
      ['picture_removed', { picture: picture.name }],
      ['picture_added', { picture: picture.name }],
    ]);
  });

  it('EDIT-7 a document that names a picture which is not there, or too small, is told so at its field', async () => {
    const gone = `uploads/${'0'.repeat(32)}-1600x1200`;
    const faultsOf = async (picture: string, before: string) => (await show(picture, before)).body.faults;
    expect(await faultsOf(gone, 'rochester')).toEqual([
      { path: ['picture'], message: `there is no picture ${gone}: choose one, or upload it` },
    ]);
    expect(await faultsOf('nowhere', gone)).toMatchObject([{ path: ['picture'] }]);
    expect(await faultsOf('uploads/../site', 'nowhere')).toMatchObject([{ path: ['picture'] }, { path: ['picture'] }]);
    expect(await faultsOf(`uploads/${'0'.repeat(32)}-300x200`, 'uploads/../site')).toMatchObject([
      { path: ['picture'], message: expect.stringContaining('720 × 480') },
      { path: ['picture'] },
    ]);
    const list = (await editor.browser.get<ListOf<ContentItem>>('/api/desk/content')).body.items;
    expect(list.find((item) => item.name === 'schools/rit')?.faults).toBe(2);
  });

  it('EDIT-7 is for editors and managers alone', async () => {
    const { name: picture } = (await upload(files.webp)).body;
    const consultant = await signInAs(api, 'consultant');
    for (const [method, address] of [
      ['GET', `${PICTURES}?place=school`],
      ['POST', `${PICTURES}?place=school`],
      ['GET', `${PICTURES}/${picture}`],
      ['DELETE', `${PICTURES}/${picture}`],
    ] as const)
      expect((await consultant.browser.send(method, address)).body, `${method} ${address}`).toMatchObject({
        code: CODE.notAllowed,
      });
  });
});
