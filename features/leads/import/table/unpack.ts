/** Unpacks the parts of an xlsx file, within bounds: two megabytes can hold two gigabytes. */
import { unzipSync } from 'fflate';
import { ImportError } from './import-error.ts';

/** Room for all parts: five thousand rows of thirty long cells. */
const UNPACKED_MAX_BYTES = 24_000_000;
const PART = /\.(?:xml|rels)$/i;

function textOf(bytes: Uint8Array): string {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  const utf16 = isLittle ? 'utf-16le' : 'utf-16be';
  return new TextDecoder(isLittle || isBig ? utf16 : 'utf-8').decode(bytes);
}

/** The parts' texts by their paths in small letters: `/xl/workbook.xml`. Pictures stay packed. @throws ImportError unreadable. */
export function unpackParts(bytes: Uint8Array): ReadonlyMap<string, string> {
  let room = UNPACKED_MAX_BYTES;
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!PART.test(name)) return false;
        // What an entry says of its size bounds what is written of it.
        room -= originalSize;
        if (room < 0) throw new ImportError('unreadable');
        return true;
      },
    });
    const paths = Object.entries(parts).map(([name, part]): [string, string] => [
      `/${name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()}`,
      textOf(part),
    ]);
    return new Map(paths);
  } catch {
    throw new ImportError('unreadable');
  }
}
