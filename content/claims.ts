/**
 * Claims that no text may make by itself (TRUST-1): a count written by hand, a partner without an
 * agreement, a promise of the company that nobody listed for the owner to confirm.
 */
import { LOCALES, type Locale } from '../contract/locales.ts';
import type { Promises } from './schema/promises.ts';

/** What is written for readers of one language. */
interface Said {
  locale: Locale;
  text: string;
}

/** Files of sourced facts: what is counted there is read from somewhere. */
const FACTS = /^content\/(?:programs|schools)\//;

/** Each rule with what is wrong in a text that has the words. */
const RULES: { why: string; words: Record<Locale, RegExp>; isForFacts: boolean }[] = [
  {
    why: 'counts by hand: let the site count',
    isForFacts: false,
    words: {
      zh: /(?<!\d)\d{1,3}\s*[个所门]\p{Script=Han}{0,5}(?:项目|院校|学校|大学)/u,
      // Four digits are a year.
      en: /(?<!\d)\d{1,3} (?:[\w’-]+ ){0,3}(?:programmes|institutions|schools|universities)(?!\w)/iu,
      vi: /(?<!\d)\d{1,3} (?:chương trình|trường)(?!\p{L})/iu,
    },
  },
  {
    why: 'calls a school a partner: say that we advise on it, or name the signed agreement',
    isForFacts: true,
    words: {
      zh: /(?<!签约)合作(?:院校|大学|高校|学校)/u,
      en: /(?<!signed )partner (?:institution|universit|school|college)/iu,
      vi: /(?:trường|đại học) đối tác(?! đã ký)/iu,
    },
  },
];

/** Files whose times and terms are not promises of the company: the school's facts, the rules, the lawyer's page. */
const NO_PROMISES =
  /^content\/(?:programs|schools|stories)\/|^content\/(?:privacy|recognition|registers|promises)\.yaml$/;

/** Words by which the company binds itself to a time or to each case. */
const BINDING =
  /within (?:\d+|one|two|three|five) (?:working )?(?:days?|hours?)|(?:every|each) draft|working (?:days?|hours?)/i;

/** All texts below a value with their language; what belongs to no language is not for visitors. */
function saidIn(value: unknown, locale?: Locale): Said[] {
  if (typeof value === 'string') return locale ? [{ locale, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string, unknown][] = value instanceof Map ? [...value] : Object.entries(value);
  return entries.flatMap(([key, inner]) => saidIn(inner, LOCALES.find((one) => one === key) ?? locale));
}

/**
 * Looks through content files and messages, by their path.
 *
 * @returns one line per fault, `file: what is wrong`; empty when all is well.
 */
export function checkClaims(files: Iterable<readonly [file: string, data: unknown]>, promises: Promises): string[] {
  const texts = new Map([...files].map(([file, data]) => [file, saidIn(data)]));
  const claims = [...texts].flatMap(([file, said]) =>
    said.flatMap(({ locale, text }) =>
      RULES.filter(({ isForFacts }) => isForFacts || !FACTS.test(file)).flatMap(({ why, words }) => {
        const found = words[locale].exec(text);
        return found ? [`${file}: "${found[0]}" ${why}`] : [];
      }),
    ),
  );
  return [...new Set([...claims, ...checkPromises(texts, promises)])];
}

function checkPromises(texts: ReadonlyMap<string, readonly Said[]>, promises: Promises): string[] {
  const places = promises.flatMap(({ id, said }) => said.map((place) => ({ id, ...place })));
  const english = (file: string) => (texts.get(file) ?? []).filter(({ locale }) => locale === 'en');
  const gone = places
    .filter(({ file, words }) => !english(file).some(({ text }) => text.includes(words)))
    .map(({ id, file, words }) => `content/promises.yaml: ${id} quotes "${words}", which ${file} does not say`);
  const unlisted = [...texts.keys()]
    .filter((file) => !NO_PROMISES.test(file))
    .flatMap((file) =>
      english(file)
        .filter(({ text }) => BINDING.test(text))
        .filter(({ text }) => !places.some((place) => place.file === file && text.includes(place.words)))
        .map(({ text }) => `${file}: promises something that content/promises.yaml does not list: "${text}"`),
    );
  return [...gone, ...unlisted];
}
