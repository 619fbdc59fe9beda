/** What the 13 school pages say (ROUTE-6): what is known of a school, from where, and its programmes. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../contract/locales.ts';
import { schoolMessages } from '../../site/messages/schools.messages.ts';
import { builtPage, singleSpaced, valuesOf, wordsOf, wordsOfEach } from '../support/content/site-pages.ts';
import { CONTENT as content } from '../support/content/site-content.ts';

const programsOf = (school: string) => [...content.programs.values()].filter((program) => program.school === school);
describe.each(LOCALES)('school pages in %s', (locale) => {
  it('ROUTE-6 show the school, its sources and its programmes', () => {
    for (const [id, school] of content.schools) {
      const $ = builtPage(locale, `/school/${id}`);
      expect(wordsOfEach($, 'h1'), id).toEqual([school.name[locale]]);
      expect(wordsOf($, '[data-legal-name]'), id).toBe(school.legalName);
      const addressOf = (anchor: string | undefined) => $(`#sources ${anchor} [data-source] a`).attr('href');
      const statements = $('[data-chapter="facts"] [data-statement]');
      for (const { label, text, url } of school.statements) {
        const statement = statements.filter((_, one) =>
          singleSpaced($(one).text()).includes(singleSpaced(text[locale])),
        );
        expect(singleSpaced(statement.text()), id).toContain(label[locale]);
        expect(addressOf(statement.find('[data-source-ref]').attr('href')), id).toBe(url);
      }
      const figures = $('[data-chapter="facts"] [data-figure]');
      for (const fact of [school.founded, school.accreditor]) {
        if (!fact) continue;
        const figure = figures.filter((_, one) => $(one).text().includes(fact.value)).first();
        expect(addressOf(figure.find('[data-source-ref]').attr('href')), `${id} ${fact.value}`).toBeDefined();
      }
      const missing = (['founded', 'accreditor'] as const).filter((name) => !school[name]);
      expect($('[data-chapter="facts"] [data-missing]').length, id).toBe(missing.length > 0 ? 1 : 0);
      for (const name of missing)
        expect(wordsOf($, '[data-chapter="facts"] [data-missing]').toLowerCase(), id).toContain(
          schoolMessages[`school.facts.${name}`][locale].toLowerCase(),
        );
      const isPartner = content.site.agreements.some(({ school: partner }) => partner === id);
      expect(wordsOf($, 'title'), id).toContain(
        schoolMessages[isPartner ? 'school.partner' : 'school.eyebrow'][locale],
      );
      for (const { path, title } of programsOf(id))
        expect(wordsOf($, `[data-chapter="programs"] a[href="/${locale}${path}"]`), id).toBe(
          singleSpaced(title[locale]),
        );
      if (programsOf(id).length === 0)
        expect(wordsOf($, '[data-chapter="programs"]'), id).toContain(schoolMessages['school.programs.none'][locale]);
    }
  });

  it('TRUST-2 say where the degrees stand and lead to the rule in full', () => {
    for (const id of content.schools.keys()) {
      const modes = new Set(programsOf(id).map(({ mode }) => mode));
      const $ = builtPage(locale, `/school/${id}`);
      for (const { country, byMode } of content.recognition)
        for (const mode of modes)
          expect(wordsOf($, `[data-recognition="${country}"]`), id).toContain(
            singleSpaced(byMode[mode].summary[locale]),
          );
      expect($(`[data-chapter="recognition"] a[href="/${locale}/recognition"]`).length, id).toBe(1);
    }
  });

  it('ROUTE-6 lead to the stories of the school', () => {
    const stories = valuesOf(builtPage(locale, '/school/rit'), '[data-chapter="stories"] h3 a', 'href');
    expect(stories.length).toBe(2);
    for (const story of stories) expect(story).toMatch(new RegExp(`^/${locale}/#story-`));
  });
});
