/** What the search knows of one thing of the site, in one language: shared by the file and who reads it. */

/** Kinds of things in the order of the page. */
export const DOCUMENT_KINDS = ['program', 'school', 'question', 'story', 'film', 'page'] as const;

/** Kind of a thing. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A thing that can be found. */
export interface SearchDocument {
  /** Address without language, perhaps with an #anchor; also its id. */
  path: string;
  kind: DocumentKind;
  title: string;
  /** One short line: of a programme its school. */
  note: string;
  /** What it says: searched, and shown in part. */
  text: string;
  /** Other words that it is found by: abbreviations, English and local names. */
  keywords: string;
}
