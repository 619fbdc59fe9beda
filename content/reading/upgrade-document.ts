/**
 * Documents as they are stored, and as their schemas ask for them (EDIT-1). Whatever reads a document reads it so; what is
 * stored changes with its next edit, so that a server of an earlier version can still read it. A schema that changes its
 * shape gets a step here, which leaves what has today's shape as it is; what an earlier document cannot know is left empty:
 * its schema then names the field, and the editor marks it.
 */
import { kindOf } from './document-schemas.ts';
import { changedWords, wholeWords } from '../schema/words.ts';

/**
 * What a stored document says, as its schema asks for it today.
 *
 * @param body undefined for a document that was never stored: all but `words` have to be written by somebody.
 */
export function upgradeDocument(name: string, body: unknown): unknown {
  return kindOf(name) === 'words' ? wholeWords(body) : body;
}

/** What a stored document says today, as JSON. */
export function upgradeDocumentJson(name: string, json: string): string {
  return kindOf(name) === 'words' ? JSON.stringify(wholeWords(JSON.parse(json))) : json;
}

/** A document as it is stored: without what {@link upgradeDocument} gives it. */
export function toStored(name: string, body: unknown): unknown {
  return kindOf(name) === 'words' ? changedWords(body) : body;
}

/** A document as it is stored, as JSON. */
export function toStoredJson(name: string, json: string): string {
  return kindOf(name) === 'words' ? JSON.stringify(changedWords(JSON.parse(json))) : json;
}
