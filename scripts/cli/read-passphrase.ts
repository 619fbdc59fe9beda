/** Reads the passphrase of the keys from a file: in the command it would stand in lists of processes. */
import path from 'node:path';
import { readText } from '../../server/read-text.ts';

/**
 * The first line of a file; undefined where none is given.
 *
 * @param undone what has not been done when it cannot be read, as a sentence.
 * @throws Error with both in words.
 */
export function readPassphrase(file: string | undefined, undone: string): string | undefined {
  if (file === undefined) return undefined;
  try {
    return readText(file).split(/\r?\n/)[0];
  } catch (error) {
    throw new Error(`${path.resolve(file)} with the passphrase cannot be read. ${undone}`, { cause: error });
  }
}
