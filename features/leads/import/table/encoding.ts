/** Tells how a text file is written. Where it cannot be told, somebody has to choose: a wrong guess garbles names. */
import { isUtf8 } from 'node:buffer';
import { detectAll } from 'jschardet';
import type { Locale } from '../../../../contract/locales.ts';
import { IMPORT_ENCODINGS, type ImportEncoding } from '../../contract/imports.ts';

/** A file as it reads in one encoding. */
export interface Decoded {
  encoding: ImportEncoding;
  text: string;
}

/** How a file may be written, the likeliest first, and whether the first one is certain. */
export interface Decodings {
  found: Decoded[];
  isCertain: boolean;
}

/** So many bytes tell what can be told. */
const SAMPLE_BYTES = 32_768;
/** How much likelier the first has to be than the second (decision 049 has the trials); more where little or other speaks for it. */
const CERTAIN_RATIO = 2;
const DOUBTFUL_RATIO = 4;
/** Of a single line nothing is certain, of two little. */
const LINES_MIN = 2;
const LINES_ENOUGH = 3;
/** Fewer zeros than this are no UTF-16. */
const STRAY_ZEROS_RATIO = 0.01;
/** What signs add that no file has on purpose. */
const GARBLED_FACTOR = 0.1;
/** Characters that UTF-8 writes in three bytes. */
const THREE_BYTES = /[\u0800-\uffff]/;
/** In a file of another encoding fewer lines than these are UTF-8 by chance. */
const MIXED_LINES_MIN = 2;
const MIXED_LINES_RATIO = 0.01;
/** Signs of a wrong encoding: control characters, the replacement character, and characters of private use. */
export const GARBLED = /[\u0080-\u009f\ufffd\p{Co}]/u;

/** Names of the detector: what is a subset, or a vendor's edition, counts as the one that browsers read it by. */
const ENCODING_OF_NAME: Readonly<Record<string, ImportEncoding>> = {
  'utf-8': 'utf-8',
  'utf-16-le': 'utf-16le',
  'utf-16-be': 'utf-16be',
  ...{ gb18030: 'gb18030', gbk: 'gb18030', gb2312: 'gb18030', cp936: 'gb18030' },
  ...{ big5: 'big5', 'big5-hkscs': 'big5', cp950: 'big5' },
  ...{ shift_jis: 'shift_jis', cp932: 'shift_jis' },
  ...{ 'euc-kr': 'euc-kr', cp949: 'euc-kr' },
  cp1258: 'windows-1258',
  ...{ 'windows-1252': 'windows-1252', 'iso-8859-1': 'windows-1252' },
};

/** Numbers as they are written within a country, and the encodings of its lists. */
const COUNTRIES: readonly { numbers: RegExp; encodings: readonly ImportEncoding[]; locale?: Locale }[] = [
  { numbers: /(?<![\d+])(?:86)?1[3-9]\d{9}(?!\d)|\+861[3-9]\d{9}(?!\d)/, encodings: ['gb18030'], locale: 'zh' },
  { numbers: /(?<!\d)\+?84[35789]\d{8}(?!\d)/, encodings: ['windows-1258'], locale: 'vi' },
  { numbers: /(?<!\d)\+?(?:886|852|853)\d{8,9}(?!\d)/, encodings: ['big5'] },
  { numbers: /(?<!\d)\+?81[789]0\d{8}(?!\d)|(?<!\d)0[789]0-?\d{4}-?\d{4}(?!\d)/, encodings: ['shift_jis'] },
  { numbers: /(?<!\d)\+?8210\d{8}(?!\d)|(?<!\d)010-?\d{4}-?\d{4}(?!\d)/, encodings: ['euc-kr'] },
];

/**
 * A text without the zeros that broken discs and programs leave in it. UTF-16 has one in every digit and line end,
 * and never three at its end.
 */
function withoutStrayZeros(bytes: Buffer): Buffer {
  let end = bytes.length;
  if (bytes.subarray(-3).every((byte) => byte === 0)) while (end > 0 && bytes[end - 1] === 0) end -= 1;
  const text = bytes.subarray(0, end);
  if (!text.includes(0)) return text;
  const others = text.filter((byte) => byte !== 0);
  return text.length - others.length <= text.length * STRAY_ZEROS_RATIO ? Buffer.from(others) : text;
}

/** The lines of a text with their ends. In UTF-16 they are none. */
function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf('\n', start) + 1 || bytes.length;
    lines.push(bytes.subarray(start, end));
    start = end;
  }
  return lines;
}

function isTelling(line: Uint8Array): boolean {
  return line.some((byte) => byte > 0x7f);
}

/**
 * The lines that are UTF-8 in a file that is none as a whole: a list of another program was added to it, or it was cut
 * in the middle of a character. A few of a thousand are that by chance.
 */
function utf8Lines(lines: readonly Buffer[]): { inUtf8: ReadonlySet<Buffer>; isMost: boolean } {
  const telling = lines.filter(isTelling);
  const valid = telling.filter((line) => isUtf8(line));
  const sure = valid.filter((line) => THREE_BYTES.test(line.toString()));
  const isChance = sure.length < MIXED_LINES_MIN && sure.length <= telling.length / 2;
  const isMost = !isChance && valid.length > telling.length / 2;
  return { inUtf8: new Set(isChance || sure.length < telling.length * MIXED_LINES_RATIO ? [] : sure), isMost };
}

/** A file in one encoding, or in none; in a file of two kinds of lines the others are read as UTF-8. */
function decode(
  bytes: Buffer,
  encoding: ImportEncoding,
  { lines, inUtf8 }: { lines: readonly Buffer[]; inUtf8: ReadonlySet<Buffer> } = { lines: [bytes], inUtf8: new Set() },
): Decoded[] {
  const isWide = encoding.startsWith('utf-16');
  // Half a character at the end was cut off.
  const whole = isWide ? [bytes.subarray(0, bytes.length - (bytes.length % 2))] : lines;
  try {
    const decoder = new TextDecoder(encoding, { fatal: true });
    const text = whole.map((line) => (inUtf8.has(line) ? line.toString() : decoder.decode(line))).join('');
    return text.includes('\u0000') ? [] : [{ encoding, text: text.normalize('NFC') }];
  } catch {
    return [];
  }
}

/** The lines that say something of their encoding, as many as are needed. */
function sampleOf(lines: readonly Buffer[]): Buffer[] {
  let length = 0;
  return lines.filter((line) => {
    if (length >= SAMPLE_BYTES || !isTelling(line)) return false;
    length += line.length;
    return true;
  });
}

/** The encodings of the country whose numbers the file has; without any, those of the language. */
function expected(bytes: Buffer, locale: Locale): readonly ImportEncoding[] {
  const text = bytes.toString('latin1').replace(/[\s"'=]/g, ',');
  const counted = COUNTRIES.map((country) => ({
    country,
    count: [...text.matchAll(new RegExp(country.numbers, 'g'))].length,
  }));
  const most = counted.reduce((best, one) => (one.count > best.count ? one : best));
  const country = most.count > 0 ? most.country : COUNTRIES.find((one) => one.locale === locale);
  return country?.encodings ?? [];
}

/** The mark at the beginning, if there is one, says it. */
function markedEncoding(bytes: Buffer): ImportEncoding | undefined {
  const start = bytes.subarray(0, 3).toString('hex');
  if (start === 'efbbbf') return 'utf-8';
  if (start.startsWith('fffe')) return 'utf-16le';
  return start.startsWith('feff') ? 'utf-16be' : undefined;
}

/** UTF-8 that no other encoding makes by chance: three bytes in a row, or none but ASCII. */
function isSurelyUtf8(bytes: Buffer, [decoded]: readonly Decoded[]): boolean {
  if (!decoded) return false;
  return !isTelling(bytes) || THREE_BYTES.test(decoded.text);
}

/** How likely each encoding is. */
function weights(sample: Buffer): Map<ImportEncoding, number> {
  const found = new Map<ImportEncoding, number>();
  for (const { encoding: name, confidence } of detectAll(sample)) {
    const encoding = ENCODING_OF_NAME[name?.toLowerCase() ?? ''];
    if (encoding === undefined) continue;
    found.set(encoding, Math.max(confidence, found.get(encoding) ?? 0));
  }
  return found;
}

/**
 * The ways in which a file can be read.
 *
 * @param knows whether a text has headings that we know, in letters that ASCII does not have.
 */
export function decodingsOf(file: Buffer, locale: Locale, knows: (text: string) => boolean): Decodings {
  const marked = markedEncoding(file);
  const bytes = withoutStrayZeros(marked === 'utf-8' ? file.subarray(3) : file);
  const utf8 = decode(bytes, 'utf-8');
  if (marked && marked !== 'utf-8') return { found: decode(bytes, marked), isCertain: true };
  if (isSurelyUtf8(bytes, utf8) || (marked && utf8.length > 0)) return { found: utf8, isCertain: true };
  const all = linesOf(bytes);
  const { inUtf8, isMost } = utf8Lines(all);
  // Of the others it cannot be told what they are; what cannot be read in them refuses their rows.
  if (isMost) return { found: [{ encoding: 'utf-8', text: bytes.toString().normalize('NFC') }], isCertain: true };
  // In UTF-16 line ends are no single bytes, and zeros tell it by themselves.
  const hasZeros = bytes.includes(0);
  const lines = hasZeros ? [] : sampleOf(all.filter((line) => !inUtf8.has(line)));
  const likely = weights(hasZeros ? bytes.subarray(0, SAMPLE_BYTES) : Buffer.concat(lines).subarray(0, SAMPLE_BYTES));
  const weightOf = ({ encoding, text }: Decoded) =>
    (likely.get(encoding) ?? 0) * (GARBLED.test(text) ? GARBLED_FACTOR : 1);
  const found = IMPORT_ENCODINGS.flatMap((encoding) => decode(bytes, encoding, { lines: all, inUtf8 }))
    .map((decoded) => ({ decoded, weight: weightOf(decoded), isKnown: knows(decoded.text) }))
    .sort((one, other) => Number(other.isKnown) - Number(one.isKnown) || other.weight - one.weight);
  const [first] = found;
  const second = found.find(({ decoded }) => decoded.text !== first?.decoded.text);
  const isEnough = hasZeros || lines.length >= LINES_ENOUGH;
  const isExpected = first !== undefined && (hasZeros || expected(bytes, locale).includes(first.decoded.encoding));
  const ratio = isEnough && isExpected ? CERTAIN_RATIO : DOUBTFUL_RATIO;
  const isLikelier =
    (hasZeros || lines.length >= LINES_MIN) &&
    first !== undefined &&
    first.weight > 0 &&
    first.weight >= ratio * (second?.weight ?? 0);
  const isKnownAlone = first?.isKnown === true && !second?.isKnown;
  return { found: found.map(({ decoded }) => decoded), isCertain: isKnownAlone || isLikelier };
}
