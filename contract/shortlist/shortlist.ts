/** The visitor's shortlist as browser and server agree on it. */
import { DOCUMENT_NAME_MAX_CHARACTERS } from '../content/document-name.ts';

/** Most programmes that a visitor's shortlist holds, and that travel with a registration. */
export const SHORTLIST_MAX = 10;

/** Programmes side by side in a comparison: more do not fit a screen to be read. */
export const COMPARE_MAX = 3;

/** What a programme's slug looks like: the last part of its page's address. */
export const PROGRAM_SLUG = new RegExp(`^[a-z0-9-]{1,${DOCUMENT_NAME_MAX_CHARACTERS}}$`);

/** Two or three short marks for a narrow column: `nau-mscs` is `NAU · MSCS`. */
export function programLabel(slug: string): string {
  return slug.toUpperCase().replace('-', ' · ');
}

/** The slug that a label stands for. */
export function slugOfLabel(label: string): string {
  return label.toLowerCase().replace(' · ', '-');
}
