/** What the pages about the company, of the doctorate and of the masters say. */
import { describe, expect, it } from 'vitest';
import { realSetting } from '../../content/rules/sample-setting.ts';
import { LOCALE_KEY, LOCALE_NAMES, LOCALES } from '../../contract/locales.ts';
import { DRAFT_KEY, SHORTLIST_KEY } from '../../site/behaviour/browser-storage/storage-keys.ts';
import { PURPOSE_KEY } from '../../site/behaviour/browser-storage/purpose.ts';
import { SOURCE_KEYS } from '../../site/behaviour/browser-storage/visit-source.ts';
import { builtPage, singleSpaced, valuesOf, wordsOf, wordsOfEach } from '../support/content/site-pages.ts';
import { CONTENT } from '../support/content/site-content.ts';

const { about, campaign, contact, masters, phd, privacy, programs, schools, site, stories } = CONTENT;

/** What the site keeps in a visitor's browser. */
const STORAGE_KEYS = [LOCALE_KEY, DRAFT_KEY, SHORTLIST_KEY, PURPOSE_KEY, ...Object.values(SOURCE_KEYS)];

describe.each(LOCALES)('pages in %s', (locale) => {
  it('PAGE-3 values, team and milestones of the company', () => {
    const $ = builtPage(locale, '/about');
    const within = (id: string) => `section[aria-labelledby="${id}"]`;
    expect(wordsOfEach($, 'h1')).toEqual([singleSpaced(about.title[locale])]);
    expect(wordsOfEach($, `${within('values-title')} h3`)).toEqual(about.values.map(({ title }) => title[locale]));
    expect(wordsOfEach($, `${within('team-title')} h3`)).toEqual(about.team.map(({ name }) => name[locale]));
    const samples = about.team.filter(({ isSample }) => isSample);
    expect($(`${within('team-title')} .sample-mark`).length).toBe(samples.length);
    const times = valuesOf($, `${within('milestones-title')} time`, 'datetime');
    expect(times.slice(0, 2)).toEqual(['2025-06', '2025-07']);
  });

  it('PAGE-3 TRUST-1 the ranks that our own material gave without a source stand on the company page and not on the home page', () => {
    const ranks = singleSpaced(String(about.story[locale].at(-1)));
    expect(ranks).toMatch(/33.*10.*9.*1.*85/);
    expect(wordsOf(builtPage(locale, '/about'), 'main')).toContain(ranks);
    expect(builtPage(locale, '/')('main').text()).not.toMatch(/33(?:、|, )10(?:、|, )9/);
  });

  it('PAGE-3 who decides, who is paid and who refunds, with the programmes that take a platform', () => {
    const $ = builtPage(locale, '/about');
    expect(wordsOfEach($, '#chain dt').slice(0, -1)).toEqual(about.chain.map(({ question }) => question[locale]));
    const named = about.chain.flatMap((one) => one.programs.map((slug) => `/${locale}${programs.get(slug)?.path}`));
    expect(valuesOf($, '#chain a', 'href')).toEqual(named);
    expect(wordsOf(builtPage(locale, '/contact'), `a[href="/${locale}/about#chain"]`)).not.toBe('');
  });

  it('PAGE-3 the 13 institutions lead to their pages from the list', () => {
    const addresses = valuesOf(builtPage(locale, '/about'), '[data-partner-map] ol a', 'href');
    expect(addresses.length).toBe(13);
    expect(addresses.toSorted()).toEqual([...schools.keys()].map((slug) => `/${locale}/school/${slug}`).toSorted());
  });

  it('PAGE-1 greeting, slogan, contact person, phone, hours and seven questions', () => {
    const $ = builtPage(locale, '/contact');
    const block = '[data-section="contact"]';
    expect(wordsOfEach($, 'h1')).toEqual([singleSpaced(contact.title[locale])]);
    expect(wordsOf($, 'main')).toContain(contact.slogan[locale]);
    for (const words of [site.contactPerson[locale], contact.hours[locale]]) expect(wordsOf($, block)).toContain(words);
    expect(wordsOfEach($, `${block} a[href^="tel:"]`)[0]).toBe(site.phone);
    expect(wordsOf($, `${block} a[href^="mailto:"]`)).toBe(site.email);
    expect($(`${block} img`).attr('src')).toBe('/qr/wechat-official.png');
    expect(wordsOfEach($, '#questions details summary')).toEqual(
      contact.questions.map(({ question }) => question[locale]),
    );
    expect(contact.questions.length).toBe(7);
    expect($('#questions details[open]').length).toBe(0);
    for (const [index, { answer }] of contact.questions.entries())
      for (const paragraph of answer[locale])
        expect(singleSpaced($('#questions details').eq(index).text())).toContain(singleSpaced(paragraph));
  });

  it('PAGE-7 every section of the privacy page under its own address, filled from the settings', () => {
    const $ = builtPage(locale, '/privacy');
    expect(wordsOfEach($, 'h1')).toEqual([singleSpaced(privacy.title[locale])]);
    for (const { id, title } of privacy.sections) expect(wordsOf($, `#${id}-title`)).toContain(title[locale]);
    const article = wordsOf($, 'article');
    expect(article).not.toMatch(/\{\w+\}/);
    for (const filled of [site.companyName[locale], site.address[locale], site.phone, site.email])
      expect(article).toContain(filled);
    for (const key of STORAGE_KEYS) expect(wordsOf($, '#cookies table'), key).toContain(key);
    expect($('#versions time').first().attr('datetime')).toBe(privacy.versions[0]?.date);
  });

  it('ROUTE-7 the campaign page has one story, three points and the form, and no menu', () => {
    const $ = builtPage(locale, '/lpv1/info-v2');
    const story = stories.get(campaign.story ?? '');
    expect(wordsOfEach($, 'h1')).toEqual([singleSpaced(campaign.title[locale])]);
    expect($('section[aria-labelledby="points-title"] li').length).toBe(3);
    expect(wordsOfEach($, '[data-section="story"] h2')).toEqual([story?.title[locale]]);
    expect($('[data-section="story"] .sample-mark').length).toBe(story?.isSample ? 1 : 0);
    expect($('[data-section="appointment"] form').length).toBe(1);
    expect($('header details, header [role="tablist"], #footer-nav').length).toBe(0);
    // The number is a sample: only footer and contact block have it (INVITE-3).
    expect($('header a[href^="tel:"]').length).toBe(realSetting(site.phone) ? 1 : 0);
    expect(wordsOfEach($, 'header a[data-locale]')).toEqual(Object.values(LOCALE_NAMES));
    expect($('footer a[href$="/privacy"]').length).toBeGreaterThan(0);
    expect($('meta[name="robots"]').attr('content')).toBe('noindex');
  });

  it('PAGE-4 each masters page lists the programmes of its field, each leading to its page', () => {
    for (const { id, title, keys } of masters) {
      const $ = builtPage(locale, `/masters/${id}`);
      const slugs = [...programs].filter(([, { key }]) => keys.includes(key)).map(([slug]) => slug);
      expect(wordsOfEach($, 'h1'), id).toEqual([singleSpaced(title[locale])]);
      const listed = valuesOf($, '[data-section="finder"] li[data-program]', 'data-program');
      expect(listed.toSorted(), id).toEqual(slugs.toSorted());
      for (const slug of slugs) {
        const card = `li[data-program="${slug}"]`;
        const program = programs.get(slug);
        expect(valuesOf($, `${card} a`, 'href'), slug).toEqual([`/${locale}${program?.path}`]);
        expect(wordsOf($, `${card} a`), slug).toBe(singleSpaced(program?.title[locale] ?? '?'));
        expect($(`${card} [data-figures] li`).length, slug).toBe(2);
      }
      for (const other of masters.filter((one) => one.id !== id))
        expect($(`main a[href="/${locale}/masters/${other.id}"]`).length, id).toBeGreaterThan(0);
      expect($(`main a[href="/${locale}/phd"]`).length, id).toBeGreaterThan(0);
    }
  });

  it('PAGE-2 the DBA page has ten tabs with their panels, and six steps to enrol', () => {
    const $ = builtPage(locale, '/phd');
    expect(wordsOfEach($, 'h1')).toEqual([singleSpaced(phd.title[locale])]);
    expect(wordsOfEach($, '[data-section="dba"] [id^="tab-"]')).toEqual(
      phd.tabs.map(({ label }) => singleSpaced(label[locale])),
    );
    expect(phd.tabs.length).toBe(10);
    for (const { id, title } of phd.tabs) expect(wordsOf($, `#${id}[data-panel] h2`)).toBe(singleSpaced(title[locale]));
    const steps = phd.tabs.at(-1)?.items.map(({ title }) => singleSpaced(title[locale])) ?? [];
    expect(wordsOfEach($, '#enrolment ol > li h3')).toEqual(steps);
    expect(steps.length).toBe(6);
    expect($('[data-section="appointment"] input[name="program"]').attr('value')).toBe('dba');
  });

  it('TRUST-1 TRUST-2 the DBA page shows sources, made-up people’s mark, recognition and the legal name', () => {
    const $ = builtPage(locale, '/phd');
    for (const { id, isSample, items } of phd.tabs) {
      const sourced = items.filter(({ source }) => source).length;
      expect($(`#${id}[data-panel] [data-source-ref]`).length, id).toBe(sourced);
      expect($(`#${id}[data-panel] .sample-mark`).length, id).toBe(isSample ? 1 : 0);
    }
    const countries = valuesOf($, '[data-recognition]', 'data-recognition');
    expect(countries.length).toBe(2);
    expect(countries[0]).toBe(locale === 'vi' ? 'vietnam' : 'china');
    expect($(`a[href="/${locale}/recognition"]`).length).toBeGreaterThan(0);
    expect($('[data-glance] [data-answer]').length).toBeGreaterThan(0);
    expect($('[data-glance] [data-ask] li').length).toBeGreaterThan(0);
    for (const anchor of valuesOf($, '[data-source-ref]', 'href')) expect($(`#sources ${anchor}`).length).toBe(1);
    expect(wordsOf($, '[data-legal-name]')).toBe('Golden Gate University');
  });
});
