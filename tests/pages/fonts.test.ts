/** The characters that the web fonts have, beside what the built pages show (LANG-4). */
import { describe, expect, it } from 'vitest';
import { fontCharacters, pageText } from '../../publishing/fonts/cut-fonts.ts';
import { readPages } from '../../publishing/pages/pages.ts';
import { shellMessages } from '../../site/messages/shell.messages.ts';
import { CLIENT } from '../support/content/site-pages.ts';
import { CONTENT } from '../support/content/site-content.ts';

const han = (text: string) => text.match(/\p{Script=Han}/gu) ?? [];
const characters = fontCharacters([...readPages(CLIENT)].filter(({ isPlain }) => !isPlain).map(pageText));
/** The characters that a file of the Chinese display face lacks. */
const lacking = (file: string, text: string) => han(text).filter((one) => !characters[`song-${file}`]?.includes(one));

describe('LANG-4 the Chinese display face', () => {
  it('LANG-4 has every character of the headings of the first screens in its first file', () => {
    const { banner } = CONTENT;
    const headings = banner.map((slide) => slide.title.zh + slide.titleAccent.zh).join('');
    const needed = headings + shellMessages['not_found.title'].zh;
    expect(han(needed).length).toBeGreaterThan(20);
    expect(lacking('home', needed)).toEqual([]);
  });

  it('LANG-4 has the headings further down in one of its files, each character once', () => {
    const { home = '', rest = '' } = { home: characters['song-home'], rest: characters['song-rest'] };
    const titles = [...CONTENT.stories.values()].map(({ title }) => title.zh).join('');
    expect(han(titles).filter((one) => !(home + rest).includes(one))).toEqual([]);
    expect([...home].filter((one) => rest.includes(one))).toEqual([]);
  });

  it('LANG-4 has every character of programmes’ and schools’ names in the file of their pages', () => {
    const { programs, schools } = CONTENT;
    const titles = [...programs.values()].filter(({ path }) => path !== '/phd').map(({ title }) => title.zh);
    const names = [...schools.values()].map(({ name }) => name.zh).join('');
    expect(han(titles.join('') + names).length).toBeGreaterThan(100);
    expect(lacking('program', titles.join(''))).toEqual([]);
    expect(lacking('school', names)).toEqual([]);
  });

  it('LANG-4 has every character of the doctorate’s headings in its file, and of the films’ in that of their pages', () => {
    const { films, phd } = CONTENT;
    expect(lacking('doctorate', phd.title.zh)).toEqual([]);
    expect(lacking('films', [...films.values()].map(({ title }) => title.zh).join(''))).toEqual([]);
  });

  it('LANG-4 stays small for the home page, and a fraction of the source, which has 3,755 characters', () => {
    expect([...(characters['song-home'] ?? '')].length, 'the home page pays for its own headings only').toBeLessThan(
      180,
    );
    for (const [file, own] of Object.entries(characters)) expect([...own].length, file).toBeLessThan(400);
  });
});
