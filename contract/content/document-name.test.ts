import { describe, expect, it } from 'vitest';
import { kindOf } from '../../content/reading/document-schemas.ts';
import { isDocumentName, nameFromTitle } from './document-name.ts';

describe('EDIT-1 the name of a new document', () => {
  it('EDIT-1 is one that the server takes', () => {
    const names = ['uo-mba', 'a', 'x'.repeat(60), '', 'UO', 'a--b', '-a', 'a b', 'x'.repeat(61)];
    expect(names.filter(isDocumentName)).toEqual(['uo-mba', 'a', 'x'.repeat(60)]);
    expect(names.filter((name) => kindOf(`programs/${name}`))).toEqual(['uo-mba', 'a', 'x'.repeat(60)]);
  });

  it('EDIT-1 is made from a title, with a number where there is one of the name', () => {
    const taken = new Set(['mba', 'mba-2', 'x'.repeat(60)]);
    const made = (title: string) => nameFromTitle(title, (name) => taken.has(name));
    expect(made('Thạc sĩ Quản trị (Đại học)')).toBe('thac-si-quan-tri-dai-hoc');
    expect(made('MBA')).toBe('mba-3');
    expect(made('x'.repeat(80))).toBe(`${'x'.repeat(58)}-2`);
    expect(made('工商管理硕士')).toBe('');
    for (const title of [`${'x'.repeat(59)} y`, 'MS, Data – Science!']) expect(isDocumentName(made(title))).toBe(true);
  });
});
