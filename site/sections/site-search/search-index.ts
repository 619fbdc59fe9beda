/** The search itself, loaded on first use: the documents of one language in a MiniSearch index. */
import MiniSearch, { type SearchOptions } from 'minisearch';
import type { SearchDocument } from './search-document.ts';
import { isChinese, queryTokens, textTokens } from './search-tokens.ts';
import { simplify } from './traditional-characters.ts';

/** A thing that was found. */
export interface Found {
  document: SearchDocument;
  /** The words of the document that were matched, folded: to be marked. */
  terms: ReadonlySet<string>;
}

/** Finds things for a query, the fittest first. */
export type Find = (query: string) => Found[];

/** Shorter words are abbreviations (CS, AI) and are not completed: they would match too much. */
const PREFIX_FROM = 3;
/** Words shorter than this are too short to tell a slip from another word. */
const FUZZY_FROM = 5;
/** Where only some of the words are found, what is worth less than this share of the best is left out. */
const LEAST_SHARE = 0.35;

const OPTIONS: SearchOptions = {
  tokenize: queryTokens,
  processTerm: (term) => term,
  boost: { title: 4, keywords: 3, note: 2 },
  prefix: (term) => !isChinese(term) && term.length >= PREFIX_FROM,
  fuzzy: (term) => (!isChinese(term) && term.length >= FUZZY_FROM ? 0.2 : false),
};

/** Makes an index of documents. All words of a query have to be found; where none has all, some are enough. */
export function createFind(documents: readonly SearchDocument[]): Find {
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: ['title', 'note', 'text', 'keywords'],
    tokenize: textTokens,
    processTerm: (term) => term,
    searchOptions: OPTIONS,
  });
  // It takes none twice.
  index.addAll([...byPath.values()]);
  return (asked) => {
    const query = simplify(asked);
    let results = index.search(query, { combineWith: 'AND' });
    if (results.length === 0) {
      const some = index.search(query, { combineWith: 'OR' });
      const least = (some[0]?.score ?? 0) * LEAST_SHARE;
      results = some.filter(({ score }) => score >= least);
    }
    return results.flatMap(({ id, terms }) => {
      // MiniSearch gives back the ids it was given: paths.
      const document = byPath.get(id as string);
      return document ? [{ document, terms: new Set(terms) }] : [];
    });
  };
}

/**
 * Fetches the documents of a language and indexes them.
 *
 * @throws Error when the file cannot be had.
 */
export async function loadFind(address: string): Promise<Find> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  // The build writes it (search-documents.ts).
  return createFind((await response.json()) as SearchDocument[]);
}
