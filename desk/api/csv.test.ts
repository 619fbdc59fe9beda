import { expect, it } from 'vitest';
import { csvText } from './csv.ts';

it('DESK-6 a table opens right in Excel, and no cell of it runs', () => {
  const text = csvText([
    ['来源', 2],
    ['=1+1', 'a "b", c'],
    ['-5', -5],
  ]);
  expect(text).toBe('\uFEFF来源,2\r\n\'=1+1,"a ""b"", c"\r\n\'-5,-5\r\n');
});
