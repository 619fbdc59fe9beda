import { describe, expect, it } from 'vitest';
import { readContent } from '../../content/read-content-files.ts';
import { displayCharacters } from '../../scripts/cut-fonts.ts';
import { shellMessages } from '../../site/messages/shell.messages.ts';

const han = (text: string) => text.match(/\p{Script=Han}/gu) ?? [];

describe('LANG-4 the Chinese display face', () => {
  it('LANG-4 has every character of the headings of the first screens in its first file', async () => {
    const { first } = await displayCharacters();
    const { banner } = readContent();
    const headings = banner.map((slide) => slide.title.zh + slide.titleAccent.zh).join('');
    const needed = han(headings + shellMessages['not_found.title'].zh);
    expect(needed.length).toBeGreaterThan(20);
    expect(needed.filter((character) => !first.includes(character))).toEqual([]);
  });

  it('LANG-4 has every character of the headings further down in one of its files', async () => {
    const { first, rest } = await displayCharacters();
    const { stories, films } = readContent();
    const titles = [...stories.values(), ...films.values()].map(({ title }) => title.zh).join('');
    expect(han(titles).filter((character) => !first.includes(character) && !rest.includes(character))).toEqual([]);
    expect([...first].filter((character) => rest.includes(character))).toEqual([]);
  });

  it('LANG-4 stays a fraction of the source, which has 3,755 characters', async () => {
    const { first, rest } = await displayCharacters();
    expect([...first].length + [...rest].length).toBeLessThan(1200);
  });
});
