import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../contract/locales.ts';
import { fault, faultText } from './fault.ts';
import { documentFaults, documentsOf } from './parse-content.ts';
import { readContentFiles } from './read-content-files.ts';

const FOLDER = path.join(import.meta.dirname, '..');
const PROGRAM = documentsOf(readContentFiles()).get('programs/iit-mba') as { facts: { price: object } };

describe('EDIT-1 what is wrong with a document', () => {
  it('EDIT-1 is said in the language of the desk, with the values in it', () => {
    const price = { ...PROGRAM.facts.price, total: { amount: 16_000, currency: 'USD' } };
    const changed = { ...PROGRAM, facts: { ...PROGRAM.facts, price } };
    const said = (locale: 'zh' | 'en' | 'vi') =>
      documentFaults('programs/iit-mba', changed, locale).map(({ message }) => message);
    expect(said('zh')[0]).toBe('旁边填的是 16000，这段文字里没有写：请写上“16,000”，或改正旁边的数值');
    expect(said('en')[1]).toContain('beside it stands 16000, which this text does not say');
    expect(said('vi')[2]).toContain('Bên cạnh ghi 16000 nhưng đoạn này không nêu');
  });

  it('EDIT-1 stays as it is where it is in words already, and braces in a value are no placeholders', () => {
    expect(faultText('too small', 'zh')).toBe('too small');
    for (const locale of LOCALES)
      expect(faultText(fault('no_register', { id: "{id} '{x}'" }), locale)).toContain("{id} '{x}'");
  });

  it('EDIT-1 is worded in no schema and no check by itself: each message has its three languages', () => {
    const schemas = readdirSync(path.join(FOLDER, 'schema')).map((name) => path.join(FOLDER, 'schema', name));
    const checks = [
      'checks/claims.ts',
      'reading/parse-content.ts',
      'reading/placed-media.ts',
      'reading/resolve-sources.ts',
    ].map((name) => path.join(FOLDER, name));
    const worded = [...schemas, ...checks].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b(?:error|message): ?['"`].*|\.regex\([^,\n]+\/, ?['"`].*/g)].map(
        ([found]) => `${path.basename(file)}: ${found}`,
      ),
    );
    expect(worded).toEqual([]);
  });
});
