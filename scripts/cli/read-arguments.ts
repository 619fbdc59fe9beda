/** Reads what stands behind a command. */
import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What Node says of what it does not know, without its advice about positional arguments. */
function sentenceOf(message: string): string {
  const [sentence = ''] = message.split(/\. |\n/);
  return sentence.replace(/\.?$/, '.');
}

/** Does what `parseArgs` does; an option that nobody knows is told in a sentence and ends the process with 2. */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const isTheirs = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!isTheirs) throw error;
    console.error(sentenceOf(error.message));
    process.exit(2);
  }
}
