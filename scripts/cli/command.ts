/** What the commands share. */
import { StoreGoneError } from '../../server/storage/database.ts';

/** Thrown when the command cannot be understood or carried out; its message is for the caller. */
export class CommandError extends Error {
  readonly code = 'COMMAND_REFUSED';
}

/** Writes to the output, as fast as it is read. @throws the stream's error. */
export async function write(chunk: string | Buffer): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
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
  try {
    await main();
  } catch (error) {
    const isMissing = error instanceof StoreGoneError;
    console.error(
      isMissing ? 'There is no database yet: start the server once.' : error instanceof Error ? error.message : error,
    );
    process.exitCode = [CommandError, ...refusals].some((known) => error instanceof known) ? 2 : 1;
  }
}
