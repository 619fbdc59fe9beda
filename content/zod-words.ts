/** What zod finds by itself, in words for whoever fills in a form: its own speak of strings, inputs and bounds. */
import { z } from 'zod';
import type { Locale } from '../contract/locales.ts';
import { format } from '../contract/messages.ts';
import { faultMessages } from './fault.messages.ts';
import type { FaultKey } from './fault.ts';

type Worded = readonly [key: FaultKey, values?: Readonly<Record<string, string>>];

function tooSmall({ origin, minimum, inclusive, exact }: z.core.$ZodIssueTooSmall): Worded | undefined {
  const least = `${minimum}`;
  if (origin === 'string' && least === '1') return ['field_empty'];
  if (origin === 'array') return exact ? ['list_length', { count: least }] : ['list_short', { least }];
  if (origin === 'number' || origin === 'int')
    return [inclusive === false ? 'number_above' : 'number_small', { least }];
  return undefined;
}

function tooBig({ origin, maximum, exact }: z.core.$ZodIssueTooBig): Worded | undefined {
  const most = `${maximum}`;
  if (origin === 'string') return ['text_long', { most }];
  if (origin === 'array') return exact ? ['list_length', { count: most }] : ['list_long', { most }];
  return origin === 'number' || origin === 'int' ? ['number_large', { most }] : undefined;
}

function wordsOf(issue: z.core.$ZodRawIssue): Worded | undefined {
  // zod types the issues of its own codes.
  if (issue.code === 'too_small') return tooSmall(issue as z.core.$ZodIssueTooSmall);
  if (issue.code === 'too_big') return tooBig(issue as z.core.$ZodIssueTooBig);
  if (issue.code !== 'invalid_type' && issue.code !== 'invalid_value') return undefined;
  if (issue.input === undefined || issue.input === null || issue.input === '') return ['field_empty'];
  if (issue['expected'] === 'int') return ['number_whole'];
  return issue['expected'] === 'number' ? ['number_needed'] : undefined;
}

function inWords(locale: Locale, others: z.core.$ZodErrorMap): z.core.$ZodErrorMap {
  return (issue) => {
    const [key, values = {}] = wordsOf(issue) ?? [];
    return key ? format(faultMessages[key][locale], values, locale) : others(issue);
  };
}

/** The words in each language; what nobody who fills in a form can cause is said as zod says it. */
export const ZOD_WORDS: Readonly<Record<Locale, z.core.$ZodErrorMap>> = {
  zh: inWords('zh', z.locales.zhCN().localeError),
  en: inWords('en', z.locales.en().localeError),
  vi: inWords('vi', z.locales.vi().localeError),
};
