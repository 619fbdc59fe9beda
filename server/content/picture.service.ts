/** Pictures that the company uploads for its site (EDIT-7). */
import { readFile } from 'node:fs/promises';
import { CODE } from '../../contract/codes.ts';
import type { PictureChoices, PictureItem } from '../../contract/picture-api.ts';
import {
  isLargeEnough,
  leastSize,
  type PicturePlace,
  readShapedFile,
  UPLOADS,
  uploadedPicture,
  uploadName,
} from '../../contract/picture-places.ts';
import { ApiError } from '../http/api-error.ts';
import { logEntry, type StaffContext } from '../staff/staff-context.ts';
import { addLogEntries } from '../staff/staff-log.repository.ts';
import type { Queryable } from '../storage/database.ts';
import {
  deletePicture,
  draftsWithUploads,
  editionsWithUploads,
  findPicture,
  insertPicture,
  type ListedPicture,
  listPictures,
  lockDocuments,
} from './picture.repository.ts';
import { pictureId } from './picture-files.ts';
import type { PictureFolder } from './picture-folder.ts';
import { kindOfPicture } from './picture-kind.ts';
import { takePicture } from './picture-work.ts';
import { fileOfRepository, picturesOfRepository } from './repository-pictures.ts';

const MIDDLE = [50, 50] as const;

/** The name of a picture that is cut around its middle. */
function nameOf(picture: Pick<ListedPicture, 'id' | 'width' | 'height'>): string {
  return uploadName({ ...picture, focus: MIDDLE });
}

/** Who uses pictures. */
interface Uses {
  drafts: { name: string; body: string }[];
  editions: string[];
}

async function usesOf(db: Queryable): Promise<Uses> {
  return { drafts: await draftsWithUploads(db), editions: await editionsWithUploads(db) };
}

function itemOf(picture: ListedPicture, { drafts, editions }: Uses): PictureItem {
  const { id, width, height, bytes, uploaded_by } = picture;
  const isNamed = (body: string) => body.includes(`${UPLOADS}/${id}`);
  return {
    name: nameOf(picture),
    width,
    height,
    bytes,
    uploaded_at: new Date(picture.uploaded_at).toISOString(),
    uploaded_by,
    used_in: drafts.filter(({ body }) => isNamed(body)).map(({ name }) => name),
    is_published: editions.some(isNamed),
  };
}

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
async function keep(folder: PictureFolder, bytes: Uint8Array): Promise<KeptPicture> {
  const kind = kindOfPicture(bytes);
  if (kind === undefined) throw new ApiError(CODE.pictureUnknown);
  if (kind === 'heic') throw new ApiError(CODE.pictureHeic);
  return folder.withFile(bytes, async (uploaded, result) => {
    const taken = await takePicture(uploaded, result);
    if ('refused' in taken)
      throw new ApiError(taken.refused === 'damaged' ? CODE.pictureDamaged : CODE.pictureTooManyPixels);
    const content = await readFile(result);
    return { ...taken, content, id: pictureId(content) };
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
  folder: PictureFolder,
  { bytes, place }: { bytes: Uint8Array; place: PicturePlace },
): Promise<PictureItem> {
  const { store, actor, now } = context;
  const kept = await keep(folder, bytes);
  if (!isLargeEnough(kept, place)) throw new ApiError(CODE.pictureTooSmall, { values: { ...leastSize(place) } });
  await store.transaction(async (transaction) => {
    const picture = { ...kept, uploaded_at: now, uploaded_by: actor.staffId };
    if (await insertPicture(transaction, picture))
      await addLogEntries(transaction, [logEntry(context, 'picture_added', { detail: { picture: nameOf(kept) } })]);
  });
  const stored = await findPicture(store.db, kept.id);
  if (!stored) throw new ApiError(CODE.changedMeanwhile);
  return itemOf(stored, await usesOf(store.db));
}

/**
 * Removes a picture that nothing uses.
 *
 * @throws ApiError notFound; pictureUsed where a draft or anything that was published names it.
 */
export async function removePicture(context: StaffContext, folder: PictureFolder, name: string): Promise<void> {
  const uploaded = uploadedPicture(name);
  if (!uploaded) throw new ApiError(CODE.notFound);
  await context.store.transaction(async (transaction) => {
    await lockDocuments(transaction, context.store.kind);
    const picture = await findPicture(transaction, uploaded.id);
    if (!picture) throw new ApiError(CODE.notFound);
    const { used_in, is_published } = itemOf(picture, await usesOf(transaction));
    if (used_in.length > 0 || is_published) throw new ApiError(CODE.pictureUsed);
    await deletePicture(transaction, uploaded.id);
    const detail = { picture: nameOf(picture) };
    await addLogEntries(transaction, [logEntry(context, 'picture_removed', { detail })]);
  });
  folder.remove(uploaded.id);
}

/**
 * Where a picture lies: as it was uploaded, as a page shows it, or one of the repository.
 *
 * @param name as documents name uploaded pictures, as pages name their files, or with folder and form.
 * @throws ApiError notFound.
 */
export async function locatePicture({ store }: StaffContext, folder: PictureFolder, name: string): Promise<string> {
  const uploaded = uploadedPicture(name);
  const shaped = name.startsWith(`${UPLOADS}/`) ? readShapedFile(name.slice(UPLOADS.length + 1)) : undefined;
  const file = uploaded
    ? await folder.kept(store.db, uploaded)
    : shaped
      ? await folder.shaped(store.db, shaped.picture, name.slice(UPLOADS.length + 1))
      : fileOfRepository(name);
  if (file === undefined) throw new ApiError(CODE.notFound);
  return file;
}
