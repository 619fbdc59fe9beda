import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../contract/locales.ts';
import { messageTexts } from '../publishing/pages/site-texts.ts';
import { mastersMessages } from '../site/messages/masters.messages.ts';
import { FIELDS } from '../site/sections/fit-result/rules/fit-programs.data.ts';
import type { Fact } from './schema/facts.ts';
import { UNASSIGNED } from './schema/programs.ts';
import { CONTENT as content } from '../tests/support/content/site-content.ts';

/** All facts of the content, by where they stand. */
function facts(): [where: string, fact: Pick<Fact, 'publisher' | 'url' | 'checkedOn'>][] {
  const ofSchools = [...content.schools].flatMap(([slug, { founded, accreditor, rankings }]) =>
    [founded, accreditor, ...rankings].filter((fact) => fact !== undefined).map((fact) => [slug, fact] as const),
  );
  const ofPrograms = [...content.programs].flatMap(([slug, { rankings }]) =>
    rankings.map((one) => [slug, one] as const),
  );
  return [...ofSchools, ...ofPrograms].map(([where, fact]) => [where, fact]);
}

/** Every text of a value in one language. */
function textsIn(value: unknown, locale: Locale, isOwn = false): string[] {
  if (typeof value === 'string') return isOwn ? [value] : [];
  if (value instanceof Map) return [...value.values()].flatMap((inner) => textsIn(inner, locale, isOwn));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, locale, isOwn || key === locale));
}

describe('TRUST-1 facts', () => {
  it('TRUST-1 each has a publisher, an address and the day on which it was read', () => {
    expect(facts().length).toBeGreaterThan(20);
    for (const [where, { publisher, url, checkedOn }] of facts()) {
      expect(publisher.length, where).toBeGreaterThan(3);
      expect(new URL(url).protocol, where).toMatch(/^https?:$/);
      expect(checkedOn, where).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(Date.parse(checkedOn), `${where} was read in the past`).toBeLessThanOrEqual(Date.now());
    }
  });

  it('TRUST-1 the specification’s figures without a source stand at no institution', () => {
    const unsourced = /^\D{0,4}(?:33|10|9|1|85|20)\D{0,3}$/;
    const ranks = [...content.schools.values(), ...content.programs.values()].flatMap(({ rankings }) => rankings);
    for (const { value } of ranks) {
      for (const locale of LOCALES) if (!value[locale].includes('%')) expect(value[locale]).not.toMatch(unsourced);
    }
  });
});

describe('CONTENT-1 the figures of the specification', () => {
  /** What has to be said somewhere, per language. */
  const FIGURES: Record<string, Record<Locale, RegExp>> = {
    'DBA programme founded 1974': { zh: /始于 1974 年/, en: /began in 1974/, vi: /mở từ năm 1974/ },
    '50th anniversary 2024': { zh: /2024 年满 50 年/, en: /turned 50 in 2024/, vi: /tròn 50 năm vào năm 2024/ },
    'a university founded 1901': { zh: /成立于 1901 年/, en: /founded in 1901/, vi: /thành lập năm 1901/ },
    '15 minutes’ drive to the bridge': {
      zh: /15 分钟.*桥/,
      en: /15[- ]minutes?.*bridge|bridge.*15[- ]minutes?/i,
      vi: /15 phút.*cầu/,
    },
    'master’s in 1-2 years': { zh: /^1–2$/, en: /^1–2$/, vi: /^1–2$/ },
    'one story: 6 months': { zh: /六个月/, en: /six[- ]month/, vi: /sáu tháng/ },
    '16 years of HR': { zh: /16 年人力资源/, en: /16 years of HR/, vi: /16 năm kinh nghiệm nhân sự/ },
    '15+ years of international business': {
      zh: /15 年以上.*国际商务|国际商务.*15 年以上|15\+ ?年/,
      en: /15\+ years of international business/,
      vi: /(?:hơn 15|15\+|trên 15) năm.*kinh doanh quốc tế/i,
    },
    'rankings 33, 10, 9, 1, 85 and top 20': {
      zh: /33、10、9、1、85 和前 20/,
      en: /33, 10, 9, 1, 85 and top 20/,
      vi: /33, 10, 9, 1, 85 và top 20/,
    },
  };
  for (const [figure, patterns] of Object.entries(FIGURES)) {
    for (const locale of LOCALES) {
      it(`CONTENT-1 the content says ${figure}, in ${locale}`, async () => {
        const texts = [...textsIn(content, locale), ...textsIn(await messageTexts(), locale)];
        expect(texts.filter((text) => patterns[locale].test(text))).not.toEqual([]);
      });
    }
  }

  it('CONTENT-1 the company was established in June 2025, the partnership came in July 2025', () => {
    expect(content.about.milestones.slice(0, 2).map(({ date }) => date)).toEqual(['2025-06', '2025-07']);
    expect(content.site.address.zh).toContain('杭州');
    expect(content.site.address.en).toContain('Hangzhou');
    expect(content.site.address.vi).toContain('Hàng Châu');
  });
});

/** The programmes that the specification lists, each with a page of its own. */
const SPECIFIED_PROGRAMS = [
  ...['sit-mscs', 'sit-msds', 'hpu-msai', 'hpu-mba', 'nau-it', 'nau-mscs', 'nau-mol', 'kettering-me', 'kettering-meai'],
  ...['kettering-meav', 'kettering-meev', 'iit-mba', 'ggu-mba', 'ggu-psy', 'csu-mba', 'wu-mba', 'uo-mba', 'ac-mba'],
  ...['rit-edu', 'ua-llm', 'ua-lms'],
];

const SPECIFIED_FIELDS = [
  ...['computer_science_master', 'data_science_master', 'computer_info_tech_master', 'ai_master', 'engineering_master'],
  ...['mba', 'organizational_leadership_master', 'psychology_master', 'business_analytics_master', 'law_master'],
  'legal_studies_master',
];

describe('CONTENT-2 what the specification lists is there', () => {
  it('ROUTE-1 CONTENT-2 13 institutions, 21 programmes with their own page, and the DBA at /phd', () => {
    expect(content.schools.size).toBeGreaterThanOrEqual(13);
    expect(SPECIFIED_PROGRAMS).toHaveLength(21);
    for (const slug of SPECIFIED_PROGRAMS) expect(content.programs.get(slug)?.path, slug).toBe(`/program/${slug}`);
    expect(content.programs.get('dba')?.path).toBe('/phd');
  });

  it('CONTENT-2 the fields of study are those of the specification, and one for what is open', () => {
    const fields = content.masters.flatMap(({ keys }) => keys);
    for (const field of SPECIFIED_FIELDS) expect(fields).toContain(field);
    for (const [slug, { key, isTitleSourced }] of content.programs)
      if (key === UNASSIGNED) expect(isTitleSourced, `${slug} is on the list of launch-check`).toBe(false);
  });

  it('PAGE-4 FIT-1 every field of study has its name, and its place among the answers of the fit check', () => {
    const keys = content.masters.flatMap((page) => page.keys);
    const named = Object.keys(mastersMessages).filter((key) => key.startsWith('field.'));
    expect(named.toSorted()).toEqual(keys.map((key) => `field.${key}`).toSorted());
    const answered = Object.values(FIELDS).flat();
    expect(answered.toSorted()).toEqual([...keys.filter((key) => key !== UNASSIGNED), 'dba'].toSorted());
  });

  it('CONTENT-2 every picture that a file names is there', () => {
    const objects = [...content.programs.values(), ...content.categories].map(({ object }) => `objects/${object}`);
    const pictures = new Set([...objects, ...content.masters.flatMap(({ picture }) => picture ?? [])]);
    expect([...pictures].filter((name) => globSync(`site/pictures/${name}-*`).length === 0)).toEqual([]);
  });

  it('CONTENT-2 stories are samples until a release is stored', () => {
    for (const [id, { isSample, release }] of content.stories) expect(isSample, id).toBe(release === null);
  });

  it('HOME-4 the six categories stand in their order', () => {
    expect(content.categories.map(({ id }) => id)).toEqual(['cs', 'mba', 'psychology', 'analytics', 'law', 'phd']);
  });
});
