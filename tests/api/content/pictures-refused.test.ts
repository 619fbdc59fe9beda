/** What is refused as a picture (EDIT-7), on SQLite: no row decides it. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import { PICTURE_MAX_BYTES, type PictureChoices } from '../../../features/content/contract/picture-api.ts';
import { XSRF_COOKIE, XSRF_HEADER } from '../../../contract/staff/xsrf.ts';
import type { UploadItem } from '../../../features/content/contract/upload-api.ts';
import { kindOfPicture } from '../../../features/content/uploads/picture-kind.ts';
import { openTestStore, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, type TestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

const PICTURES = '/api/desk/content/pictures';

describe('EDIT-7 an upload', () => {
  let opened: TestStore;
  let api: TestApi;
  let editor: SignedInPerson;
  const files: Record<'jpeg' | 'png' | 'webp', Buffer> = {
    jpeg: Buffer.alloc(0),
    png: Buffer.alloc(0),
    webp: Buffer.alloc(0),
  };
  beforeAll(async () => {
    const plain = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#3468a8' } });
    for (const format of ['jpeg', 'png', 'webp'] as const)
      files[format] = await plain.clone().toFormat(format).toBuffer();
    opened = await openTestStore('SQLite');
    api = await createTestApi(opened.store, opened.dataDir);
    editor = await signInAs(api, 'editor');
  });
  afterAll(() => opened.close());

  const upload = (bytes: Buffer, place = 'school') =>
    editor.browser.send<UploadItem>('POST', `${PICTURES}?place=${place}`, new Uint8Array(bytes), {
      'content-type': 'image/jpeg',
    });

  it('EDIT-7 of what is no picture, too large or too small is refused, and says why', async () => {
    const bomb = Buffer.from(files.png);
    bomb.writeUInt32BE(30_000, 16);
    bomb.writeUInt32BE(30_000, 20);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000')]);
    const refused: [string, Buffer, number][] = [
      ['a text', Buffer.from('This is no picture, whatever it is called.'), CODE.pictureUnknown],
      ['nothing', Buffer.alloc(0), CODE.pictureUnknown],
      ['an SVG with a script', Buffer.from(svg), CODE.pictureUnknown],
      ['an SVG that begins as a PNG', Buffer.concat([files.png.subarray(0, 8), Buffer.from(svg)]), CODE.pictureDamaged],
      ['a photo of an iPhone', heic, CODE.pictureHeic],
      ['half a JPEG', files.jpeg.subarray(0, files.jpeg.length / 2), CODE.pictureDamaged],
      ['half a PNG', files.png.subarray(0, files.png.length / 2), CODE.pictureDamaged],
      ['30,000 × 30,000 px', bomb, CODE.pictureTooManyPixels],
      ['21 MB', Buffer.concat([files.jpeg, Buffer.alloc(PICTURE_MAX_BYTES)]), CODE.pictureTooLarge],
    ];
    for (const [what, bytes, code] of refused)
      expect((await upload(bytes)).body, what).toMatchObject({ code, msg: expect.stringMatching(/^[^{}]+$/) });
    const small = await upload(files.webp, 'banner');
    expect(small.body).toMatchObject({ code: CODE.pictureTooSmall, msg: expect.stringContaining('780 × 1560') });
    expect((await upload(files.webp, 'toString')).body).toMatchObject({ code: CODE.invalid, field: 'place' });
    const kept = (await editor.browser.get<PictureChoices>(`${PICTURES}?place=school`)).body;
    expect(kept.uploads).toEqual([]);
  });

  it('EDIT-7 of unknown length is counted while it arrives, and more than 20 MB are not kept in memory', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent++;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const cookie = [...editor.browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const response = await api.app.request(`${PICTURES}?place=school`, {
      method: 'POST',
      headers: { cookie, [XSRF_HEADER]: editor.browser.cookies.get(XSRF_COOKIE) ?? '' },
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect(await response.json()).toMatchObject({ code: CODE.pictureTooLarge });
    expect(sent).toBeLessThan(25);
  });

  it('EDIT-7 is known by its first bytes', () => {
    expect(kindOfPicture(files.jpeg)).toBe('jpeg');
    expect(kindOfPicture(files.png)).toBe('png');
    expect(kindOfPicture(files.webp)).toBe('webp');
    expect(kindOfPicture(Buffer.from('GIF89a......'))).toBeUndefined();
    expect(kindOfPicture(Buffer.from('RIFF....WAVE'))).toBeUndefined();
  });
});
