/** What the pages of the eight films say (ROUTE-6). */
import { statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../contract/locales.ts';
import { BUILT_SITE, builtPage, valuesOf, wordsOf, wordsOfEach } from '../support/content/site-pages.ts';
import { CONTENT } from '../support/content/site-content.ts';

const { films } = CONTENT;

/** What is left for the poster on a film's page; all else is the same for every film (every-page.spec.ts weighs one). */
const POSTER_MAX_BYTES = 28_000;

it.each([...films.keys()])('HOME-1 the poster of %s leaves its page within the budget', (id) => {
  const poster = builtPage('vi', `/video/${id}`)('main video').attr('poster') ?? '?';
  expect(statSync(path.join(BUILT_SITE, 'client', poster)).size).toBeLessThanOrEqual(POSTER_MAX_BYTES);
});

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
