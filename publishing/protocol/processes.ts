/**
 * The processes that make editions, pages of drafts and kept files: where their files are, what they are given, and what
 * they say. The server knows nothing else of them.
 */
import path from 'node:path';
import { z } from 'zod';
import { PUBLISHING_STEPS, type PublishingFault } from '../../features/content/contract/edition-api.ts';

const processOf = (name: string) => path.join(import.meta.dirname, `../${name}.ts`);

/** Files of the processes by what they do, with their arguments. Each process ends with the one that started it. */
export const PUBLISHING_PROCESSES = {
  /** BUNDLE DOCUMENTS.json FOLDER UPLOADS ADDRESS PREVIOUS: {@link EditionInput} in a file; {@link EDITION_LINE} in each line. */
  edition: processOf('edition-process'),
  /** FROM FOLDER ADDRESS. */
  address: processOf('set-address'),
  /** FOLDER; how many files it has compressed anew. */
  compress: processOf('compress-process'),
  /** BUNDLE; {@link PreviewOrder} and {@link PreviewAnswer} as messages. */
  preview: processOf('preview-process'),
  /** `picture` UPLOADED KEPT: {@link TAKEN_PICTURE}; `film` UPLOADED KEPT: {@link TAKEN_FILM}; `shape` KEPT-FOLDER SHAPED-FOLDER FILE. */
  media: processOf('media-process'),
} as const;

/** Documents by name. */
type Documents = [name: string, body: unknown][];

/** What an edition is built of. */
export interface EditionInput {
  documents: Documents;
  /** What was published before. */
  published: Documents;
  /** Drafts that were not chosen. */
  others: Documents;
}

/** What came of an edition. */
export const EDITION_RESULT = z.strictObject({
  faults: z.array(
    z.strictObject({
      document: z.string().nullable(),
      path: z.array(z.union([z.string(), z.number()])),
      message: z.string(),
      needs: z.array(z.string()).exactOptional(),
    }),
  ),
});

/** What begins, or what came of it at the end. */
export const EDITION_LINE = z.union([z.strictObject({ step: z.enum(PUBLISHING_STEPS) }), EDITION_RESULT]);

/** A page that somebody wants to see. */
export interface PreviewOrder {
  /** Documents as they are being edited. */
  drafts: Documents;
  /** Documents as visitors see them, for drafts that do not fit yet. */
  published: Documents;
  /** Address of the page in the build: `/zh/program/uo-mba`. */
  pathname: string;
  /** Folder of the edition that visitors see, for its fonts. */
  edition: string;
}

/** A page with its policy, why there is none, or nothing where no page has the address. */
export interface PreviewAnswer {
  html?: string;
  policy?: string;
  faults?: PublishingFault[];
  /** What is wrong with drafts that the page would show: what is published, or nothing, stands in their place. */
  leftOut?: PublishingFault[];
}

/** What is kept of an uploaded picture, in px, or why nothing is. */
export const TAKEN_PICTURE = z.union([
  z.strictObject({ width: z.int(), height: z.int() }),
  z.strictObject({ refused: z.enum(['damaged', 'too many pixels']) }),
]);

/** What is kept of a film, with its length in seconds, or why nothing is. */
export const TAKEN_FILM = z.union([
  z.strictObject({ width: z.int(), height: z.int(), seconds: z.number() }),
  z.strictObject({ refused: z.enum(['no film', 'encoding', 'sound encoding', 'too wide', 'too long', 'damaged']) }),
]);
