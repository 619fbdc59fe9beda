/** All sources of the documents as they are being edited, by what needs a look first (EDIT-6). */
import { FACT_MAX_AGE_DAYS } from '../../content/launch-within.ts';
import { isSecondHand } from '../../content/source-kind.ts';
import type { FactSource } from '../../contract/facts-api.ts';
import type { FieldPath } from '../../contract/field-edits.ts';
import type { ListOf } from '../../contract/paging.ts';
import { MS_PER_DAY } from '../../contract/time-units.ts';
import type { StaffContext } from '../staff/staff-context.ts';
import { listDocuments } from './document.repository.ts';
import { ensureDocuments } from './document.service.ts';

interface Found {
  path: FieldPath;
  fields: ReadonlyMap<string, unknown>;
}

/** Everything with fields in a document, and where it stands. */
function objectsIn(value: unknown, path: FieldPath = []): Found[] {
  if (Array.isArray(value)) return value.flatMap((inner, index) => objectsIn(inner, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  const fields = new Map<string, unknown>(Object.entries(value));
  return [{ path, fields }, ...[...fields].flatMap(([name, inner]) => objectsIn(inner, [...path, name]))];
}

/** The ids of the sources that something names. */
function namedSources(fields: Found['fields']): unknown[] {
  const several = fields.get('sources');
  return [fields.get('source'), ...(Array.isArray(several) ? several : [])];
}

function sourcesOf(document: string, body: unknown, now: number): FactSource[] {
  const objects = objectsIn(body);
  return objects.flatMap(({ path, fields }) => {
    const [publisher, url, checkedOn] = ['publisher', 'url', 'checkedOn'].map((name) => fields.get(name));
    if (typeof publisher !== 'string' || typeof url !== 'string' || typeof checkedOn !== 'string') return [];
    const id = path[0] === 'sources' ? path[1] : undefined;
    const facts = objects.filter((one) => id !== undefined && namedSources(one.fields).includes(id));
    return {
      document,
      path,
      publisher,
      url,
      checked_on: checkedOn,
      is_old: (now - Date.parse(checkedOn)) / MS_PER_DAY > FACT_MAX_AGE_DAYS,
      is_second_hand: isSecondHand(url),
      // What has its source with it is the fact itself.
      facts: id === undefined ? [path] : facts.map((one) => one.path),
    };
  });
}

/** What is old comes first, then what is retold, then the rest by its day. */
function byNeed(one: FactSource, other: FactSource): number {
  return (
    Number(other.is_old) - Number(one.is_old) ||
    Number(other.is_second_hand) - Number(one.is_second_hand) ||
    one.checked_on.localeCompare(other.checked_on)
  );
}

/** The list. */
export async function readFactSources({ store, now }: StaffContext): Promise<ListOf<FactSource>> {
  await ensureDocuments(store, now);
  const documents = await listDocuments(store.db);
  const items = documents.flatMap(({ name, body }) => sourcesOf(name, JSON.parse(body), now)).sort(byNeed);
  return { items, total: items.length };
}
