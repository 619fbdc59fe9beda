/** What a schema finds wrong by itself, in words of ours: zod's own are for those who program. */
import type { z } from 'zod';
import { hasKey } from '../../contract/keys-of.ts';
import { fault } from './fault.ts';

/** Something that zod has found, before it is put into words. */
type Issue = z.core.$ZodRawIssue;

const isEmpty = (input: unknown) => input === undefined || input === null || input === '';

/** Numbers and texts arrive as either, as JSON has them. */
const say = (value: unknown) => String(value);

/** Keys of what a field takes, by zod's names; others stand in files alone, which have a wrong indent then. */
const EXPECTED = {
  string: 'expect_text',
  number: 'expect_number',
  int: 'expect_whole',
  boolean: 'expect_yes_or_no',
  array: 'expect_list',
} as const;

function typeFault({ expected, input }: Issue & { code: 'invalid_type' }): string {
  if (isEmpty(input)) return fault(expected === 'boolean' ? 'choose' : 'fill_in');
  return fault(hasKey(EXPECTED, expected) ? EXPECTED[expected] : 'expect_fields');
}

function smallFault({ origin, minimum, inclusive, exact, input }: Issue & { code: 'too_small' }): string {
  const least = say(minimum);
  if (origin === 'array') return fault(exact ? 'entries_exactly' : 'entries_least', { count: least });
  if (origin !== 'string') return fault(inclusive === false ? 'number_above' : 'number_least', { least });
  return isEmpty(input) ? fault('fill_in') : fault('characters_least', { least });
}

function bigFault({ origin, maximum, inclusive, exact, input }: Issue & { code: 'too_big' }): string {
  const most = say(maximum);
  if (origin === 'array') return fault(exact ? 'entries_exactly' : 'entries_most', { count: most });
  if (origin !== 'string') return fault(inclusive === false ? 'number_below' : 'number_most', { most });
  return fault('characters_most', { most, over: say(say(input).length - Number(maximum)) });
}

/** Keys of what a text is to look like, by zod's names of formats. */
const FORMATS = { url: 'format_url', email: 'format_email', date: 'format_date' } as const;

function formatFault({ format, input }: Issue & { code: 'invalid_format' }): string {
  if (isEmpty(input)) return fault('fill_in');
  return fault(hasKey(FORMATS, format) ? FORMATS[format] : 'format_other');
}

/** What a text that is refused says, short enough for a sentence. */
function quoted(input: unknown): string {
  const text = typeof input === 'string' ? input : (JSON.stringify(input) ?? '');
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function valueFault({ values, input }: Issue & { code: 'invalid_value' }): string {
  if (isEmpty(input)) return fault('choose');
  return fault('no_choice', { found: quoted(input), known: values.map(say).join(', ') });
}

/** The message of an issue that no schema has a message of its own for, as {@link fault} carries it. */
export function schemaFault(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeFault(issue);
    case 'too_small':
      return smallFault(issue);
    case 'too_big':
      return bigFault(issue);
    case 'invalid_format':
      return formatFault(issue);
    case 'invalid_value':
      return valueFault(issue);
    case 'not_multiple_of':
      return fault('multiple_of', { step: say(issue.divisor) });
    case 'unrecognized_keys':
      return fault('unknown_fields', { fields: issue.keys.join(', ') });
    case 'invalid_key':
      return fault('unfit_name', { name: quoted(issue.input) });
    case 'invalid_union':
      return fault('no_kind');
    default:
      return fault('unfit');
  }
}

/** Something that does not fit, with the fields that lead to it from the top. */
interface Found {
  path: PropertyKey[];
  message: string;
}

/** The kind that somebody has chosen is the one whose fields are there, be they filled or not. */
function chosenKind(kinds: readonly (readonly z.core.$ZodIssue[])[]): readonly z.core.$ZodIssue[] | undefined {
  const isOther = ({ code, path }: z.core.$ZodIssue) =>
    path.length === 0 && (code === 'unrecognized_keys' || code === 'invalid_type');
  return kinds.find((issues) => issues.length > 0 && !issues.some(isOther));
}

/** Issues at the fields where they are to be mended: those in a field of several kinds at the fields of the chosen one. */
export function atFields(issues: readonly z.core.$ZodIssue[]): Found[] {
  return issues.flatMap((issue): Found[] => {
    const { path, message } = issue;
    const chosen = issue.code === 'invalid_union' ? chosenKind(issue.errors) : undefined;
    if (!chosen) return [{ path, message }];
    return atFields(chosen).map((inner) => ({ ...inner, path: [...path, ...inner.path] }));
  });
}
