/** The desk's routes about pictures (EDIT-7). */
import { readFile } from 'node:fs/promises';
import { CODE } from '../../contract/codes.ts';
import { PICTURE_MAX_BYTES } from '../../contract/picture-api.ts';
import { PICTURE_PLACES, type PicturePlace } from '../../contract/picture-places.ts';
import { MS_PER_SECOND } from '../../contract/time-units.ts';
import { ApiError } from '../http/api-error.ts';
import { readBody } from '../http/request-body.ts';
import type { StaffRequest, StaffRoute } from '../staff/staff-route.ts';
import { addPicture, locatePicture, readPictures, removePicture } from './picture.service.ts';
import type { PictureFolder } from './picture-folder.ts';

/** Uploads at a time: each holds its file in memory. */
const AT_A_TIME = 4;
const RETRY_AFTER_MS = 10 * MS_PER_SECOND;

/** What a name stands for never changes; whoever has signed out is not to find it with others. */
const CACHE = 'private, max-age=86400, immutable';

/** @throws ApiError invalid. */
function placeOf({ c }: StaffRequest): PicturePlace {
  const asked = c.req.query('place') ?? '';
  if (!Object.hasOwn(PICTURE_PLACES, asked)) throw new ApiError(CODE.invalid, { field: 'place' });
  // Its own key, as was just asked.
  return asked as PicturePlace;
}

function nameOf({ c }: StaffRequest): string {
  return `${c.req.param('folder') ?? ''}/${c.req.param('file') ?? ''}`;
}

/** @throws ApiError pictureTooLarge, malformed. */
async function readPicture({ c }: StaffRequest): Promise<Uint8Array> {
  try {
    return await readBody(c.req.raw, PICTURE_MAX_BYTES);
  } catch (error) {
    const isTooLarge = error instanceof ApiError && error.code === CODE.tooLarge;
    throw isTooLarge ? new ApiError(CODE.pictureTooLarge) : error;
  }
}

async function answerPicture(request: StaffRequest, folder: PictureFolder): Promise<Response> {
  const file = await locatePicture(request, folder, nameOf(request));
  return new Response(new Uint8Array(await readFile(file)), {
    headers: {
      'Content-Type': file.endsWith('.avif') ? 'image/avif' : 'image/webp',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': CACHE,
    },
  });
}

const PICTURES = '/api/desk/content/pictures';
const PICTURE = `${PICTURES}/:folder/:file` as const;

/** Editors and managers upload pictures, and delete those that nothing uses. */
export function pictureRoutes(folder: PictureFolder): StaffRoute[] {
  let uploads = 0;
  const upload = async (request: StaffRequest) => {
    const place = placeOf(request);
    if (uploads >= AT_A_TIME) throw new ApiError(CODE.picturesBusy, { retryAfterMs: RETRY_AFTER_MS });
    uploads++;
    try {
      return await addPicture(request, folder, { bytes: await readPicture(request), place });
    } finally {
      uploads--;
    }
  };
  return [
    {
      method: 'GET',
      path: PICTURES,
      rule: 'content.edit',
      handle: (request) => readPictures(request, placeOf(request)),
    },
    { method: 'POST', path: PICTURES, rule: 'content.edit', handle: upload },
    { method: 'GET', path: PICTURE, rule: 'content.edit', handle: (request) => answerPicture(request, folder) },
    {
      method: 'DELETE',
      path: PICTURE,
      rule: 'content.edit',
      handle: async (request) => {
        await removePicture(request, folder, nameOf(request));
        return {};
      },
    },
  ];
}
