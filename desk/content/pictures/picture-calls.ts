/** The calls of the desk about pictures (EDIT-7). All throw `CallError`. */
import type { PictureChoices } from '../../../contract/picture-api.ts';
import type { PicturePlace } from '../../../contract/picture-places.ts';
import type { UploadItem } from '../../../contract/upload-api.ts';
import { call } from '../../api/call.ts';

const PICTURES = '/api/desk/content/pictures';

/** Where the choices are kept in react-query's cache. */
export const PICTURES_KEY = ['content', 'pictures'] as const;

/** What there is to choose from for a place. */
export const fetchPictures = (place: PicturePlace) => call<PictureChoices>('GET', `${PICTURES}?place=${place}`);

/** Uploads a picture for a place. */
export const uploadPicture = (file: Blob, place: PicturePlace) =>
  call<UploadItem>('POST', `${PICTURES}?place=${place}`, file);

/** Deletes a picture that nothing uses. */
export const deletePicture = (name: string) => call<object>('DELETE', `${PICTURES}/${name}`);
