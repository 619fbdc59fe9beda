/** Reads a `Range` header (RFC 9110, section 14): players ask for videos in parts. */

/** First and last byte of a part, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

const SINGLE = /^bytes=(\d*)-(\d*)$/;

/**
 * The part that a header asks for.
 *
 * @returns undefined when the whole is to be sent: no header, several parts, or not understood;
 * `unsatisfiable` when the part lies outside the file.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const parts = header === undefined ? null : SINGLE.exec(header.replaceAll(' ', ''));
  if (!parts) return undefined;
  const [, first = '', last = ''] = parts;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
