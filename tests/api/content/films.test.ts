/** Films that are uploaded at the desk (EDIT-7). */
import { BufferSource, Input, MP4 } from 'mediabunny';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CODE } from '../../../contract/codes.ts';
import type { ChangedContent } from '../../../features/content/contract/content-api.ts';
import { FILM_MAX_BYTES, type FilmChoices, type FilmItem } from '../../../features/content/contract/film-api.ts';
import type { LogItem } from '../../../contract/staff/log-api.ts';
import type { ListOf } from '../../../contract/staff/paging.ts';
import { DESK_UPLOADS } from '../../../features/content/contract/upload-api.ts';
import { repeatedFrames } from '../../fuzz/sent-uploads.ts';
import { openTestStore, RULES_STORE_NAMES, type STORE_NAMES, type TestStore } from '../../support/stores/databases.ts';
import { changedFilm, filmBytes } from '../../support/media/films.ts';
import { createTestApi, type TestApi } from '../../support/registration-api.ts';
import { shortFilm } from '../../support/media/short-film.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';

const FILMS = '/api/desk/content/films';
const DOCUMENT = '/api/desk/content/document?name=films/why-1-one-adviser';
const OURS = 'why-1-one-adviser';

let opened: TestStore;
let api: TestApi;
let editor: SignedInPerson;

async function open(name: (typeof STORE_NAMES)[number]): Promise<void> {
  opened = await openTestStore(name);
  api = await createTestApi(opened.store, opened.dataDir);
  editor = await signInAs(api, 'editor');
}

const upload = (bytes: Buffer) =>
  editor.browser.send<FilmItem>('POST', FILMS, new Uint8Array(bytes), { 'content-type': 'video/mp4' });
const choices = async () => (await editor.browser.get<FilmChoices>(FILMS)).body;
const show = (before: string, after: string) =>
  editor.browser.send<ChangedContent>('PATCH', DOCUMENT, { edits: [{ path: ['file'], before, after }] });

async function fetchFilm(name: string, range?: string) {
  const { status, response } = await editor.browser.send('GET', `${FILMS}/${name}`, undefined, range ? { range } : {});
  return { status, headers: Object.fromEntries(response.headers), bytes: Buffer.from(await response.arrayBuffer()) };
}

describe.each(RULES_STORE_NAMES)('films, on %s', (name) => {
  beforeEach(() => open(name));
  afterEach(() => opened.close());

  it('EDIT-7 keeps the frames of a film and nothing of what its file says, once however often it is sent', async () => {
    const tagged = await changedFilm({ comment: 'shot at 30.25 N, 120.16 E' });
    expect(tagged.includes('30.25 N')).toBe(true);
    const { status, body } = await upload(tagged);
    expect([status, body]).toMatchObject([
      200,
      { width: 1280, height: 720, seconds: 8, uploaded_by: editor.id, used_in: [], is_published: false },
    ]);
    const { headers, bytes } = await fetchFilm(body.name);
    expect(headers).toMatchObject({ 'content-type': 'video/mp4', 'cache-control': expect.stringContaining('private') });
    expect(bytes.length).toBe(body.bytes);
    expect(bytes.includes('30.25 N')).toBe(false);
    expect(bytes.indexOf('moov'), 'a browser can begin before all of it is there').toBeLessThan(bytes.indexOf('mdat'));
    expect((await upload(tagged)).body.name).toBe(body.name);
    expect((await choices()).uploads).toHaveLength(1);
    expect((await choices()).ours).toContainEqual({ name: OURS, has_sound: false });
  });

  it('EDIT-7 keeps the sound of a film that has AAC, and says of each film whether it has sound', async () => {
    const tagged = await changedFilm({ sound: 'aac', comment: 'shot at 30.25 N, 120.16 E' });
    const { body } = await upload(tagged);
    expect([body.has_sound, body.seconds, body.name]).toEqual([true, 8, expect.stringMatching(/-1280x720-8s-sound$/)]);
    const { bytes } = await fetchFilm(body.name);
    expect(bytes.includes('30.25 N')).toBe(false);
    using kept = new Input({ source: new BufferSource(bytes), formats: [MP4] });
    expect(await (await kept.getPrimaryAudioTrack())?.computeDuration()).toBeCloseTo(8, 1);
    expect((await upload(tagged)).body.name).toBe(body.name);
    await upload(filmBytes());
    const { uploads } = await choices();
    expect(uploads.map((film) => [film.has_sound, film.name.endsWith('-sound')]).sort()).toEqual([
      [false, false],
      [true, true],
    ]);
    expect((await show(OURS, body.name)).body.faults).toEqual([]);
    expect((await fetchFilm(body.name.replace('-sound', ''))).status).toBe(404);
  });

  it('EDIT-7 is played in parts, named by documents, and not deleted while anything uses it', async () => {
    const { body: film } = await upload(filmBytes());
    const part = await fetchFilm(film.name, 'bytes=4-7');
    expect([part.status, part.headers['content-range'], part.bytes.toString()]).toEqual([
      206,
      `bytes 4-7/${film.bytes}`,
      'ftyp',
    ]);
    expect((await fetchFilm(film.name, `bytes=${film.bytes}-`)).status).toBe(416);
    const inPage = await editor.browser.get(`${film.name.replace('uploads/', DESK_UPLOADS)}.mp4`);
    expect(inPage.response.headers.get('content-length')).toBe(String(film.bytes));
    expect((await fetchFilm(OURS)).status).toBe(200);
    for (const none of ['nowhere', '..%2Fnowhere', film.name.replace('-8s', '-9s')])
      expect((await fetchFilm(none)).status, none).toBe(404);

    expect((await show(OURS, film.name)).body.faults).toEqual([]);
    expect((await choices()).uploads).toMatchObject([{ used_in: [`films/${OURS}`] }]);
    const remove = () => editor.browser.send('DELETE', `${FILMS}/${film.name}`);
    expect(await remove()).toMatchObject({ status: 409, body: { code: CODE.uploadUsed } });
    const gone = `uploads/${'0'.repeat(32)}-1280x720-8s`;
    expect((await show(film.name, gone)).body.faults).toMatchObject([
      { path: ['file'], message: expect.stringContaining('there is no film') },
    ]);
    expect((await remove()).status).toBe(200);
    expect((await fetchFilm(film.name)).status).toBe(404);
    expect((await remove()).status).toBe(404);

    const manager = await signInAs(api, 'manager');
    const log = await manager.browser.post<ListOf<LogItem>>('/api/desk/log/search', {
      page: 1,
      per_page: 5,
      filter: { actions: ['film_added', 'film_removed'] },
    });
    expect(log.body.items.map(({ action, detail }) => [action, detail])).toEqual([
      ['film_removed', { film: film.name }],
      ['film_added', { film: film.name }],
    ]);
  });
});

// No row decides on what follows.
describe('a file that is sent as a film', () => {
  beforeEach(() => open('SQLite'));
  afterEach(() => opened.close());

  it('EDIT-7 stands as it was filmed, upright, where a telephone lay on its side', async () => {
    const { body } = await upload(await changedFilm({ rotation: 90 }));
    expect([body.width, body.height]).toEqual([720, 1280]);
  });

  it('EDIT-7 is refused with the reason where it is none, cut off, too large, too wide, too long or not for telephones', async () => {
    const whole = filmBytes();
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000')]);
    const empty = Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypisom0000')]);
    const refused: [string, Buffer, number][] = [
      ['a text', Buffer.from('This is no film, whatever it is called.'), CODE.filmUnknown],
      ['nothing', Buffer.alloc(0), CODE.filmUnknown],
      ['a photo of an iPhone', heic, CODE.filmUnknown],
      ['a beginning alone', empty, CODE.filmUnknown],
      ['half a film', whole.subarray(0, whole.length / 2), CODE.filmDamaged],
      ['HEVC', await changedFilm({ codec: 'hevc' }), CODE.filmEncoding],
      ['MP3', await changedFilm({ sound: 'mp3' }), CODE.filmSoundEncoding],
      ['2,560 px', await changedFilm({ width: 2560 }), CODE.filmTooWide],
      ['121 s', await changedFilm({ slower: 121 / 8 }), CODE.filmTooLong],
      ['21 MB', Buffer.concat([whole, Buffer.alloc(FILM_MAX_BYTES)]), CODE.filmTooLarge],
    ];
    for (const [what, bytes, code] of refused)
      expect((await upload(bytes)).body, what).toMatchObject({ code, msg: expect.stringMatching(/^[^{}]+$/) });
    expect((await choices()).uploads).toEqual([]);
  });

  it('EDIT-7 is refused where its frames are not what stands in the file: the same bytes again and again, or others', async () => {
    const film = await shortFilm('mp4', 8, 'shot at 30.25 N, 120.16 E');
    expect((await upload(film)).body).toMatchObject({ width: 1280 });
    // 60 kB that say that they are 20 MB.
    expect((await upload(repeatedFrames(film, 1000, 20_000))).body.code).toBe(CODE.filmDamaged);
    const moved = Buffer.concat([film.subarray(0, 840), film.subarray(840, 863), film.subarray(840)]);
    expect((await upload(moved)).body.code).toBe(CODE.filmDamaged);
    const sounding = await shortFilm('mp4', 8, 'shot at 30.25 N, 120.16 E', true);
    expect((await upload(sounding)).body).toMatchObject({ has_sound: true });
    // The table that says where the sound stands: it leads to what the file tells of itself.
    const table = sounding.lastIndexOf('stco', sounding.indexOf('mdat'));
    sounding.writeUInt32BE(sounding.indexOf('30.25 N'), table + 'stco'.length + 8);
    expect((await upload(sounding)).body.code).toBe(CODE.filmDamaged);
  });

  it('EDIT-7 is for editors and managers alone', async () => {
    const { name } = (await upload(filmBytes())).body;
    const consultant = await signInAs(api, 'consultant');
    for (const [method, address] of [
      ['GET', FILMS],
      ['GET', `${FILMS}/${name}`],
      ['GET', `${name.replace('uploads/', DESK_UPLOADS)}.mp4`],
      ['POST', FILMS],
      ['DELETE', `${FILMS}/${name}`],
    ] as const)
      expect((await consultant.browser.send(method, address)).status, `${method} ${address}`).toBe(403);
  });
});
