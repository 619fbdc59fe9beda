/**
 * Looks for keys, tokens and passwords in what git keeps or would keep: a secret in a commit stays readable after it is
 * removed. What is found is masked.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { lintSource } from '@secretlint/core';
import * as preset from '@secretlint/secretlint-rule-preset-recommend';

/** Pictures, films, fonts and hashes: nobody pastes a secret there, and reading them takes seconds. */
const BINARY = /\.(avif|webp|png|jpe?g|mp4|woff2|ico|xlsx|bin)$/;

/** A key of 32 bytes as this project's key file has them, which the library cannot know. */
const KEY_OF_OURS = /"key": ?"[A-Za-z0-9+/]{43}="/;

/** What is found in a text, one line each: the line and the kind of secret. */
export async function secretsIn(file: string, text: string): Promise<string[]> {
  const { messages } = await lintSource({
    source: { content: text, filePath: file, ext: '', contentType: 'text' },
    options: { maskSecrets: true, config: { rules: [{ id: 'recommended', rule: preset.creator }] } },
  });
  const found = messages.map(({ loc, message }) => `${file}:${loc.start.line}: ${message}`);
  return KEY_OF_OURS.test(text) ? [...found, `${file}: found a key that encrypts registrations`] : found;
}

/** Files that git has, and those it does not ignore. */
function files(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\0').filter((file) => file && !BINARY.test(file) && existsSync(file));
}

if (import.meta.main) {
  const found = await Promise.all(files().map((file) => secretsIn(file, readFileSync(file, 'utf8'))));
  for (const line of found.flat()) console.error(line);
  if (found.flat().length > 0) process.exitCode = 1;
}
