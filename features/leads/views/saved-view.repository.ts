/** The SQL of saved views. Each call reaches one person's own views alone. */
import { type Insertable, type Selectable } from 'kysely';
import { countOf } from '../../../server/storage/count.repository.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import type { SavedViewTable } from '../../../server/storage/tables/saved-view.table.ts';

/** A person's views in the order in which they were made. */
export function listViews(db: Queryable, staffId: string): Promise<Selectable<SavedViewTable>[]> {
  return db
    .selectFrom('saved_view')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** How many views a person has beside the one of a name. */
export function countOtherViews(db: Queryable, staffId: string, name: string): Promise<number> {
  return countOf(db.selectFrom('saved_view').where('staff_id', '=', staffId).where('name', '!=', name));
}

/** Adds a view, or gives the one of this name new settings; what stands then. */
export function putView(db: Queryable, view: Insertable<SavedViewTable>): Promise<Selectable<SavedViewTable>> {
  return db
    .insertInto('saved_view')
    .values(view)
    .onConflict((conflict) => conflict.columns(['staff_id', 'name']).doUpdateSet({ settings: view.settings }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Removes a person's view; false when there is none of this id. */
export async function removeView(db: Queryable, staffId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('saved_view')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
