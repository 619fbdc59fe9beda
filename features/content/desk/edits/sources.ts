/**
 * The sources of a document as its form has them: each at the facts that name it. The document lists each once, in the
 * block `sources` under an id that nobody types (EDIT-1).
 */
import { nameFromTitle } from '../../../../contract/content/document-name.ts';
import { type FieldPath, isJsonObject, type JsonObject, valueAt } from '../../../../contract/content/field-edits.ts';
import { replaceSourceIds, shownPath, shownPaths, sourceUses } from '../../../../contract/content/source-ids.ts';
import { isBare } from './entries/removal.ts';

/** The sources of a document by their ids. */
export function sourcesOf(body: unknown): JsonObject {
  const block = valueAt(body, ['sources']);
  return isJsonObject(block) ? block : {};
}

/** Where a field of the form is stored: a field of a fact's source, which has an id there, is in the block. */
export function storedPath(body: unknown, path: Readonly<FieldPath>): FieldPath {
  const end = path.findIndex((_, index) => typeof valueAt(body, path.slice(0, index)) === 'string');
  return end === -1 ? [...path] : ['sources', String(valueAt(body, path.slice(0, end))), ...path.slice(end)];
}

/** Faults with the paths of the fields at which the form shows them. */
export function shownFaults<Fault extends { path: FieldPath }>(body: unknown, faults: readonly Fault[]): Fault[] {
  return faults.flatMap((fault) => shownPaths(body, fault.path).map((path) => ({ ...fault, path })));
}

/** Of faults that are shown those to be listed: one of a source at the first of its facts alone. */
export function listedFaults<Fault extends { path: FieldPath }>(body: unknown, faults: readonly Fault[]): Fault[] {
  return faults.filter(({ path }) => shownPath(body, storedPath(body, path)).join('/') === path.join('/'));
}

/** A document without the sources that nothing in it names and nobody has written into. */
export function withoutEmptySources(body: unknown): unknown {
  if (!isJsonObject(body)) return body;
  const unused = unusedSources(body);
  const { sources: _, ...rest } = body;
  const all = Object.entries(sourcesOf(body));
  const kept = all.filter(([id]) => !unused[id] || isFilledIn(unused[id]));
  if (kept.length === all.length) return body;
  return kept.length > 0 ? { ...body, sources: Object.fromEntries(kept) } : rest;
}

/** The sources of a document that nothing in it names, by their ids. */
export function unusedSources(body: unknown): Record<string, JsonObject> {
  const used = new Set(sourceUses(body).map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(sourcesOf(body)).flatMap(([id, source]) =>
      used.has(id) || !isJsonObject(source) ? [] : [[id, source] as const],
    ),
  );
}

/** What a field of a source says; '' where it is empty. */
export const textIn = (source: JsonObject, name: string) => String(source[name] ?? '');

/** Whether somebody has written into a source: the day in it is filled in by itself. */
export function isFilledIn({ checkedOn: _, ...typed }: JsonObject): boolean {
  return !isBare(typed);
}

/** What a source is called among others: who publishes it, its year and its host; '' where none is filled in. */
export function sourceTitle(source: JsonObject): string {
  return [sourceName(source), hostOf(source)].filter((text) => text !== '').join(' · ');
}

/** What a source is called: who publishes it, with its year; '' where neither is filled in. */
export function sourceName(source: JsonObject): string {
  return [textIn(source, 'publisher'), textIn(source, 'year')].filter((text) => text !== '').join(' · ');
}

/** The host of a source's address, without `www.`; '' where that is none. */
function hostOf(source: JsonObject): string {
  const url = textIn(source, 'url');
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}

/**
 * An id for a source: who publishes it, up to the first comma or bracket, or else the host of its address; with its year.
 *
 * @param others the sources whose ids are taken.
 */
export function sourceId(source: JsonObject, others: JsonObject): string {
  const [publisher = ''] = textIn(source, 'publisher').split(/[,，、;；(（]/);
  const who = [publisher, hostOf(source)].find((text) => nameFromTitle(text, () => false) !== '') ?? 'source';
  return nameFromTitle(`${who} ${textIn(source, 'year')}`, (id) => Object.hasOwn(others, id));
}

/**
 * A document after a source in it was typed into: an id that was made follows, until it is published.
 *
 * @param before the document before that.
 * @param published the document as visitors see it.
 */
export function withMadeId(body: unknown, id: string, { before, published }: Record<'before' | 'published', unknown>) {
  const { [id]: was, ...others } = sourcesOf(before);
  const now = sourcesOf(body)[id];
  if (!isJsonObject(was) || !isJsonObject(now) || !isJsonObject(body)) return body;
  if (Object.hasOwn(sourcesOf(published), id) || sourceId(was, others) !== id) return body;
  const { sources: _, ...rest } = body;
  const made = sourceId(now, others);
  const named = replaceSourceIds(rest, (one) => (one === id ? made : one));
  const entries = Object.entries(sourcesOf(body)).map(([one, source]) => [one === id ? made : one, source]);
  return { ...Object(named), sources: Object.fromEntries(entries) };
}
