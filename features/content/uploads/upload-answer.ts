/** Sends pictures and films to the desk and to readers of a draft: whole, or the part that a player asks for. */
import { openAsBlob } from 'node:fs';
import { CODE } from '../../../contract/codes.ts';
import { filmOfFile } from '../../../contract/content/film-files.ts';
import { readShapedFile } from '../../../contract/content/picture-places.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { readRange } from '../../../server/pages/files/byte-range.ts';
import { contentType } from '../../../server/pages/files/content-types.ts';
import type { RequestContext } from '../../staff/staff-context.ts';
import type { MediaFolder } from './media-folder.ts';
import type { Waiter } from './media-queue.ts';

/** What a name stands for never changes; whoever has signed out is not to find it with others. */
const CACHE = 'private, max-age=86400, immutable';

/** A file of the server. @param range the header of the request. @throws the disk's error. */
export async function answerFile(file: string, range: string | undefined): Promise<Response> {
  const whole = await openAsBlob(file);
  const { size } = whole;
  const headers = {
    'Content-Type': contentType(file),
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': CACHE,
    'Accept-Ranges': 'bytes',
  };
  const part = readRange(range, size);
  if (part === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { ...headers, 'Content-Range': `bytes */${size}` } });
  const { start, end } = part ?? { start: 0, end: size - 1 };
  return new Response(whole.slice(start, end + 1), {
    status: part ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      ...(part && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    },
  });
}

/**
 * Where a file lies that a page of a draft names below `UPLOADS_PATH`.
 *
 * @param waiter who waits for it, where it has to be made.
 * @throws ApiError notFound, uploadsBusy.
 */
export async function locateUpload(
  { store }: Pick<RequestContext, 'store'>,
  folder: MediaFolder,
  file: string,
  waiter: Waiter,
): Promise<string> {
  const film = filmOfFile(file);
  const shaped = readShapedFile(file);
  const found = film
    ? await folder.film(store.db, film)
    : shaped && (await folder.shaped(store.db, shaped.picture, file, waiter));
  if (found === undefined) throw new ApiError(CODE.notFound);
  return found;
}
