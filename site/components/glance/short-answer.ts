/** One of the six answers at a glance, made from a fact and its source. */
import { wholeRanges } from '../whole-words/whole-ranges.ts';
import type { Source } from '../../../content/schema/facts.ts';
import type { DialPart } from '../dial/DialLegend.tsx';

/** A short answer with the source of the fact that it is made from. */
export interface ShortAnswer {
  text: string;
  source: Source;
  /** What of the dial says the same. */
  part?: DialPart;
}

/** What a fact says of itself in a value, put in words; nothing where the fact or the value is missing. */
export function answer<S extends Source, V>(
  source: S | undefined,
  read: (source: S) => V | undefined,
  wordsFor: (value: V) => string,
  part?: DialPart,
): ShortAnswer[] {
  const value = source && read(source);
  return source && value !== undefined ? [{ text: wholeRanges(wordsFor(value)), source, ...(part && { part }) }] : [];
}
