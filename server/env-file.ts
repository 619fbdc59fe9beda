/** The settings that stand in `.env`, in the folder where a program is started. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ConfigError } from './config-error.ts';
import { isErrno } from './is-errno.ts';

/** The marks of UTF-16, which editors of Windows and PowerShell write. */
const UTF16_MARKS: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/**
 * Sets what `.env` says and the environment does not; without such a file nothing. Node's own reader takes the mark at
 * the beginning of a file for a part of the first name, so that this setting would be without effect.
 *
 * @throws ConfigError when the file cannot be read.
 */
export function loadEnvFile(environment: Record<string, string | undefined>, file = '.env'): void {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return;
    throw new ConfigError([`${file} cannot be read. Check that it is a file, and its owner and mode.`]);
  }
  const encoding = UTF16_MARKS[bytes.subarray(0, 2).toString('hex')] ?? 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes).replace(/\r\n?/g, '\n');
  for (const [name, value] of Object.entries(parseEnv(text))) environment[name] ??= value;
}
