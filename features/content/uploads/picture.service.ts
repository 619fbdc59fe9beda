/** Pictures that the company uploads for its site (EDIT-7). */
import { readFile } from 'node:fs/promises';
import { CODE } from '../../../contract/codes.ts';
import { PICTURE_MAX_PIXELS, type PictureChoices } from '../contract/picture-api.ts';
import {
  isLargeEnough,
  leastSize,
  type PicturePlace,
  uploadedPicture,
  uploadName,
} from '../../../contract/content/picture-places.ts';
import type { UploadItem } from '../contract/upload-api.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import type { StaffContext } from '../../staff/staff-context.ts';
import { uploadId } from './media-files.ts';
import type { MediaFolder } from './media-folder.ts';
import { takePicture } from './media-work.ts';
import { findPicture, insertPicture, type ListedPicture, listPictures } from './picture.repository.ts';
import { kindOfPicture } from './picture-kind.ts';
import { fileOfRepository, picturesOfRepository } from '../../../publishing/protocol/repository-media.ts';
import { addUpload, removeUpload, type UploadKind } from './upload.service.ts';
import { type Uses, uploadItem, usesOf } from './upload-uses.ts';

const MIDDLE = [50, 50] as const;

/** The name of a picture that is cut around its middle. */
function nameOf(picture: Pick<ListedPicture, 'id' | 'width' | 'height'>): string {
  return uploadName({ ...picture, focus: MIDDLE });
}

function itemOf(picture: ListedPicture, uses: Uses): UploadItem {
  return uploadItem(nameOf(picture), picture, uses);
}

const PICTURE: UploadKind<UploadItem> = {
  table: 'picture',
  async read(db, id) {
    const picture = await findPicture(db, id);
    return picture && itemOf(picture, await usesOf(db));
  },
};

/** What there is to choose from for a place. */
export async function readPictures({ store }: StaffContext, place: PicturePlace): Promise<PictureChoices> {
  const pictures = (await listPictures(store.db)).filter((picture) => isLargeEnough(picture, place));
  const uses = await usesOf(store.db);
  return { uploads: pictures.map((picture) => itemOf(picture, uses)), ours: picturesOfRepository(place) };
}

/** What is kept of a file. */
interface KeptPicture {
  id: string;
  width: number;
  height: number;
  content: Buffer;
}

/** @throws ApiError pictureUnknown, pictureHeic, pictureDamaged, pictureTooManyPixels. */
async function keep(folder: MediaFolder, bytes: Uint8Array): Promise<KeptPicture> {
  const kind = kindOfPicture(bytes);
  if (kind === undefined) throw new ApiError(CODE.pictureUnknown);
  if (kind === 'heic') throw new ApiError(CODE.pictureHeic);
  return folder.withFile(bytes, async (uploaded, result) => {
    const taken = await takePicture(uploaded, result);
    if ('refused' in taken)
      throw new ApiError(taken.refused === 'damaged' ? CODE.pictureDamaged : CODE.pictureTooManyPixels, {
        values: { millions: PICTURE_MAX_PIXELS / 1_000_000 },
      });
    const content = await readFile(result);
    return { ...taken, content, id: uploadId(content) };
  });
}

/**
 * Keeps a picture, without anything but its pixels. One that is there already stays as it is.
 *
 * @param place where it is to be shown.
 * @throws ApiError pictureUnknown, pictureHeic, pictureDamaged, pictureTooManyPixels, pictureTooSmall.
 */
export async function addPicture(
  context: StaffContext,
  folder: MediaFolder,
  { bytes, place }: { bytes: Uint8Array; place: PicturePlace },
): Promise<UploadItem> {
  const kept = await keep(folder, bytes);
  if (!isLargeEnough(kept, place)) throw new ApiError(CODE.pictureTooSmall, { values: { ...leastSize(place) } });
  const picture = { ...kept, uploaded_at: context.now, uploaded_by: context.actor.staffId };
  return addUpload(context, PICTURE, { id: kept.id, name: nameOf(kept), insert: (db) => insertPicture(db, picture) });
}

/** Removes a picture that nothing uses. @throws ApiError notFound, uploadUsed. */
export function removePicture(context: StaffContext, folder: MediaFolder, name: string): Promise<void> {
  return removeUpload(context, folder, PICTURE, uploadedPicture(name)?.id);
}

/**
 * Where a picture lies: as it was uploaded, or one of the repository.
 *
 * @param name as documents name uploaded pictures, or with folder and form.
 * @throws ApiError notFound.
 */
export async function locatePicture({ store }: StaffContext, folder: MediaFolder, name: string): Promise<string> {
  const uploaded = uploadedPicture(name);
  const file = uploaded ? await folder.kept(store.db, uploaded) : fileOfRepository(name);
  if (file === undefined) throw new ApiError(CODE.notFound);
  return file;
}
