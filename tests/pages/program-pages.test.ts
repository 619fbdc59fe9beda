/** What the programme pages say (PAGE-5), and on what ground (TRUST-1 to TRUST-3). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUnknown, takesRegistrations } from '../../content/program-status.ts';
import { readContent } from '../../content/read-content-files.ts';
import { LOCALES } from '../../contract/locales.ts';
import { factsMessages } from '../../site/messages/facts.messages.ts';
import { programMessages } from '../../site/messages/programs.messages.ts';
import { builtPage, type Document, singleSpaced, valuesOf, wordsOf, wordsOfEach } from '../support/site-pages.ts';

const content = readContent();

/** Programmes with a page of their own; the doctorate has `/phd`. Where not even the subject is known it is a notice. */
const pagesOf = (isNotice: boolean) =>
  [...content.programs]
    .filter(([slug, program]) => program.path === `/program/${slug}` && isUnknown(program) === isNotice)
    .map(([slug]) => slug);
const slugs = pagesOf(false);
const notices = pagesOf(true);

const CHAPTERS = ['facts', 'recognition', 'check', 'taught', 'about', 'fit', 'admission', 'to-ask', 'rankings'];

function programOf(slug: string) {
  const program = content.programs.get(slug);
  const school = program && content.schools.get(program.school);
  if (!program || !school) throw new Error(slug);
  return { program, school };
}

describe.each(LOCALES)('programme pages in %s', (locale) => {
  const pages = new Map<string, Document>();
  beforeAll(() => {
    for (const slug of slugs) pages.set(slug, builtPage(locale, `/program/${slug}`));
  });
  afterAll(() => pages.clear());

  it('PAGE-5 show programme, school, every chapter and the form', () => {
    for (const [slug, $] of pages) {
      const { program, school } = programOf(slug);
      expect(wordsOfEach($, 'h1'), slug).toEqual([singleSpaced(program.title[locale])]);
      expect(wordsOf($, 'title'), slug).toMatch(
        new RegExp(`^${RegExp.escape(singleSpaced(program.title[locale]))} · `),
      );
      expect($(`main a[href="/${locale}/school/${program.school}"]`).length, slug).toBeGreaterThan(0);
      for (const chapter of CHAPTERS)
        expect(wordsOf($, `[data-chapter="${chapter}"] h2`), `${slug} ${chapter}`).not.toBe('');
      expect(wordsOf($, '[data-legal-name]'), slug).toBe(school.legalName);
      expect($('[data-section="appointment"] form').length, slug).toBe(1);
    }
  });

  it('TRUST-1 offer to register for a programme whose title is confirmed, to readers whom it takes, and say why not', () => {
    for (const [slug, $] of pages) {
      const isOffered = takesRegistrations(locale, programOf(slug).program);
      expect($('[name="program"]').attr('value'), slug).toBe(isOffered ? slug : '');
      const buttons = $('main a[href="#appointment"]').filter((_, one) =>
        $(one).text().includes(programMessages['program.ask'][locale]),
      );
      expect(buttons.length > 0, slug).toBe(isOffered);
      expect($('[data-closed]').length, slug).toBe(isOffered ? 0 : 1);
    }
  });

  it('TRUST-1 are a plain notice, without a button or a form, where not even the subject is known', () => {
    expect(notices).toEqual(['rit-edu']);
    for (const slug of notices) {
      const $ = builtPage(locale, `/program/${slug}`);
      const { program } = programOf(slug);
      for (const paragraph of program.about[locale])
        expect(wordsOf($, '[data-notice]'), slug).toContain(singleSpaced(paragraph));
      expect($('main button, main form, main astro-island, main a[href="#appointment"]').length, slug).toBe(0);
    }
  });

  it('TRUST-1 show the source of every fact and name the others as not published', () => {
    for (const [slug, $] of pages) {
      const { facts } = programOf(slug).program;
      for (const [name, fact] of Object.entries(facts)) {
        const group = `[data-chapter="facts"] [data-fact-group]:has([data-fact="${name}"])`;
        expect(wordsOf($, `${group} dd`), `${slug} ${name}`).toContain(singleSpaced(fact.text[locale]));
        expect($(`${group} [data-source] a`).attr('href'), `${slug} ${name}`).toBe(fact.url);
      }
      const shown = $('[data-chapter="facts"] [data-fact]').length;
      expect(shown, slug).toBe(Object.keys(facts).length);
      const labels = Object.entries(programMessages).filter(([key]) => key.startsWith('program.fact.'));
      const missing = labels.filter(([key]) => !(key.slice('program.fact.'.length) in facts));
      expect(missing.length, slug).toBe(labels.length - shown);
      const note = wordsOf($, '[data-chapter="facts"] [data-missing] p').toLowerCase();
      for (const [, label] of missing) expect(note, slug).toContain(label[locale].toLowerCase());
    }
  });

  it('TRUST-1 show the source of every statement and figure, listed once at the end', () => {
    for (const [slug, $] of pages) {
      const { program } = programOf(slug);
      for (const chapter of ['taught', 'admission'] as const) {
        const place = `[data-chapter="${chapter}"]`;
        for (const { text, url } of program[chapter]) {
          expect(wordsOf($, place), slug).toContain(singleSpaced(text[locale]));
          expect($(`${place} [data-source] a[href="${url}"]`).length, `${slug} ${url}`).toBeGreaterThan(0);
        }
        if (program[chapter].length === 0)
          expect(wordsOf($, place), slug).toContain(programMessages[`program.${chapter}.none`][locale]);
      }
      expect($('[data-figure] [data-source] a').length, slug).toBe($('[data-figure]').length);
      const listed = valuesOf($, '[data-chapter="sources"] [data-source] a', 'href');
      expect(new Set(listed).size, slug).toBe(listed.length);
      expect(new Set(listed), slug).toEqual(new Set(valuesOf($, '[data-source] a', 'href')));
      expect($('[data-chapter="sources"] time').length, slug).toBe(listed.length);
    }
  });

  it('TRUST-2 say where the degree stands, by word and icon, the reader’s country first', () => {
    const own = locale === 'vi' ? 'vietnam' : 'china';
    const rules = content.recognition.find(({ country }) => country === own);
    for (const [slug, $] of pages) {
      const { program } = programOf(slug);
      const countries = valuesOf($, '[data-recognition]', 'data-recognition');
      expect(countries[0], slug).toBe(own);
      expect(countries.length, slug).toBe(content.recognition.length);
      for (const { country, byMode } of content.recognition) {
        const card = `[data-recognition="${country}"]`;
        const { status, summary } = byMode[program.mode];
        expect(wordsOf($, card), slug).toContain(singleSpaced(summary[locale]));
        expect(wordsOfEach($, `${card} [data-status]`)[0], slug).toBe(
          factsMessages[`recognition.status.${status}`][locale],
        );
        expect($(`${card} [data-status]`).first().find('svg').length, slug).toBe(1);
        expect($(`${card} form, ${card} input`).length, slug).toBe(0);
      }
      const card = wordsOf($, `[data-recognition="${own}"]`);
      expect($(`[data-recognition="${own}"] [data-source] a`).length, slug).toBeGreaterThan(0);
      const sentences = [
        rules?.rule[locale] ?? '?',
        ...(rules?.uses ?? []).flatMap(({ use, note }) => [use[locale], note[locale]]),
        ...(rules?.toCheck[locale] ?? []),
      ];
      for (const sentence of sentences) expect(card, slug).toContain(singleSpaced(sentence));
    }
  });

  it('TRUST-3 say of each register what it proves and what not', () => {
    for (const [slug, $] of pages) {
      for (const id of programOf(slug).school.registers) {
        const register = content.registers.find((one) => one.id === id);
        const item = `[data-chapter="check"] li:has(a[href="${register?.url}"])`;
        expect(wordsOfEach($, `${item} :is(h3, h4)`), `${slug} ${id}`).toContain(register?.name[locale]);
        expect($(`${item} a`).attr('rel'), `${slug} ${id}`).toMatch(/nofollow/);
        for (const words of [register?.how, register?.proves, register?.provesNot])
          expect(wordsOf($, item), `${slug} ${id}`).toContain(singleSpaced(words?.[locale] ?? '?'));
      }
    }
  });

  it('PAGE-5 lead on to related programmes and to the stories of the school', () => {
    const $ = builtPage(locale, '/program/nau-mscs');
    const related = valuesOf($, '[data-chapter="related"] h3 a', 'href');
    expect(related.length).toBeGreaterThan(1);
    for (const link of related) expect(link).toMatch(new RegExp(`^/${locale}/(program/|phd$)`));
    expect(valuesOf($, '[data-chapter="stories"] h3 a', 'href')).toEqual([`/${locale}/#story-nau-mountain-campus`]);
    expect($('[data-chapter="stories"] .sample-mark').length).toBe(1);
  });
});
