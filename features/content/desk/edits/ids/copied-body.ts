/** What a new document says at first. */
import { nameFromTitle } from '../../../../../contract/content/document-name.ts';
import { applyEdits, isJsonObject } from '../../../../../contract/content/field-edits.ts';

/** The field that a document is called by, in three languages. */
const titleField = (body: object) => ('title' in body ? 'title' : 'name');

/** Sources that nobody has read yet for what now names them: the day is still to be filled in. */
function unreadSources(sources: unknown): unknown {
  if (!isJsonObject(sources)) return sources;
  return Object.fromEntries(
    Object.entries(sources).map(([id, source]) => [id, isJsonObject(source) ? { ...source, checkedOn: '' } : source]),
  );
}

/**
 * The same as the original, without what is the original's alone: its title and that this has a source, the days on which
 * its sources were read, the address of its page or its anchor, the release of its person.
 *
 * @param title the new one in English; the others are still to be filled in.
 */
export function copiedBody(kind: string, body: unknown, title: string): unknown {
  if (!isJsonObject(body)) return body;
  const { path: _, ...withoutPath } = body;
  return {
    ...(kind === 'programs' ? { ...withoutPath, isTitleSourced: false } : body),
    ...('sources' in body && { sources: unreadSources(body['sources']) }),
    ...(kind === 'stories' && { release: null, mobileId: nameFromTitle(title, () => false) }),
    [titleField(body)]: { zh: '', en: title, vi: '' },
  };
}

/** An empty document with its English title. */
export function titledBody(empty: unknown, title: string): unknown {
  if (!isJsonObject(empty)) return empty;
  return applyEdits(empty, [{ path: [titleField(empty), 'en'], before: '', after: title }]).body;
}
