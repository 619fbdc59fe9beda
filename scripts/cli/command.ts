/** What the commands share. */

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
