/** The calls of the desk about pictures (EDIT-7). All throw `CallError`. */
import type { PicturePlace } from '../../../../contract/content/picture-places.ts';
import { call } from '../../../../desk/api/call.ts';

/** Where the choices are kept in react-query's cache. */
export const PICTURES_KEY = ['content', 'pictures'] as const;

/** What there is to choose from for a place. */
export const fetchPictures = (place: PicturePlace) => call('GET /api/desk/content/pictures', { query: { place } });

/** Uploads a picture for a place. */
export const uploadPicture = (file: Blob, place: PicturePlace) =>
  call('POST /api/desk/content/pictures', { query: { place }, body: file });

/** Deletes a picture that nothing uses, by its name in documents: `uploads/<id>-1600x1200`. */
export function deletePicture(name: string) {
  const [folder = '', file = ''] = name.split('/');
  return call('DELETE /api/desk/content/pictures/:folder/:file', { folder, file });
}
