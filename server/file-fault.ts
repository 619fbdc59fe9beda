/** What the file system refuses, in words for whoever runs the server or a command. */
import path from 'node:path';

const TRY_AS = 'Run this as the user who runs the server, or make this user its owner.';

/** What each code means, of a file or folder. */
const SENTENCES: Readonly<Record<string, (place: string) => string>> = {
  ENOENT: (place) => `${place} is not there.`,
  ENOTDIR: (place) => `${place} cannot be reached: a part of its path is a file.`,
  // A folder is opened like a file, and refused at the first byte, without its name.
  EISDIR: () => 'A folder was named where a file is needed.',
  EACCES: (place) => `This user may not read or write ${place}. ${TRY_AS}`,
  EPERM: (place) => `This user may not read or write ${place}. ${TRY_AS}`,
  EROFS: (place) => `${place} cannot be written: its disk is mounted read-only.`,
  ENOSPC: (place) => `${place} cannot be written: its disk is full.`,
  EDQUOT: (place) => `${place} cannot be written: this user has no more room on its disk.`,
  EFBIG: (place) => `${place} cannot be written: it would be larger than this user's files may be (ulimit -f).`,
  EMFILE: (place) => `${place} cannot be opened: this process has as many files open as it may (ulimit -n).`,
  ENFILE: (place) => `${place} cannot be opened: the machine has as many files open as it may.`,
};

function placeOf(error: Error): string {
  // A write to a file that is open already names none.
  if (!('path' in error) || typeof error.path !== 'string') return 'A file';
  // The name of a folder for a while says nothing to anybody.
  return 'syscall' in error && error.syscall === 'mkdtemp' ? path.dirname(error.path) : error.path;
}

/** What is to be said of an error of the file system; undefined for any other. */
export function explainFileFault(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const sentence = SENTENCES[String(error.code)];
  return 'syscall' in error ? sentence?.(placeOf(error)) : undefined;
}
