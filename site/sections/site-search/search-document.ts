/** What the search knows of one thing of the site, in one language: shared by the file and who reads it. */
import type { DialContent } from '../../components/dial/Dial.tsx';

/** Kinds of things in the order of the page. */
export const DOCUMENT_KINDS = ['program', 'school', 'question', 'story', 'film', 'page'] as const;

/** Kind of something that the search finds. */
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The hours of a programme: drawn beside it, and in a sentence. */
export type FoundDial = Pick<DialContent, 'hours' | 'title'>;

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
  /** Of a programme alone. */
  dial?: FoundDial | undefined;
}
