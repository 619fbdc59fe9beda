/** The desk's routes about pictures (EDIT-7). */
import { hasKey } from '../../../contract/keys-of.ts';
import { CODE } from '../../../contract/codes.ts';
import { PICTURE_MAX_BYTES, PICTURE_MAX_MB } from '../contract/picture-api.ts';
import { PICTURE_PLACES, type PicturePlace } from '../../../contract/content/picture-places.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import type { StaffRequest, StaffRoute } from '../../staff/staff-route.ts';
import type { MediaFolder } from './media-folder.ts';
import { addPicture, locatePicture, readPictures, removePicture } from './picture.service.ts';
import { answerFile } from './upload-answer.ts';
import { type UploadLimit, withUpload } from './upload-slots.ts';

/** @throws ApiError invalid. */
function placeOf({ c }: StaffRequest): PicturePlace {
  const asked = c.req.query('place') ?? '';
  if (!hasKey(PICTURE_PLACES, asked)) throw new ApiError(CODE.invalid, { field: 'place' });
  return asked;
}

function nameOf({ c }: StaffRequest): string {
  return `${c.req.param('folder') ?? ''}/${c.req.param('file') ?? ''}`;
}

const LIMIT: UploadLimit = { maxMb: PICTURE_MAX_MB, maxBytes: PICTURE_MAX_BYTES, code: CODE.pictureTooLarge };

/** Editors and managers upload pictures, and delete those that nothing uses. */
export function pictureRoutes(folder: MediaFolder): StaffRoute[] {
  return [
    {
      call: 'GET /api/desk/content/pictures',
      rule: 'content.edit',
      handle: (request) => readPictures(request, placeOf(request)),
    },
    {
      call: 'POST /api/desk/content/pictures',
      rule: 'content.edit',
      handle: (request) => {
        const place = placeOf(request);
        return withUpload(request, LIMIT, (bytes) => addPicture(request, folder, { bytes, place }));
      },
    },
    {
      call: 'GET /api/desk/content/pictures/:folder/:file',
      rule: 'content.edit',
      handle: async (request) => answerFile(await locatePicture(request, folder, nameOf(request)), undefined),
    },
    {
      call: 'DELETE /api/desk/content/pictures/:folder/:file',
      rule: 'content.edit',
      handle: (request) => removePicture(request, folder, nameOf(request)),
    },
  ];
}
