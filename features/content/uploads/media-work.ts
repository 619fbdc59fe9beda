/** Works on the bytes of pictures and films in a process of its own (EDIT-7): visitors neither wait for it nor lend it their memory. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { MS_PER_SECOND } from '../../../contract/time/time-units.ts';
import { PUBLISHING_PROCESSES, TAKEN_FILM, TAKEN_PICTURE } from '../../../publishing/protocol/processes.ts';
import { MediaQueue, type Waiter } from './media-queue.ts';

/** Visitors come first. Much lower, and a machine that has more to do than it can would never take a picture. */
const NICENESS = 5;

/** The largest picture takes four seconds on a core of its own. */
const TIME_MAX_MS = 60 * MS_PER_SECOND;

/** What is kept of a file, in px, or why nothing is. */
export type TakenPicture = z.infer<typeof TAKEN_PICTURE>;

/** What is kept of a film, with its length in seconds, or why nothing is. */
export type TakenFilm = z.infer<typeof TAKEN_FILM>;

const queue = new MediaQueue();

async function run(args: readonly string[]): Promise<string> {
  const options = { timeout: TIME_MAX_MS, killSignal: 'SIGKILL' } as const;
  const running = promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', PUBLISHING_PROCESSES.media, ...args],
    options,
  );
  if (running.child.pid !== undefined) setPriority(running.child.pid, NICENESS);
  return (await running).stdout;
}

/** What a process gives that was ended: by its reader's fault, for want of memory, or because its time was over. */
const ENDED = z.object({ signal: z.string() });

async function take<T>(args: readonly string[], schema: z.ZodType<T>): Promise<T | { refused: 'damaged' }> {
  try {
    return schema.parse(JSON.parse(await queue.run({ isReader: false }, () => run(args))));
  } catch (error) {
    if (ENDED.safeParse(error).success) return { refused: 'damaged' };
    throw error;
  }
}

/** Writes what is kept of an uploaded picture. @throws the process's error where the file is not at fault. */
export function takePicture(uploaded: string, kept: string): Promise<TakenPicture> {
  return take(['picture', uploaded, kept], TAKEN_PICTURE);
}

/** Writes what is kept of an uploaded film. @throws the process's error where the file is not at fault. */
export function takeFilm(uploaded: string, kept: string): Promise<TakenFilm> {
  return take(['film', uploaded, kept], TAKEN_FILM);
}

/** Makes a file that pages name of a kept picture, unless it is there. @throws ApiError uploadsBusy; the process's error. */
export async function shapePicture(
  folders: { kept: string; shaped: string },
  file: string,
  waiter: Waiter,
): Promise<void> {
  await queue.run(waiter, async () => {
    // Another request may have had it made meanwhile.
    if (!existsSync(path.join(folders.shaped, file))) await run(['shape', folders.kept, folders.shaped, file]);
  });
}
