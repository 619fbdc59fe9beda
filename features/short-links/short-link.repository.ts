/** The SQL of short links and of how often they are followed (EDIT-9). */
import type { Selectable, Updateable } from 'kysely';
import type { Queryable, Store } from '../../server/storage/database.ts';
import type { ShortLinkTable, ShortLinkVisitTable } from '../../server/storage/tables/short-link.table.ts';

/** A link as it is stored. */
export type StoredLink = Selectable<ShortLinkTable>;

/** All links, the newest first. */
export function listLinks(db: Queryable): Promise<StoredLink[]> {
  return db.selectFrom('short_link').selectAll().orderBy('created_at', 'desc').orderBy('code').execute();
}

/** The link of a code, held until the transaction ends; undefined where there is none. */
export function holdLink(db: Queryable, kind: Store['kind'], code: string): Promise<StoredLink | undefined> {
  const query = db.selectFrom('short_link').selectAll().where('code', '=', code);
  // SQLite's transactions stand in line by themselves.
  return (kind === 'postgres' ? query.forNoKeyUpdate() : query).executeTakeFirst();
}

/** Adds a link. @returns whether its code was free. */
export async function insertLink(db: Queryable, link: StoredLink): Promise<boolean> {
  const row = await db
    .insertInto('short_link')
    .values(link)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes columns of a link; nothing happens where there is none of this code. */
export async function updateLink(db: Queryable, code: string, changes: Updateable<ShortLinkTable>): Promise<void> {
  await db.updateTable('short_link').set(changes).where('code', '=', code).execute();
}

/** Adds visits to those that are counted already. */
export async function addVisits(db: Queryable, visits: readonly ShortLinkVisitTable[]): Promise<void> {
  await db
    .insertInto('short_link_visit')
    .values([...visits])
    .onConflict((conflict) =>
      conflict
        .columns(['code', 'day'])
        .doUpdateSet((eb) => ({ visits: eb('short_link_visit.visits', '+', eb.ref('excluded.visits')) })),
    )
    .execute();
}
