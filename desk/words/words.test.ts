import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../contract/locales.ts';
import { WORD_FILES } from './words.ts';

/** All texts of a tree by the path of their key. */
function textsOf(tree: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? [...textsOf(value, `${path}${key}.`)]
        : [[`${path}${key}`, String(value)] as const],
    ),
  );
}

function placeholders(text: string): string[] {
  return [...new Set(text.match(/%\{\w+\}/g) ?? [])].sort();
}

describe('DESK-10 the words of the screens', () => {
  const files = Object.entries(WORD_FILES);

  it('DESK-10 begin with names that are used once', () => {
    const names = files.map(([, { name }]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(files)('DESK-10 are there in three languages, with the same placeholders: %s', (_file, { words }) => {
    const [zh, en, vi] = LOCALES.map((locale) => textsOf(words[locale]));
    if (!zh || !en || !vi) throw new Error('A language is missing');
    expect([...zh.keys()].sort()).toEqual([...en.keys()].sort());
    expect([...vi.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [key, text] of en) {
      for (const other of [zh, vi]) {
        const words = other.get(key) ?? '';
        expect(words.trim(), key).not.toBe('');
        // One word for one and many may leave the number out.
        if (!text.includes('||||')) expect(placeholders(words), key).toEqual(placeholders(text));
      }
    }
  });
});
