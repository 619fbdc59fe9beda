/** The choice of a visitor's language: compared with the rule written out once more, after RFC 9110, 12.4.2 and 12.5.4. */
import assert from 'node:assert/strict';
import path from 'node:path';
import fc from 'fast-check';
import { HTML_LANG, LOCALES, type Locale } from '../../../contract/locales.ts';
import { visitorLocale } from '../../../server/http/visitor-locale.ts';
import { findNotFound, findResource, type PageRequest } from '../../../server/pages/addresses/page-lookup.ts';
import { loadSite, type Site } from '../../../server/pages/site.ts';
import { BUILT_SITE } from '../../support/content/site-pages.ts';
import { type FuzzTarget, openTarget } from '../fuzz-target.ts';

const RANGES = ['zh', 'en', 'vi', 'zh-CN', 'ZH-Hant-TW', 'EN-gb', 'vi-VN', 'fr', 'de-CH', '*', 'x-klingon', 'zhx', 'e'];
const SPACES = fc.constantFrom('', '', '', ' ', '\t', '  ');

/** A weight as RFC 9110 writes it, and as a number. */
const weight = fc.option(
  fc.oneof(
    fc.nat(999).map((part) => ({ text: `0.${String(part).padStart(3, '0')}`, value: part / 1000 })),
    fc.constantFrom(
      { text: '0', value: 0 },
      { text: '0.', value: 0 },
      { text: '0.0', value: 0 },
      { text: '1', value: 1 },
      { text: '1.', value: 1 },
      { text: '1.000', value: 1 },
      { text: '0.5', value: 0.5 },
    ),
  ),
);
const member = fc.record({
  range: fc.constantFrom(...RANGES),
  weight,
  name: fc.constantFrom('q', 'q', 'Q'),
  spaces: fc.tuple(SPACES, SPACES, SPACES, SPACES),
});
/** An empty member is one to pass over (RFC 9110, 5.6.1). */
const members = fc.array(fc.option(member, { freq: 8 }), { maxLength: 8 });

type Member = typeof member extends fc.Arbitrary<infer One> ? One : never;

function written({ range, weight: wanted, name, spaces: [a, b, c, d] }: Member): string {
  return `${a}${range}${wanted ? `${b};${c}${name}=${wanted.text}` : ''}${d}`;
}

const cookie = fc.oneof(
  fc.constant(undefined),
  fc.constantFrom(
    'userLanguage=vi',
    'a=b; userLanguage=en',
    'userLanguage="zh"',
    'userLanguage=fr',
    'userLanguage=zh-CN',
    'userLanguage=fr; userLanguage=en_US; userLanguage=vi',
    'xuserLanguage=en',
    '',
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 20 }),
);
const offered = fc.subarray([...LOCALES], { minLength: 1 });

const wellFormed = fc.record({ members, cookie, offered }).map((one) => ({
  ...one,
  header: one.members.map((each) => (each ? written(each) : '')).join(','),
}));
const anyHeader = fc.record({
  header: fc.oneof(
    fc.string({ unit: 'binary-ascii', maxLength: 60 }),
    fc
      .array(fc.constantFrom('en', 'vi', ';', 'q', '=', ',', '0', '.', '-', ' ', '*', '9', 'NaN', '-1'), {
        maxLength: 20,
      })
      .map((pieces) => pieces.join('')),
  ),
  cookie,
  offered,
  members: fc.constant(undefined),
});

/** The language that the cookies name as we write it, else in the spelling of another site. */
function savedIn(sent: string | undefined): string | undefined {
  const values = (sent ?? '').split(';').flatMap((pair) => /^\s*userLanguage=(.*)/.exec(pair)?.[1] ?? []);
  const named = values.map((value) => /^"?(zh|en|vi)(?![a-z])/.exec(value)?.[1]);
  const ours = named.find((locale, index) => locale && /^"?[a-z]+"?(\s|$)/.test(values[index] ?? ''));
  return ours ?? named.find((locale) => locale !== undefined);
}

/** The saved choice, else the most wanted of the languages that are offered, else Chinese, else the first (LANG-1). */
function expected(all: readonly (Member | null)[], sent: string | undefined, languages: readonly Locale[]): Locale {
  const saved = languages.find((one) => one === savedIn(sent));
  if (saved) return saved;
  let best: { locale: Locale; quality: number } | undefined;
  for (const one of all) {
    const locale = languages.find((each) => one?.range.toLowerCase().split('-')[0] === each);
    const quality = one?.weight?.value ?? 1;
    if (locale && quality > (best?.quality ?? 0)) best = { locale, quality };
  }
  return best?.locale ?? languages.find((one) => one === 'zh') ?? languages[0] ?? 'zh';
}

function languageOf(site: Site, address: string, request: PageRequest): string | undefined {
  const resource = findResource(site, address, request) ?? findNotFound(site, address, request);
  const [form] = [...(resource?.forms.values() ?? [])];
  const headers = form?.headers.https ?? [];
  return headers[headers.indexOf('Content-Language') + 1];
}

/** Where a page is asked for, and whose language it is: the address's, or the visitor's. */
const ADDRESSES: [string, Locale | undefined][] = [
  ['/', undefined],
  ['/phd', undefined],
  ['/nothing', undefined],
  ['/vi/', 'vi'],
  ['/en/phd', 'en'],
  ['/zh/nothing', 'zh'],
];

/** The choice of the language. */
export const languageTarget: FuzzTarget = {
  name: 'language',
  holds: 'LANG-1 a visitor gets the saved language, else the most wanted that there is, else Chinese, whatever is sent',
  suiteCases: 200,
  async open() {
    const site = await loadSite(BUILT_SITE, path.join(BUILT_SITE, 'desk'));
    return openTarget({
      cases: fc.oneof({ weight: 3, arbitrary: wellFormed }, anyHeader),
      caseMaxMs: 1000,
      check: async ({ header, members: sent, cookie: own, offered: languages }) => {
        const chosen = visitorLocale(own, header, languages);
        assert.ok(languages.includes(chosen), `one of the languages: ${chosen}`);
        if (sent) assert.equal(chosen, expected(sent, own, languages));
        const visitor = visitorLocale(own, header);
        const request = { cookie: own, acceptLanguage: header, acceptEncoding: undefined, ifNoneMatch: undefined };
        for (const [address, fixed] of ADDRESSES)
          assert.equal(languageOf(site, address, request), HTML_LANG[fixed ?? visitor], address);
      },
    });
  },
};
