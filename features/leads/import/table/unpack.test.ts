import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { ImportError } from './import-error.ts';
import { unpackParts } from './unpack.ts';

/** Where the record of a file in the list at a zip's end says how large its part is. */
const SIZE_OFFSET = 24;

/** A workbook with one part, and its list, which names the part's size. */
function workbook(): { bytes: Uint8Array; list: DataView } {
  const bytes = zipSync({ 'xl/workbook.xml': new TextEncoder().encode('<workbook/>') });
  const at = Buffer.from(bytes).indexOf('PK\u0001\u0002', 'latin1');
  return { bytes, list: new DataView(bytes.buffer, bytes.byteOffset + at) };
}

it('DESK-4 a part that says of itself that it has 512 MiB is refused before any of it is written', () => {
  const { bytes, list } = workbook();
  expect(unpackParts(bytes).get('/xl/workbook.xml')).toBe('<workbook/>');
  list.setUint32(SIZE_OFFSET, list.getUint32(SIZE_OFFSET, true) | (1 << 29), true);
  const before = process.memoryUsage().arrayBuffers;
  expect(() => unpackParts(bytes)).toThrow(ImportError);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64 * 1024 * 1024);
});
