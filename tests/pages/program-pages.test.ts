/** What the programme pages say (PAGE-5), and on what ground (TRUST-1 to TRUST-3). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isConfirmed, isOpenTo, isUnknown } from '../../content/rules/program-status.ts';
import { LOCALES } from '../../contract/locales.ts';
import { format } from '../../contract/messages.ts';
import { appointmentMessages } from '../../site/messages/appointment.messages.ts';
import { factsMessages } from '../../site/messages/facts.messages.ts';
import { glanceMessages } from '../../site/messages/glance.messages.ts';
import { programMessages } from '../../site/messages/programs.messages.ts';
import {
  builtPage,
  type Document,
  singleSpaced,
  valuesOf,
  wordsOf,
  wordsOfEach,
} from '../support/content/site-pages.ts';
import { CONTENT as content } from '../support/content/site-content.ts';

/** Programmes with a page of their own; the doctorate has `/phd`. Where not even the subject is known it is a notice. */
const pagesOf = (isNotice: boolean) =>
  [...content.programs]
    .filter(([slug, program]) => program.path === `/program/${slug}` && isUnknown(program) === isNotice)
    .map(([slug]) => slug);
const slugs = pagesOf(false);
const notices = pagesOf(true);

const CHAPTERS = ['taught', 'fit', 'admission', 'cost', 'recognition', 'rankings', 'related', 'check'];
/** The six answers of the first screen. */
const ANSWERS = ['mode', 'length', 'hours', 'cost', 'entry', 'language'];

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

  it('INVITE-1 PAGE-5 have the form, which sends the programme; where something is not confirmed it is a question', () => {
    for (const [slug, $] of [...pages, ...notices.map((one) => [one, builtPage(locale, `/program/${one}`)] as const)]) {
      const { program, school } = programOf(slug);
      const isOpen = isOpenTo(locale, program);
      expect($('[data-section="appointment"] [name="program"]').attr('value'), slug).toBe(slug);
      const kindOfOpen = isConfirmed(program) ? 'appointment.program' : 'appointment.question';
      const kind = isOpen ? kindOfOpen : 'appointment.similar';
      expect(wordsOf($, '[data-section="appointment"] h2'), slug).toBe(
        singleSpaced(format(appointmentMessages[`${kind}.title`][locale], { school: school.name[locale] }, locale)),
      );
      const ask = programMessages[isConfirmed(program) ? 'program.ask' : 'program.ask_first'][locale];
      const buttons = $('main a[href="#appointment"]').filter((_, one) => $(one).text().includes(ask));
      expect(buttons.length > 0, slug).toBe(isOpen);
      expect($('[data-closed]').length, slug).toBe(isOpen ? 0 : 1);
      for (const link of valuesOf($, '[data-closed] a', 'href'))
        expect(isOpenTo(locale, programOf(link.split('/').at(-1) ?? '').program), `${slug} ${link}`).toBe(true);
      if (!isOpen) expect($('[data-closed] a').length, slug).toBeGreaterThan(0);
      expect($('main').text(), slug).not.toMatch(
        /不接受(报名|它的申请)|take no registrations|không nhận (đăng ký|hồ sơ)/,
      );
    }
  });

  it('INVITE-2 begin with what it is and for whom, the dial, and the rule of recognition with its way to the sources', () => {
    for (const [slug, $] of pages) {
      expect($('svg[data-dial][role="img"] title').text(), slug).not.toBe('');
      expect($('[data-rule] > svg').length, slug).toBe(1);
      expect($('[data-rule] a').attr('href'), slug).toBe(`/${locale}/recognition`);
      const words = $('main').text();
      expect(words.indexOf($('[data-rule]').text()), slug).toBeLessThan(words.indexOf($('[data-glance]').text()));
    }
  });

  it('TRUST-1 are a notice with the questions that are open where not even the subject is known', () => {
    expect(notices).toEqual(['rit-edu']);
    for (const slug of notices) {
      const $ = builtPage(locale, `/program/${slug}`);
      const { program } = programOf(slug);
      for (const paragraph of [...program.about[locale], ...program.toAsk[locale]])
        expect(wordsOf($, '[data-notice]'), slug).toContain(singleSpaced(paragraph));
    }
  });

  it('PAGE-5 answer of the six questions what a source says, and ask the school for the rest', () => {
    for (const [slug, $] of pages) {
      const answered = valuesOf($, '[data-glance] [data-answer]', 'data-answer');
      for (const name of answered)
        expect($(`[data-answer="${name}"] [data-source-ref]`).length, `${slug} ${name}`).toBeGreaterThan(0);
      expect(ANSWERS, slug).toEqual(expect.arrayContaining(answered));
      if (answered.length === ANSWERS.length) continue;
      expect($('[data-glance] [data-ask] li').length, slug).toBeGreaterThan(0);
      expect($('[data-glance] [data-ask] a[target]').attr('href'), slug).toMatch(/^https?:/);
      for (const key of ['glance.ask', 'glance.ask_gets'] as const)
        expect(wordsOf($, '[data-glance] [data-ask] p'), slug).toContain(glanceMessages[key][locale]);
    }
  });

  it('INVITE-2 show the letter by which we ask the school where title or edition is not confirmed', () => {
    for (const [slug, $] of pages) {
      const { program } = programOf(slug);
      const letter = wordsOf($, '[data-letter]');
      expect(letter === '', slug).toBe(isConfirmed(program));
      if (!letter) continue;
      expect(letter, slug).toContain(singleSpaced(program.title[locale]));
      expect(valuesOf($, '[data-letter] li a', 'href').length, slug).toBeGreaterThan(1);
    }
  });

  it('PAGE-5 TRUST-2 say what the degree means for each purpose by word and icon, and offer the choice to a script alone', () => {
    for (const [slug, $] of pages) {
      const verdicts = valuesOf($, '[data-verdict]', 'data-verdict');
      expect(valuesOf($, '[data-verdict] > button[data-needs-script]', 'data-choose-purpose'), slug).toEqual(verdicts);
      expect(verdicts.length, slug).toBe(locale === 'zh' ? 6 : 5);
      for (const purpose of verdicts) {
        const card = `[data-verdict="${purpose}"]`;
        expect(wordsOf($, `${card} h3`), slug).not.toBe('');
        expect(wordsOf($, `${card} p:last-of-type`), slug).not.toBe('');
        expect(wordsOfEach($, `${card} span[data-status]`).every(Boolean), slug).toBe(true);
        expect($(`${card} span[data-status] svg`).length, slug).toBeGreaterThan(0);
      }
    }
  });

  it('PAGE-5 draw what they are made of where a source says it, with its number, and ask what is left open', () => {
    for (const [slug, $] of pages) {
      const { plan } = programOf(slug).program;
      const parts = wordsOf($, '[data-plan] ol');
      for (const { name, courses, url } of plan?.parts ?? []) {
        expect(parts, slug).toContain(singleSpaced(name[locale]));
        if (courses) expect($(`[data-plan] [data-span="${courses}"] i`).length, slug).toBe(courses);
        const anchors = valuesOf($, '[data-plan] [data-source-ref]', 'href');
        expect(
          anchors.map((anchor) => $(`${anchor} [data-source] a`).attr('href')),
          slug,
        ).toContain(url);
      }
      const question = plan?.open;
      expect($('[data-plan] a[href="#appointment"]').length, slug).toBe(question ? 1 : 0);
      if (question) expect(parts, slug).toContain(singleSpaced(question[locale]));
    }
  });

  it('TRUST-1 show the source of every fact by its number, and name the others as not published', () => {
    for (const [slug, $] of pages) {
      const { facts } = programOf(slug).program;
      const addressOf = (statement: string) => {
        const anchor = $(`${statement} [data-source-ref]`).attr('href');
        return $(`${anchor} [data-source] a`).attr('href');
      };
      for (const [name, fact] of Object.entries(facts)) {
        const statement = `[data-chapter] [data-fact="${name}"]`;
        expect(wordsOf($, statement), `${slug} ${name}`).toContain(singleSpaced(fact.text[locale]));
        expect(addressOf(statement), `${slug} ${name}`).toBe(fact.url);
      }
      expect($('[data-chapter] [data-fact]').length, slug).toBe(Object.keys(facts).length);
      const labels = Object.entries(programMessages).filter(([key]) => key.startsWith('program.fact.'));
      const missing = labels.filter(([key]) => !(key.slice('program.fact.'.length) in facts));
      const note = wordsOf($, '#facts [data-missing] p').toLowerCase();
      for (const [, label] of missing) expect(note, slug).toContain(label[locale].toLowerCase());
    }
  });

  it('TRUST-1 give every statement and figure the number of a source in the list at the end', () => {
    for (const [slug, $] of pages) {
      const { program } = programOf(slug);
      for (const chapter of ['taught', 'admission'] as const) {
        const place = `[data-chapter="${chapter}"]`;
        for (const { text } of program[chapter]) expect(wordsOf($, place), slug).toContain(singleSpaced(text[locale]));
        if (program[chapter].length === 0)
          expect(wordsOf($, place), slug).toContain(programMessages[`program.${chapter}.none`][locale]);
      }
      for (const one of ['[data-statement]', '[data-figure]'])
        expect($(`${one} [data-source-ref]`).length, `${slug} ${one}`).toBe($(one).length);
      for (const anchor of valuesOf($, '[data-source-ref]', 'href'))
        expect($(`#sources ${anchor} a`).length, `${slug} ${anchor}`).toBe(1);
      const listed = valuesOf($, '#sources [data-source] a', 'href');
      expect(new Set(listed).size, slug).toBe(listed.length);
      expect($('#sources time').length, slug).toBe(listed.length);
    }
  });

  it('TRUST-2 say where the degree stands in a line per country, by word and icon, and lead to the rule', () => {
    const own = locale === 'vi' ? 'vietnam' : 'china';
    for (const [slug, $] of pages) {
      const { program } = programOf(slug);
      const countries = valuesOf($, '[data-recognition]', 'data-recognition');
      expect(countries[0], slug).toBe(own);
      expect(countries.length, slug).toBe(content.recognition.length);
      for (const { country, byMode } of content.recognition) {
        const line = `[data-recognition="${country}"]`;
        const { status, summary } = byMode[program.mode];
        expect(wordsOf($, line), slug).toContain(singleSpaced(summary[locale]));
        expect(wordsOfEach($, `${line} [data-status]`)[0], slug).toBe(
          factsMessages[`recognition.degree.${status}`][locale],
        );
        expect($(`${line} [data-status]`).first().find('svg').length, slug).toBe(1);
      }
      expect($(`[data-chapter="recognition"] a[href="/${locale}/recognition"]`).length, slug).toBe(1);
    }
  });

  it('TRUST-3 say of each register what it proves and what not', () => {
    for (const [slug, $] of pages) {
      for (const id of programOf(slug).school.registers) {
        const register = content.registers.find((one) => one.id === id);
        const item = `[data-chapter="check"] li:has(a[href="${register?.url}"]):not(#sources li)`;
        expect(wordsOfEach($, `${item} :is(h3, h4)`), `${slug} ${id}`).toContain(register?.name[locale]);
        expect($(`${item} a`).attr('rel'), `${slug} ${id}`).toMatch(/nofollow/);
        for (const words of [register?.how, register?.proves, register?.provesNot])
          expect(wordsOf($, item), `${slug} ${id}`).toContain(singleSpaced(words?.[locale] ?? '?'));
      }
    }
  });

  it('PAGE-5 lead on to related programmes and to the stories of the school', () => {
    const $ = builtPage(locale, '/program/nau-mscs');
    const related = valuesOf($, '[data-chapter="related"] thead a', 'href');
    expect(related.length).toBeGreaterThan(1);
    for (const link of related) expect(link).toMatch(new RegExp(`^/${locale}/(program/|phd$)`));
    expect(valuesOf($, '[data-more="story"] a', 'href')).toEqual([`/${locale}/#story-nau-mountain-campus`]);
    expect($('[data-more="story"] .sample-mark').length).toBe(1);
    expect($(`[data-more="film"] a[href^="/${locale}/video/"]`).length).toBe(3);
  });
});

describe.each(LOCALES)('the page on recognition in %s', (locale) => {
  it('TRUST-2 has each rule in full with its sources, uses and checks, the reader’s country first', () => {
    const $ = builtPage(locale, '/recognition');
    const own = locale === 'vi' ? 'vietnam' : 'china';
    expect(valuesOf($, '[data-recognition]', 'data-recognition')[0]).toBe(own);
    for (const { country, rule, byMode, uses, toCheck, sources } of content.recognition) {
      const card = `[data-recognition="${country}"]`;
      const sentences = [
        rule[locale],
        byMode.online.summary[locale],
        byMode.unconfirmed.summary[locale],
        ...uses.flatMap(({ use, note }) => [use[locale], note[locale]]),
        ...toCheck[locale],
      ];
      for (const sentence of sentences) expect(wordsOf($, card), country).toContain(singleSpaced(sentence));
      expect(valuesOf($, `${card} [data-source] a`, 'href'), country).toEqual(sources.map(({ url }) => url));
      expect(valuesOf($, `${card} [data-use]`, 'data-use'), country).toEqual(uses.map(({ id }) => id));
      expect($(`${card} form, ${card} input`).length, country).toBe(0);
    }
    expect(wordsOf($, 'footer')).not.toBe('');
    expect($(`footer a[href="/${locale}/recognition"]`).length).toBe(1);
  });
});
