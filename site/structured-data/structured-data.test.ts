import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../contract/locales.ts';
import { readVocabulary, unknownTerms } from '../../tests/support/content/schema-vocabulary.ts';
import { Breadcrumbs } from '../components/page-head/Breadcrumbs.tsx';
import { breadcrumbsTo } from '../components/page-head/page-head.data.ts';
import { StructuredData } from '../components/structured-data/StructuredData.tsx';
import { content } from '../site-content.ts';
import { organization } from './organization.ts';
import { pageData } from './page-data.ts';
import { courseData, schoolData } from './schools.ts';

const vocabulary = readVocabulary();

/** Each kind of page with the things that it marks up. */
const KINDS: [string, string[]][] = [
  ['/', ['EducationalOrganization']],
  ['/about', ['EducationalOrganization']],
  ['/contact', ['EducationalOrganization', 'FAQPage']],
  ...[...content.programs.values()].map(({ path }): [string, string[]] => [path, ['Course']]),
  ...[...content.schools.keys()].map((slug): [string, string[]] => [`/school/${slug}`, ['CollegeOrUniversity']]),
  ...[...content.films.keys()].map((id): [string, string[]] => [`/video/${id}`, ['VideoObject']]),
];

function graphOf(locale: (typeof LOCALES)[number], path: string): unknown[] {
  const data = pageData({ locale, path, isPlain: false });
  return data ? [...data['@graph']] : [];
}

describe('OPS-5 structured data', () => {
  it('OPS-5 is checked against the vocabulary: the check knows a wrong type and a wrong property', () => {
    expect(vocabulary.size).toBeGreaterThan(800);
    expect(
      unknownTerms(vocabulary, { '@type': 'Course', name: 'x', provider: { '@type': 'CollegeOrUniversity' } }),
    ).toEqual([]);
    expect(unknownTerms(vocabulary, { '@type': 'Curse' })).toHaveLength(1);
    expect(unknownTerms(vocabulary, { '@type': 'Course', provider: { '@type': 'Person', courseMode: 'x' } })).toEqual([
      '.provider.courseMode is no property of Person',
    ]);
  });

  it.each(KINDS)('OPS-5 marks up what %s shows, in the terms of schema.org', (path, types) => {
    for (const locale of LOCALES) {
      const graph = graphOf(locale, path);
      expect(graph.map((thing) => (thing as { '@type': string })['@type'])).toEqual(types);
      expect(unknownTerms(vocabulary, graph)).toEqual([]);
      expect(JSON.stringify(graph)).not.toMatch(/undefined|null|""|\[object/);
    }
  });

  it('INVITE-3 tells search engines no setting of the company that is still a sample', () => {
    for (const locale of LOCALES) {
      const company = { ...content.site, phone: '+86 571 8888 1234' };
      expect(Object.keys(organization(company, locale)).sort()).toEqual(
        ['@type', '@id', 'name', 'slogan', 'url', 'logo', 'telephone'].sort(),
      );
    }
  });

  it('OPS-5 says nothing on pages that show no such thing', () => {
    for (const path of ['/privacy', '/search', '/masters/business', '/program/', '/school/none'])
      expect(graphOf('en', path)).toEqual([]);
  });

  it('TRUST-1 tells of a programme only what has a source', () => {
    const [program] = content.programs.values();
    const school = program && content.schools.get(program.school);
    if (!program || !school) throw new Error('a programme');
    const bare = {
      ...program,
      mode: 'unconfirmed' as const,
      isTitleSourced: false,
      admission: [],
      facts: {},
    };
    expect(Object.keys(courseData(bare, school, 'en')).sort()).toEqual(
      ['@type', 'description', 'name', 'provider', 'url'].sort(),
    );
    expect(courseData({ ...bare, mode: 'online' }, school, 'en')).toHaveProperty(
      'hasCourseInstance.courseMode',
      'online',
    );
  });

  it('TRUST-1 gives a year of foundation only where a source gives one year', () => {
    const [entry] = content.schools;
    if (!entry) throw new Error('a school');
    const [slug, school] = entry;
    expect(schoolData(slug, { ...school, founded: undefined }, 'en')).not.toHaveProperty('foundingDate');
  });

  it('OPS-5 marks up the way to a page as it is shown, with whole addresses also on the locale-neutral page', () => {
    const context = { locale: 'vi', isPlain: true, path: '/phd' } as const;
    const { breadcrumbs, breadcrumbsLabel } = breadcrumbsTo(context, { text: 'DBA </script>', path: '/phd' });
    const html = renderToStaticMarkup(createElement(Breadcrumbs, { label: breadcrumbsLabel, steps: breadcrumbs }));
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
    const data = JSON.parse(block) as { itemListElement: { name: string; position: number; item: string }[] };
    expect(unknownTerms(vocabulary, data)).toEqual([]);
    expect(data.itemListElement.map(({ position, name, item }) => [position, name, new URL(item).pathname])).toEqual([
      [1, breadcrumbs[0]?.text, '/vi/'],
      [2, 'DBA </script>', '/vi/phd'],
    ]);
  });

  it('OPS-4 leaves no way out of the data block', () => {
    const data = { '@context': 'https://schema.org', '@type': 'Course', name: '</script><b>' } as const;
    expect(renderToStaticMarkup(createElement(StructuredData, { data }))).not.toMatch(/<\/script>.*<\/script>/);
  });
});
