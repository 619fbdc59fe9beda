/**
 * Claims that no text may make by itself (TRUST-1): a count written by hand, a partner without an
 * agreement, a promise of the company that nobody listed for the owner to confirm.
 */
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { type FaultKey, fault } from '../reading/fault.ts';
import type { Promises } from '../schema/promises.ts';

/** What is written for readers of one language. */
interface Said {
  locale: Locale;
  text: string;
}

/** Files of sourced facts: what is counted there is read from somewhere. */
const FACTS = /^content\/(?:programs|schools)\//;

/** Each rule with the fault of a text that has the words. */
const RULES: { why: FaultKey; words: Record<Locale, RegExp>; isForFacts: boolean }[] = [
  {
    why: 'counted_by_hand',
    isForFacts: false,
    words: {
      zh: /(?<!\d)\d{1,3}\s*[个所门]\p{Script=Han}{0,5}(?:项目|院校|学校|大学)/u,
      // Four digits are a year.
      en: /(?<!\d)\d{1,3} (?:[\w’-]+ ){0,3}(?:programmes|institutions|schools|universities)(?!\w)/iu,
      vi: /(?<!\d)\d{1,3} (?:chương trình|trường)(?!\p{L})/iu,
    },
  },
  {
    why: 'called_partner',
    isForFacts: true,
    words: {
      zh: /(?<!签约)合作(?:院校|大学|高校|学校)/u,
      en: /(?<!signed )partner (?:institution|universit|school|college)/iu,
      vi: /(?:trường|đại học) đối tác(?! đã ký)/iu,
    },
  },
];

/**
 * Files whose times and terms are not promises of the company: the school's facts, the rules, the lawyer's page. The
 * document `words` is looked through as the messages that it changes.
 */
const NO_PROMISES =
  /^content\/(?:programs|schools|stories)\/|^content\/(?:privacy|recognition|registers|promises|words)\.yaml$/;

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

/** A claim, and where it stands. */
export interface Claim {
  /** `content/about.yaml`, or a file of messages. */
  file: string;
  /** As `faultText` puts it into words. */
  message: string;
}

/** Looks through content files and messages, by their path; gives nothing when all is well. */
export function checkClaims(files: Iterable<readonly [file: string, data: unknown]>, promises: Promises): Claim[] {
  const texts = new Map([...files].map(([file, data]) => [file, saidIn(data)]));
  const claims = [...texts].flatMap(([file, said]) =>
    said.flatMap(({ locale, text }) =>
      RULES.filter(({ isForFacts }) => isForFacts || !FACTS.test(file)).flatMap(({ why, words }) => {
        const found = words[locale].exec(text);
        return found ? [{ file, message: fault(why, { words: found[0] }) }] : [];
      }),
    ),
  );
  const all = [...claims, ...checkPromises(texts, promises)];
  return [...new Map(all.map((one) => [one.file + one.message, one])).values()];
}

function checkPromises(texts: ReadonlyMap<string, readonly Said[]>, promises: Promises): Claim[] {
  const places = promises.flatMap(({ id, said }) => said.map((place) => ({ id, ...place })));
  const english = (file: string) => (texts.get(file) ?? []).filter(({ locale }) => locale === 'en');
  const gone = places
    .filter(({ file, words }) => !english(file).some(({ text }) => text.includes(words)))
    .map(({ id, file, words }) => ({
      file: 'content/promises.yaml',
      message: fault('promise_gone', { id, words, file }),
    }));
  const unlisted = [...texts.keys()]
    .filter((file) => !NO_PROMISES.test(file))
    .flatMap((file) =>
      english(file)
        .filter(({ text }) => BINDING.test(text))
        .filter(({ text }) => !places.some((place) => place.file === file && text.includes(place.words)))
        .map(({ text }) => ({ file, message: fault('promise_unlisted', { text }) })),
    );
  return [...gone, ...unlisted];
}
