/** What the desk and the server say to each other about pictures (EDIT-7), under `/api/desk/content/pictures`. */
import { PICTURE_PLACES, type PicturePlace, uploadedPicture } from '../../../contract/content/picture-places.ts';
import type { UploadItem } from './upload-api.ts';

/** Largest file that is taken, in megabytes: photos of telephones have 3 to 12. */
export const PICTURE_MAX_MB = 20;
/** The same in bytes. */
export const PICTURE_MAX_BYTES = PICTURE_MAX_MB * 1024 * 1024;

/** Most pixels of a file: telephones take up to 50 million, and each needs up to four bytes of memory to be read. */
export const PICTURE_MAX_PIXELS = 50_000_000;

/** Longest side of what is kept, in px: the widest place of the site shows 2,000. */
export const PICTURE_KEPT_SIDE = 2400;

/** What is taken. A telephone that has HEIC turns it into JPEG for a field that asks for these. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** `GET /api/desk/content/pictures?place=`: what there is to choose from. */
export interface PictureChoices {
  /** Uploaded pictures that are large enough for the place, the newest first. */
  uploads: UploadItem[];
  /** Pictures of the repository, as documents name them in this place. */
  ours: string[];
}

/** Address of a picture at the desk, in the first form of its place. @param name as a document names it there. */
export function deskPicturePath(name: string, place: PicturePlace): string {
  const { folder, shapes } = PICTURE_PLACES[place];
  const [{ suffix }] = shapes;
  const ours = `${folder && `${folder}/`}${name}${suffix && `-${suffix}`}`;
  return `/api/desk/content/pictures/${uploadedPicture(name) ? name : ours}`;
}
