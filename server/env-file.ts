/** The settings that stand in `.env`, in the folder where a program is started. */
import { parseEnv } from 'node:util';
import { ConfigError } from './config-error.ts';
import { isErrno } from './is-errno.ts';
import { readText } from './read-text.ts';

/**
 * Sets what `.env` says and the environment does not; without such a file nothing. Node's own reader takes the mark at
 * the beginning of a file for a part of the first name, so that this setting would be without effect.
 *
 * @throws ConfigError when the file cannot be read.
 */
export function loadEnvFile(environment: Record<string, string | undefined>, file = '.env'): void {
  let text: string;
  try {
    text = readText(file).replace(/\r\n?/g, '\n');
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return;
    throw new ConfigError([`${file} cannot be read. Check that it is a file, and its owner and mode.`]);
  }
  for (const [name, value] of Object.entries(parseEnv(text))) environment[name] ??= value;
}
