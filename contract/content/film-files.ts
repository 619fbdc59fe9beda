/** Uploaded films, by the names that documents give them (EDIT-7). What a film is called says all that a page has to know of it. */
import { UPLOADS } from './picture-places.ts';

/** An uploaded film as a document names it: `uploads/<id>-1280x720-8.2s`, or `uploads/<id>-1280x720-8.2s-sound`. */
export interface UploadedFilm {
  /** 32 hexadecimal digits: the hash of its bytes. */
  id: string;
  /** As it is shown, in px. */
  width: number;
  height: number;
  /** Its length, to a tenth of a second. */
  seconds: number;
  /** Whether it has a track of sound. */
  hasSound: boolean;
}

const UPLOADED = /^uploads\/([0-9a-f]{32})-([1-9]\d{0,4})x([1-9]\d{0,4})-(\d{1,3}(?:\.\d)?)s(-sound)?$/;

/** Reads what a document names; undefined where it is no film that was uploaded. */
export function uploadedFilm(name: string): UploadedFilm | undefined {
  const [, id, width, height, seconds, sound] = UPLOADED.exec(name) ?? [];
  if (id === undefined) return undefined;
  return {
    id,
    width: Number(width),
    height: Number(height),
    seconds: Number(seconds),
    hasSound: sound !== undefined,
  };
}

/** What a document calls an uploaded film. */
export function filmName({ id, width, height, seconds, hasSound }: UploadedFilm): string {
  return `${UPLOADS}/${id}-${width}x${height}-${seconds}s${hasSound ? '-sound' : ''}`;
}

/** What its file is called, in a site and where it is kept. */
export function filmFile(film: UploadedFilm): string {
  return `${filmName(film).slice(UPLOADS.length + 1)}.mp4`;
}

/** The film that a file is of; undefined for every other file. */
export function filmOfFile(file: string): UploadedFilm | undefined {
  return file.endsWith('.mp4') ? uploadedFilm(`${UPLOADS}/${file.slice(0, -'.mp4'.length)}`) : undefined;
}
