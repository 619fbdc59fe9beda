import { describe, expect, it } from 'vitest';
import { nameParts, searchParts } from './name-keys.ts';

function finds(search: string, name: string): boolean {
  const kept = new Set(nameParts(name));
  const wanted = searchParts(search);
  return wanted.length > 0 && wanted.every((part) => kept.has(part));
}

describe('DESK-3 a search by name', () => {
  it.each([
    ['张三', '张三'],
    ['张', '张三丰'],
    ['三丰', '张三丰'],
    ['阿卜杜拉', '阿卜杜拉·买买提'],
    ['买买提', '阿卜杜拉·买买提'],
    ['nguyen', 'Nguyễn Văn An'],
    ['Nguyễn', 'Nguyễn Văn An'],
    ['an van', 'Nguyễn Văn An'],
    ['ngu', 'NGUYỄN VĂN AN'],
    ['duong', 'Đường'],
    ['anne marie', 'Anne-Marie O’Neill'],
    ['alexander', 'Alexandra-Alexander'],
    ['李 tom', 'Tom 李'],
    ['李', 'Tom李'],
  ])('DESK-3 for %s finds %s', (search, name) => {
    expect(finds(search, name)).toBe(true);
  });

  it.each([
    ['三', '张三'],
    ['丰三', '张三丰'],
    ['nguyenx', 'Ngu'],
    ['guyen', 'Nguyễn'],
    ['', '张三'],
    ['·', '张三'],
  ])('DESK-3 for %j does not find %s', (search, name) => {
    expect(finds(search, name)).toBe(false);
  });
});
