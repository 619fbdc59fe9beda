/** All sources of the documents as they are being edited, by what needs a look first (EDIT-6). */
import { readableContent } from '../../../content/reading/content-of-drafts.ts';
import type { Contradiction, StatementPlace } from '../../../content/checks/contradiction.ts';
import { findContradictions } from '../../../content/checks/contradictions.ts';
import { FACT_MAX_AGE_DAYS } from '../../../content/checks/launch-within.ts';
import type { Documents } from '../../../content/reading/parse-content.ts';
import { isSecondHand, type KnownHosts, sourceKind } from '../../../content/rules/source-kind.ts';
import { CODE } from '../../../contract/codes.ts';
import {
  type ContradictionItem,
  type ContradictionPlace,
  FACT_REASONS,
  type FactList,
  type FactSource,
  type LinkAnswer,
  type UnusedSource,
} from '../contract/facts-api.ts';
import { type FieldPath, isJsonObject, valueAt } from '../../../contract/content/field-edits.ts';
import type { Locale } from '../../../contract/locales.ts';
import { sourceUses } from '../../../contract/content/source-ids.ts';
import { MS_PER_DAY } from '../../../contract/time/time-units.ts';
import type { TryLinkRequest } from '../schema.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import type { StaffContext } from '../../staff/staff-context.ts';
import { findDocument, listDocuments } from '../documents/document.repository.ts';
import { ensureDocuments } from '../documents/document.service.ts';
import { publishedDocuments } from '../editions/edition.repository.ts';
import { type TrialOptions, tryLink } from './link-trial.ts';

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

/** What names a source, by the field in which it does: the fact, or what has a list of sources. */
const holderOf = (path: FieldPath) => path.slice(0, path.at(-1) === 'source' ? -1 : -2);

/** What a source is judged by, beside itself. */
interface Surroundings {
  now: number;
  hosts: KnownHosts;
  contradictions: readonly Contradiction[];
}

/** Whether a place is within one of these fields. */
function isWithin(place: StatementPlace, document: string, fields: readonly FieldPath[]): boolean {
  return (
    place.document === document && fields.some((field) => field.every((step, index) => place.path[index] === step))
  );
}

function sourcesOf(document: string, body: unknown, { now, hosts, contradictions }: Surroundings): FactSource[] {
  const uses = sourceUses(body);
  return objectsIn(body).flatMap(({ path, fields }): FactSource[] => {
    const [publisher, url, checkedOn] = ['publisher', 'url', 'checkedOn'].map((name) => fields.get(name));
    if (typeof publisher !== 'string' || typeof url !== 'string' || typeof checkedOn !== 'string') return [];
    const year = fields.get('year');
    const id = path[0] === 'sources' ? path[1] : undefined;
    const resting = uses.filter((use) => id !== undefined && use.id === id).map((use) => holderOf(use.path));
    if (id !== undefined && resting.length === 0) return [];
    // What has its source with it is the fact itself.
    const facts = id === undefined ? [path] : resting;
    const holds = {
      contradicts: contradictions.some(({ places }) => places.some((place) => isWithin(place, document, facts))),
      old: (now - Date.parse(checkedOn)) / MS_PER_DAY > FACT_MAX_AGE_DAYS,
      weak: isSecondHand(url) || resting.some((fact) => valueAt(body, [...fact, 'isSecondHand']) === true),
    };
    const reasons = FACT_REASONS.filter((reason) => holds[reason]);
    return [
      {
        document,
        path,
        publisher,
        year: typeof year === 'number' ? year : null,
        url,
        kind: sourceKind(url, hosts),
        checked_on: checkedOn,
        reasons,
        facts,
      },
    ];
  });
}

/** Sources of a document that nothing in it names. */
function unusedSources(document: string, body: unknown): UnusedSource[] {
  const sources = valueAt(body, ['sources']);
  const used = new Set(sourceUses(body).map(({ id }) => id));
  return Object.entries(isJsonObject(sources) ? sources : {}).flatMap(([id, source]): UnusedSource[] => {
    const [publisher, year] = [valueAt(source, ['publisher']), valueAt(source, ['year'])];
    if (used.has(id) || typeof publisher !== 'string') return [];
    return [{ document, path: ['sources', id], publisher, year: typeof year === 'number' ? year : null }];
  });
}

/** By the strongest reason, then by the others, then by age. */
function byNeed(one: FactSource, other: FactSource): number {
  for (const reason of FACT_REASONS) {
    const difference = Number(other.reasons.includes(reason)) - Number(one.reasons.includes(reason));
    if (difference !== 0) return difference;
  }
  return one.checked_on.localeCompare(other.checked_on);
}

/** Hosts of the schools and of the registers, as far as the drafts have them. */
function knownHosts(drafts: Documents): KnownHosts {
  const addresses = (values: unknown[]) => values.filter((value) => typeof value === 'string' && URL.canParse(value));
  const schools = [...drafts].filter(([name]) => name.startsWith('schools/'));
  const registers = drafts.get('registers');
  return {
    schools: addresses(schools.map(([, body]) => valueAt(body, ['website']))).map(String),
    registers: addresses((Array.isArray(registers) ? registers : []).map((one) => valueAt(one, ['url']))).map(String),
  };
}

function itemOf({ kind, places }: Contradiction, locale: Locale): ContradictionItem {
  const itemOfPlace = ({ document, path, words, locale: own, value, source }: StatementPlace): ContradictionPlace => ({
    document,
    path,
    text: words[own ?? locale],
    value: value ?? null,
    source: source ? { publisher: source.publisher, url: source.url, checked_on: source.checkedOn } : null,
  });
  return { kind, places: [itemOfPlace(places[0]), itemOfPlace(places[1])] };
}

/** The list, and what contradicts itself. */
export async function readFacts({ store, now }: StaffContext, locale: Locale): Promise<FactList> {
  await ensureDocuments(store, now);
  const stored = await listDocuments(store.db);
  const drafts = new Map(stored.map(({ name, body }): [string, unknown] => [name, JSON.parse(body)]));
  const content = readableContent(drafts, await publishedDocuments(store.db));
  const contradictions = content ? findContradictions(content) : [];
  const surroundings = { now, hosts: knownHosts(drafts), contradictions };
  const items = [...drafts].flatMap(([name, body]) => sourcesOf(name, body, surroundings)).sort(byNeed);
  const unused = [...drafts].flatMap(([name, body]) => unusedSources(name, body));
  return { items, total: items.length, unused, contradictions: contradictions.map((one) => itemOf(one, locale)) };
}

/** Tries the link of a source: no other address is called. @throws ApiError notFound */
export async function tryFactLink(
  { store, now }: StaffContext,
  { document, path }: TryLinkRequest,
  trial: TrialOptions,
): Promise<LinkAnswer> {
  await ensureDocuments(store, now);
  const stored = await findDocument(store.db, document);
  const url = stored && valueAt(JSON.parse(stored.body), [...path, 'url']);
  if (typeof url !== 'string') throw new ApiError(CODE.notFound);
  return tryLink(url, trial);
}
