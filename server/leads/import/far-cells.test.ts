import { describe, expect, it } from 'vitest';
import { refuseFarCells } from './far-cells.ts';
import { ImportFault } from './import-fault.ts';

function faultOf(sheet: string): string | undefined {
  try {
    refuseFarCells(Buffer.from(sheet));
    return undefined;
  } catch (error) {
    if (error instanceof ImportFault) return error.kind;
    throw error;
  }
}
const sheetOf = (rows: string) =>
  `<worksheet xmlns:r="http://example.com/r"><sheetData>${rows}</sheetData></worksheet>`;

describe('cells far from the others', () => {
  it.each([
    '<row r="20000"><c r="IV20000"><v>1</v></c></row>',
    '<row r="1048576" spans="1:3" s="1" customFormat="1" x14ac:dyDescent="0.25"/>',
    '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="4"/></row>',
  ])('DESK-4 pass within the bounds and where they are formatted and empty: %s', (rows) => {
    expect(faultOf(sheetOf(rows))).toBeUndefined();
  });

  it.each([
    '<row r="20001"><c r="A20001"><v>1</v></c></row>',
    '<row r="1"><c r="IW1"><v>1</v></c></row>',
    '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
    '<row r="1048576"><c r="A1"><v>1</v></c></row>',
    '<row r="1048577"/>',
    "<x:row><x:c s='1'\n\tx:r='XFD1'><x:v>1</x:v></x:c></x:row>",
    '<row><c r="XFD1" s="/>"><v>1</v></c></row>',
    '<row><c axmlns:r="XFD1"><v>1</v></c></row>',
    '<row><c t=">" r="XFD1"><v>1</v></c></row>',
  ])('DESK-4 are refused however they are written: %s', (rows) => {
    expect(faultOf(sheetOf(rows))).toBe('far');
  });

  it.each(['&#88;FD1', 'a1', '1e6', '99999999', 'AAAA1'])('DESK-4 are not hidden by the place %j', (place) => {
    expect(faultOf(sheetOf(`<row><c r="${place}"><v>1</v></c></row>`))).toBe('unreadable');
  });

  it('DESK-4 are looked for in sheets alone', () => {
    expect(faultOf('<calcChain><c r="XFD1048576"></c></calcChain>')).toBeUndefined();
  });
});
