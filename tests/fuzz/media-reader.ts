/** Reads uploaded files as `publishing/media-process.ts` does, one after the other: a process for each takes most of the time. */
import { writeFileSync } from 'node:fs';
import { takePicture } from '../../publishing/media/encode-pictures.ts';
import { limitMemory } from '../../publishing/media/limit-memory.ts';
import { takeFilm } from '../../publishing/media/take-film.ts';

/** A file to read, and where what is kept of it goes. */
export interface MediaWork {
  kind: 'picture' | 'film';
  file: string;
  kept: string;
}

/** As in `media-process.ts`. */
const MEMORY_MAX_MIB = 1024;

limitMemory(MEMORY_MAX_MIB);
process.on('message', async ({ kind, file, kept }: MediaWork) => {
  try {
    const { bytes, ...about } = {
      bytes: undefined,
      ...(await (kind === 'picture' ? takePicture(file) : takeFilm(file))),
    };
    if (bytes) writeFileSync(kept, bytes);
    process.send?.(about);
  } catch (error) {
    process.send?.({ thrown: String(error) });
  }
});
