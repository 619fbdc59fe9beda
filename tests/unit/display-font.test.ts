import { describe, expect, it } from 'vitest';
import { readContent } from '../../content/read-content-files.ts';
import { displayCharacters } from '../../scripts/cut-fonts.ts';
import { shellMessages } from '../../site/messages/shell.messages.ts';

const han = (text: string) => text.match(/\p{Script=Han}/gu) ?? [];

describe('LANG-4 the Chinese display face', () => {
  it('LANG-4 has every character of the headings of the first screens in its first file', async () => {
    const { home } = await displayCharacters();
    const { banner } = readContent();
    const headings = banner.map((slide) => slide.title.zh + slide.titleAccent.zh).join('');
    const needed = han(headings + shellMessages['not_found.title'].zh);
    expect(needed.length).toBeGreaterThan(20);
    expect(needed.filter((character) => !home.includes(character))).toEqual([]);
  });

  it('LANG-4 has every character of the headings further down in one of its files', async () => {
    const { home, rest } = await displayCharacters();
    const { stories, films } = readContent();
    const titles = [...stories.values(), ...films.values()].map(({ title }) => title.zh).join('');
    expect(han(titles).filter((character) => !home.includes(character) && !rest.includes(character))).toEqual([]);
    expect([...home].filter((character) => rest.includes(character))).toEqual([]);
  });

  it('LANG-4 has every character of programmes’ and schools’ names in the file of their pages', async () => {
    const { program, school } = await displayCharacters();
    const { programs, schools } = readContent();
    const titles = [...programs.values()].map(({ title }) => title.zh).join('');
    const names = [...schools.values()].map(({ name }) => name.zh).join('');
    expect(han(titles + names).length).toBeGreaterThan(100);
    expect(han(titles).filter((character) => !program.includes(character))).toEqual([]);
    expect(han(names).filter((character) => !school.includes(character))).toEqual([]);
  });

  it('LANG-4 has every character of the doctorate’s headings in its file, and of the films’ in that of their pages', async () => {
    const { doctorate, films: filmPages } = await displayCharacters();
    const { films, phd } = readContent();
    const titles = [...films.values()].map(({ title }) => title.zh).join('');
    expect(han(phd.title.zh).filter((character) => !doctorate.includes(character))).toEqual([]);
    expect(han(titles).filter((character) => !filmPages.includes(character))).toEqual([]);
  });

  it('LANG-4 stays small for the home page, and a fraction of the source, which has 3,755 characters', async () => {
    const { home, ...others } = await displayCharacters();
    expect([...home].length, 'the home page pays for its own headings only').toBeLessThan(180);
    for (const [file, characters] of Object.entries(others)) expect([...characters].length, file).toBeLessThan(400);
  });
});
