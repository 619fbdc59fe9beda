import { expect, it } from 'vitest';
import { csvFile } from './csv.ts';

it('DESK-6 a table opens right in Excel, and no cell of it runs', async () => {
  const { blob } = csvFile('table.csv', [
    ['来源', 2],
    ['=1+1', 'a "b", c'],
    ['-5', -5],
  ]);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer());
  expect(text).toBe('\uFEFF来源,2\r\n\'=1+1,"a ""b"", c"\r\n\'-5,-5\r\n');
});
