/** What it means that the content says the same thing in two ways (EDIT-6). */
import type { ContradictionKind } from '../../features/content/contract/facts-api.ts';
import type { FieldPath } from '../../contract/content/field-edits.ts';
import type { Locale } from '../../contract/locales.ts';

/** The source of a text: who says it, where, and on which day it was last read. */
export interface ReadAt {
  publisher: string;
  url: string;
  checkedOn: string;
}

/** Where one of two contradicting texts stands, and what it says. */
export interface StatementPlace {
  /** Name of the document, as `programs/uo-mba`. */
  document: string;
  /** Where the text stands in it; its language comes last where `locale` is left out. */
  path: FieldPath;
  words: Record<Locale, string>;
  /** The language in which it says so; left out: in all of them. */
  locale?: Locale;
  /** The figure that it states. */
  value?: number;
  /** Left out for our own words, which name no source. */
  source?: ReadAt;
}

/** Two places of which one is wrong. */
export interface Contradiction {
  kind: ContradictionKind;
  places: [StatementPlace, StatementPlace];
}

/** A statement with its source, as a place. */
export function statementPlace(
  document: string,
  path: FieldPath,
  statement: ReadAt & { text: Record<Locale, string> },
  value?: number,
): StatementPlace {
  const { text, publisher, url, checkedOn } = statement;
  return {
    document,
    path: [...path, 'text'],
    words: text,
    source: { publisher, url, checkedOn },
    ...(value !== undefined && { value }),
  };
}
