/** What a new document says at first. */
import { applyEdits, isJsonObject } from '../../contract/field-edits.ts';

/** The field that a document is called by, in three languages. */
const titleField = (body: object) => ('title' in body ? 'title' : 'name');

/**
 * The same as the original, without what is the original's alone: its title, the address of its page, the release of its
 * person.
 *
 * @param title the new one in English; the others are still to be filled in.
 */
export function copiedBody(kind: string, body: unknown, title: string): unknown {
  if (!isJsonObject(body)) return body;
  const { path: _, ...withoutPath } = body;
  return {
    ...(kind === 'programs' ? withoutPath : body),
    ...(kind === 'stories' && { release: null }),
    [titleField(body)]: { zh: '', en: title, vi: '' },
  };
}

/** An empty document with its English title. */
export function titledBody(empty: unknown, title: string): unknown {
  if (!isJsonObject(empty)) return empty;
  return applyEdits(empty, [{ path: [titleField(empty), 'en'], before: '', after: title }]).body;
}
