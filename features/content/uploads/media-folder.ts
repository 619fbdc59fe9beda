/**
 * Uploaded pictures and films on the disk of a server: as the store keeps them, and pictures in the forms that pages name.
 * All of it can be made again from the store.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Documents } from '../../../content/reading/parse-content.ts';
import { mediaIn } from '../../../content/reading/placed-media.ts';
import { filmFile, type UploadedFilm, uploadedFilm } from '../../../contract/content/film-files.ts';
import { keptFile, type UploadedPicture, uploadedPicture } from '../../../contract/content/picture-places.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import { filmBytes, hasFilm } from './film.repository.ts';
import type { Waiter } from './media-queue.ts';
import { shapePicture } from './media-work.ts';
import { hasPicture, pictureBytes } from './picture.repository.ts';

/** The pictures and films of one server. */
export class MediaFolder {
  /** Below it lie `kept/` and `shaped/`. */
  readonly path: string;

  /** @param dataDir the server's folder for data; nothing is made in it yet. */
  constructor(dataDir: string) {
    this.path = path.join(dataDir, 'uploads');
  }

  get #kept(): string {
    return path.join(this.path, 'kept');
  }

  get #shaped(): string {
    return path.join(this.path, 'shaped');
  }

  /** Where a picture lies as it is kept; undefined where the store has none. @throws the store's or the disk's error. */
  async kept(db: Queryable, picture: UploadedPicture): Promise<string | undefined> {
    return this.#keep(keptFile(picture), await hasPicture(db, picture), () => pictureBytes(db, picture));
  }

  /** Where a film lies; undefined where the store has none. @throws the store's or the disk's error. */
  async film(db: Queryable, film: UploadedFilm): Promise<string | undefined> {
    return this.#keep(filmFile(film), await hasFilm(db, film), () => filmBytes(db, film));
  }

  async #keep(name: string, isStored: boolean, read: () => Promise<Buffer | undefined>): Promise<string | undefined> {
    const file = path.join(this.#kept, name);
    if (!isStored) {
      // Another server has deleted it, or a backup was restored.
      await rm(file, { force: true });
      return undefined;
    }
    if (existsSync(file)) return file;
    const bytes = await read();
    if (!bytes) return undefined;
    mkdirSync(this.#kept, { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, file);
    return file;
  }

  /**
   * Where a file lies that pages name.
   *
   * @param waiter who waits for it, where it has to be made.
   * @throws Error for one that no page has; ApiError uploadsBusy; the store's or the disk's error.
   */
  async shaped(db: Queryable, picture: UploadedPicture, file: string, waiter: Waiter): Promise<string | undefined> {
    const target = path.join(this.#shaped, file);
    if ((await this.kept(db, picture)) === undefined) return undefined;
    if (existsSync(target)) return target;
    await shapePicture({ kept: this.#kept, shaped: this.#shaped }, file, waiter);
    return target;
  }

  /** Has all pictures and films here that documents name, as far as the store has them. @throws the store's or the disk's error. */
  async provide(db: Queryable, documents: Documents): Promise<void> {
    for (const [document, body] of documents)
      for (const { name } of mediaIn(document, body)) {
        const picture = uploadedPicture(name);
        if (picture) await this.kept(db, picture);
        const film = uploadedFilm(name);
        if (film) await this.film(db, film);
      }
  }

  /** Does something with a file of some bytes, and removes it. @throws what is done does; the disk's error. */
  async withFile<T>(bytes: Uint8Array, work: (file: string, result: string) => Promise<T>): Promise<T> {
    mkdirSync(this.path, { recursive: true });
    const file = path.join(this.path, `${WORK}${randomUUID()}`);
    const result = `${file}-result`;
    try {
      await writeFile(file, bytes);
      return await work(file, result);
    } finally {
      await Promise.all([file, result].map((one) => rm(one, { force: true })));
    }
  }

  /** Forgets an upload. @throws the disk's error. */
  remove(id: string): void {
    for (const folder of [this.#kept, this.#shaped].filter(existsSync))
      for (const file of readdirSync(folder)) if (file.startsWith(id)) rmSync(path.join(folder, file));
  }

  /** Removes what a killed server has left; before anything is uploaded. @throws the disk's error. */
  sweep(): void {
    if (!existsSync(this.path)) return;
    for (const file of readdirSync(this.path)) if (file.startsWith(WORK)) rmSync(path.join(this.path, file));
  }
}

/** What a file is called that is being worked on. */
const WORK = '.upload-';
