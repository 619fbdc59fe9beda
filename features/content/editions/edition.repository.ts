/** The SQL of editions: what was published, and when (EDIT-4). */
import { type Selectable, sql } from 'kysely';
import { upgradeDocument, toStored } from '../../../content/reading/upgrade-document.ts';
import { SINGLE_SCHEMAS } from '../../../content/reading/document-schemas.ts';
import type { Documents } from '../../../content/reading/parse-content.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import type { EditionTable } from '../../../server/storage/tables/content.table.ts';

/** An edition as it is stored. */
export type StoredEdition = Selectable<EditionTable>;

/** Rows in one statement: SQLite takes 32,766 values. */
const ROWS_AT_ONCE = 500;

/** The number of the edition that visitors see; undefined while nothing was published. */
export async function latestEdition(db: Queryable): Promise<number | undefined> {
  const row = await db
    .selectFrom('edition')
    .select((eb) => eb.fn.max('number').as('number'))
    .executeTakeFirst();
  return row?.number ?? undefined;
}

/** The last editions, the newest first, each with the names of what it changed. */
export async function listEditions(db: Queryable, most: number): Promise<(StoredEdition & { documents: string[] })[]> {
  const editions = await db.selectFrom('edition').selectAll().orderBy('number', 'desc').limit(most).execute();
  if (editions.length === 0) return [];
  const rows = await db
    .selectFrom('edition_document')
    .select(['edition', 'name'])
    .where(
      'edition',
      'in',
      editions.map(({ number }) => number),
    )
    .orderBy('name')
    .execute();
  const names = Map.groupBy(rows, ({ edition }) => edition);
  return editions.map((edition) => ({
    ...edition,
    documents: (names.get(edition.number) ?? []).map(({ name }) => name),
  }));
}

/** All documents of an edition; undefined when there is none of this number. */
export async function editionDocuments(db: Queryable, number: number): Promise<Documents | undefined> {
  const edition = await db.selectFrom('edition').select('number').where('number', '=', number).executeTakeFirst();
  if (!edition) return undefined;
  const rows = await db
    .selectFrom('edition_document as changed')
    .select(['changed.name', 'changed.body'])
    .where('changed.body', 'is not', null)
    .where('changed.edition', '=', (eb) =>
      eb
        .selectFrom('edition_document as later')
        .select((inner) => inner.fn.max('later.edition').as('edition'))
        .whereRef('later.name', '=', 'changed.name')
        .where('later.edition', '<=', number),
    )
    .orderBy('changed.name')
    .execute();
  const stored = new Map(rows.map(({ name, body }): [string, unknown] => [name, JSON.parse(body ?? 'null')]));
  // Of an edition of an earlier version, what the site has got since.
  const added = Object.keys(SINGLE_SCHEMAS).filter((name) => upgradeDocument(name, undefined) !== undefined);
  const names = [...new Set([...stored.keys(), ...added])].sort();
  return new Map(names.map((name) => [name, upgradeDocument(name, stored.get(name))]));
}

/** All documents as they were published last; none while nothing was. */
export async function publishedDocuments(db: Queryable): Promise<Documents> {
  const number = await latestEdition(db);
  return (number === undefined ? undefined : await editionDocuments(db, number)) ?? new Map();
}

/** The edition that visitors see a document of; undefined where none has it. */
export function editionOf(db: Queryable, name: string): Promise<StoredEdition | undefined> {
  return db
    .selectFrom('edition_document')
    .innerJoin('edition', 'edition.number', 'edition_document.edition')
    .selectAll('edition')
    .where('edition_document.name', '=', name)
    .orderBy('edition.number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Names of the documents that no edition has changed since the first, which is what the site came with. */
export async function namesOfFirstEdition(db: Queryable): Promise<Set<string>> {
  const rows = await db
    .selectFrom('edition_document')
    .select('name')
    .groupBy('name')
    .having((row) => row.fn.max('edition'), '=', 1)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** What visitors see of one document; undefined where it is none of the latest edition's. */
export async function publishedDocument(db: Queryable, name: string): Promise<unknown> {
  const row = await db
    .selectFrom('edition_document')
    .select('body')
    .where('name', '=', name)
    .orderBy('edition', 'desc')
    .limit(1)
    .executeTakeFirst();
  return upgradeDocument(name, row?.body == null ? undefined : JSON.parse(row.body));
}

/**
 * Adds an edition with what it changes.
 *
 * @throws the store's error when there is one of this number already.
 */
export async function insertEdition(
  db: Queryable,
  edition: StoredEdition,
  changes: ReadonlyMap<string, unknown>,
): Promise<void> {
  await db.insertInto('edition').values(edition).execute();
  const rows = [...changes].map(([name, data]) => ({
    edition: edition.number,
    name,
    body: data === undefined ? null : JSON.stringify(toStored(name, data)),
  }));
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    await db
      .insertInto('edition_document')
      .values(rows.slice(first, first + ROWS_AT_ONCE))
      .execute();
}

/** Holds the list of editions until the transaction ends: two publishings at once come one after the other. */
export async function lockEditions(db: Queryable, kind: 'sqlite' | 'postgres'): Promise<void> {
  // SQLite's transactions stand in line by themselves.
  if (kind === 'postgres') await sql`lock table edition in share row exclusive mode`.execute(db);
}
