/** What the pages of the eight films say (ROUTE-6). */
import { describe, expect, it } from 'vitest';
import { readContent } from '../../content/read-content-files.ts';
import { LOCALES } from '../../contract/locales.ts';
import { builtPage, valuesOf, wordsOf, wordsOfEach } from '../support/site-pages.ts';

const { films } = readContent();

describe.each(LOCALES)('film pages in %s', (locale) => {
  it.each([...films])('ROUTE-6 /video/%s has title, poster, captions, the transcript and ways on', (id, film) => {
    const $ = builtPage(locale, `/video/${id}`);
    expect(wordsOfEach($, 'h1')).toEqual([film.title[locale]]);
    expect($('main video').attr('poster')).toMatch(/\/_astro\/.+\.webp$/);
    expect($('main video track').length).toBe(3);
    expect($('main video track[default]').attr('src')).toBe(`/films/${id}.${locale}.vtt`);
    const transcript = 'section[aria-labelledby="film-transcript"]';
    expect(wordsOfEach($, `${transcript} li p`)).toEqual(film.captions.map(({ text }) => text[locale]));
    expect(wordsOf($, transcript)).toContain(film.description[locale]);
    expect(wordsOfEach($, 'section[aria-labelledby="film-points"] li')).toEqual(film.points[locale]);
    expect($('figure .sample-mark').length).toBe(1);
    const next = valuesOf($, 'section[aria-labelledby="film-more"] a', 'href');
    expect(next.length).toBe(3);
    for (const address of next) expect(address).toMatch(new RegExp(`^/${locale}/video/`));
    expect(next).not.toContain(`/${locale}/video/${id}`);
  });
});
