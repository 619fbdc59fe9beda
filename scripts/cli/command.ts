/** What the commands share. */
import { explainFileFault } from '../../server/file-fault.ts';
import { StoreGoneError } from '../../server/storage/database.ts';
import { isDiskFault, isDiskFull, isForbidden } from '../../server/storage/fault.ts';

/** Thrown when the command cannot be understood or carried out; its message is for the caller. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly code = 'COMMAND_REFUSED';
}

/** Writes to the output, as fast as it is read. @throws the stream's error. */
export async function write(chunk: string | Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}

/** What the caller is told of an error. */
export function explain(error: unknown): unknown {
  if (error instanceof StoreGoneError && error.missing !== undefined) {
    return `There is no database yet (${error.missing}): start the server once, or set DATA_DIR and DATABASE_URL as it has them.`;
  }
  // Of a file that was opened, and is refused later on.
  if (error instanceof Error && 'errcode' in error) {
    if (isForbidden(error))
      return 'This user may not open or write the database. Run this as the user who runs the server.';
    if (isDiskFull(error)) return 'The database cannot be written: its disk is full.';
    if (isDiskFault(error)) return 'The database could not be read or written: its disk is full, or damaged.';
  }
  return explainFileFault(error) ?? (error instanceof Error ? error.message : error);
}

/**
 * Runs a command. What it throws is written to the error output, and ends the process with 2 when the caller can mend it,
 * with 1 otherwise.
 *
 * @param refusals errors that the caller can mend, besides {@link CommandError}.
 */
export async function runCommand(
  main: () => Promise<void>,
  refusals: readonly (new (...given: never[]) => Error)[] = [],
): Promise<void> {
  // Whoever reads the output may close it, as `head` does: the failed write tells.
  process.stdout.on('error', () => {});
  try {
    await main();
  } catch (error) {
    console.error(explain(error));
    process.exitCode = [CommandError, ...refusals].some((known) => error instanceof known) ? 2 : 1;
  }
}
