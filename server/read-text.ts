/** Reads texts that people have written by whatever program. */
import { readFileSync } from 'node:fs';

/** The marks of UTF-16, which editors of Windows and PowerShell write. */
const UTF16_MARKS: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };

/** The text of a file, without a mark at its beginning. @throws the file system's error. */
export function readText(file: string): string {
  const bytes = readFileSync(file);
  const encoding = UTF16_MARKS[bytes.subarray(0, 2).toString('hex')] ?? 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}
