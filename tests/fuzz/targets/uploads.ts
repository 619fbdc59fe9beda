/** Uploaded pictures and films: kept without what they tell of themselves, or refused with the reason; the server lives on. */
import assert from 'node:assert/strict';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { BufferSource, Input, MP4 } from 'mediabunny';
import sharp from 'sharp';
import { CODE } from '../../../contract/codes.ts';
import { FILM_MAX_SECONDS, FILM_MAX_SIDE } from '../../../features/content/contract/film-api.ts';
import { PICTURE_KEPT_SIDE } from '../../../features/content/contract/picture-api.ts';
import { isFilmFile } from '../../../publishing/protocol/film-kind.ts';
import { kindOfPicture } from '../../../features/content/uploads/picture-kind.ts';
import { createTestApi } from '../../support/registration-api.ts';
import { type SignedInPerson, signInAs } from '../../support/desk/staff-browser.ts';
import { fuzzFolder, openFuzzStore } from '../fuzz-store.ts';
import { type FuzzTarget, openTarget } from '../fuzz-target.ts';
import type { MediaWork } from '../media-reader.ts';
import { METADATA_MARK, type SentUpload, sentUploads } from '../sent-uploads.ts';

const READER = path.join(import.meta.dirname, '../media-reader.ts');
/** As in `features/content/uploads/media-work.ts`. */
const READER_MAX_MS = 60_000;
const CASE_MAX_MS = 140_000;
const STATUS_OF_FAILURE = 500;

const CODES: Record<SentUpload['kind'], readonly number[]> = {
  picture: [
    CODE.pictureUnknown,
    CODE.pictureHeic,
    CODE.pictureDamaged,
    CODE.pictureTooManyPixels,
    CODE.pictureTooSmall,
  ],
  film: [
    CODE.filmUnknown,
    CODE.filmEncoding,
    CODE.filmSoundEncoding,
    CODE.filmTooWide,
    CODE.filmTooLong,
    CODE.filmDamaged,
  ],
};
const REFUSALS = ['damaged', 'too many pixels', 'no film', 'encoding', 'sound encoding', 'too wide', 'too long'];

/** What a reader says of a file. */
type Answer = { width: number; height: number; seconds?: number } | { refused: string } | { thrown: string };

/** A process that reads files, started again when one has ended it. */
class Reader {
  #process: ChildProcess | undefined;

  /** @returns undefined when the process was ended, or had to be. */
  async read(work: MediaWork): Promise<Answer | undefined> {
    this.#process ??= fork(READER, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const reader = this.#process;
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), READER_MAX_MS);
    const event = (name: string) => once(reader, name, { signal: ending.signal });
    reader.send(work);
    try {
      const ended = event('exit').then(() => undefined);
      // What media-reader.ts sends.
      const answered = event('message').then(([answer]) => answer as Answer);
      // The one that does not come is given up below.
      for (const one of [ended, answered]) one.catch(() => {});
      const answer = await Promise.race([ended, answered]);
      if (answer === undefined) this.#process = undefined;
      return answer;
    } catch {
      await this.close();
      return undefined;
    } finally {
      clearTimeout(timer);
      ending.abort();
    }
  }

  async close(): Promise<void> {
    if (!this.#process) return;
    const exit = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    this.#process = undefined;
    await exit;
  }
}

async function checkPicture(kept: Buffer, { width, height }: { width: number; height: number }): Promise<void> {
  const found = await sharp(kept).metadata();
  assert.equal(kindOfPicture(kept), 'webp');
  assert.deepEqual([found.width, found.height], [width, height]);
  assert.ok(Math.max(width, height) <= PICTURE_KEPT_SIDE);
  assert.deepEqual([found.exif, found.icc, found.xmp, found.iptc, found.orientation], Array(5).fill(undefined));
  await sharp(kept).raw().toBuffer();
}

async function checkFilm(
  kept: Buffer,
  { width, height, seconds = 0 }: { width: number; height: number; seconds?: number },
) {
  using input = new Input({ source: new BufferSource(new Uint8Array(kept)), formats: [MP4] });
  const tracks = await input.getTracks();
  assert.match(tracks.map((track) => track.type).join(), /^video(,audio)?$/);
  assert.ok(Math.max(width, height) <= FILM_MAX_SIDE && Math.min(width, height) > 0, `${width} × ${height}`);
  assert.ok(seconds > 0 && seconds <= FILM_MAX_SECONDS, `${seconds} s`);
  assert.deepEqual(
    Object.keys(await input.getMetadataTags()).filter((name) => name !== 'raw'),
    [],
  );
}

/** Sends a file as the desk does, which reads it in a process of its own. */
async function checkWholeWay(
  { browser }: SignedInPerson,
  { kind, bytes }: SentUpload,
  isEnding: boolean,
): Promise<void> {
  const address = kind === 'picture' ? 'pictures?place=school' : 'films';
  const { status, body } = await browser.send('POST', `/api/desk/content/${address}`, new Uint8Array(bytes));
  assert.ok(status < STATUS_OF_FAILURE, `status ${status}`);
  if (status !== 200) assert.ok(CODES[kind].includes(body.code) && body.msg, JSON.stringify(body));
  if (isEnding) assert.equal(body.code, kind === 'picture' ? CODE.pictureDamaged : CODE.filmDamaged);
}

/** Fuzzes the upload of pictures and films. */
export const uploadsTarget: FuzzTarget = {
  name: 'uploads',
  holds: 'EDIT-7 an upload is kept without what it tells of itself, or refused with the reason',
  suiteCases: 5,
  async open() {
    const opened = await openFuzzStore();
    const api = await createTestApi(opened.store, opened.dataDir);
    const editor = await signInAs(api, 'editor');
    const folder = fuzzFolder();
    const [file, kept] = [path.join(folder, 'sent'), path.join(folder, 'kept')];
    const reader = new Reader();
    const upload = await sentUploads();
    return openTarget({
      cases: fc.record({
        upload,
        isWholeWay: fc.oneof({ weight: 50, arbitrary: fc.constant(false) }, fc.constant(true)),
      }),
      caseMaxMs: CASE_MAX_MS,
      show: ({ upload: { kind, made } }) => `${kind} ${made}`,
      async check({ upload: sent, isWholeWay }) {
        const { kind, bytes } = sent;
        const known = kind === 'picture' ? kindOfPicture(bytes) : isFilmFile(bytes);
        const isRead = known !== 'heic' && known !== undefined && known !== false;
        writeFileSync(file, bytes);
        rmSync(kept, { force: true });
        const answer = isRead ? await reader.read({ kind, file, kept }) : { refused: 'damaged' };
        if (isWholeWay || answer === undefined) await checkWholeWay(editor, sent, answer === undefined);
        assert.deepEqual(api.failures.splice(0), []);
        if (answer === undefined) return;
        assert.ok(!('thrown' in answer), JSON.stringify(answer));
        if ('refused' in answer) {
          assert.ok(REFUSALS.includes(answer.refused), answer.refused);
          return;
        }
        const result = readFileSync(kept);
        assert.ok(!result.includes(METADATA_MARK), 'nothing that the file told of itself');
        await (kind === 'picture' ? checkPicture(result, answer) : checkFilm(result, answer));
      },
      async close() {
        await reader.close();
        await opened.close();
        rmSync(folder, { recursive: true, force: true });
      },
    });
  },
};
