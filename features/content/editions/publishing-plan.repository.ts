/** The SQL of the plan to publish at a time (EDIT-4). */
import type { Selectable } from 'kysely';
import type { Queryable } from '../../../server/storage/database.ts';
import type { PublishingPlanTable } from '../../../server/storage/tables/content.table.ts';

/** The plan as it is stored. */
export type StoredPlan = Selectable<PublishingPlanTable>;

/** There is one plan at a time. */
const ID = 'next';

/** The plan; undefined where there is none. */
export function findPlan(db: Queryable): Promise<StoredPlan | undefined> {
  return db.selectFrom('publishing_plan').selectAll().where('id', '=', ID).executeTakeFirst();
}

/** Puts a plan in the place of the one that there is. */
export async function putPlan(db: Queryable, plan: Pick<StoredPlan, 'publish_at' | 'planned_by'>): Promise<void> {
  const row = { ...plan, taken_until: null, refused_at: null };
  await db
    .insertInto('publishing_plan')
    .values({ id: ID, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Deletes the plan. @returns whether there was one. */
export async function deletePlan(db: Queryable): Promise<boolean> {
  const [deleted] = await db.deleteFrom('publishing_plan').where('id', '=', ID).execute();
  return (deleted?.numDeletedRows ?? 0n) > 0n;
}

/** Forgets a plan that was refused: what it was to publish has been published since. */
export async function deleteRefusedPlan(db: Queryable): Promise<void> {
  await db.deleteFrom('publishing_plan').where('refused_at', 'is not', null).execute();
}

/** Forgets a plan that was carried out, unless somebody has put another one in its place. */
export async function endPlan(db: Queryable, { publish_at, taken_until }: StoredPlan): Promise<void> {
  await db
    .deleteFrom('publishing_plan')
    .where('publish_at', '=', publish_at)
    .where('taken_until', '=', taken_until)
    .execute();
}

/** Takes a plan that is due, for one server until a time; undefined where there is none, or another server has it. */
export function takeDuePlan(db: Queryable, now: number, until: number): Promise<StoredPlan | undefined> {
  return db
    .updateTable('publishing_plan')
    .set({ taken_until: until })
    .where('publish_at', '<=', now)
    .where('refused_at', 'is', null)
    .where((eb) => eb.or([eb('taken_until', 'is', null), eb('taken_until', '<', now)]))
    .returningAll()
    .executeTakeFirst();
}

/** Notes that what was to be published did not fit, unless somebody has put another plan in its place. */
export async function refusePlan(db: Queryable, { publish_at, taken_until }: StoredPlan, at: number): Promise<void> {
  await db
    .updateTable('publishing_plan')
    .set({ refused_at: at })
    .where('publish_at', '=', publish_at)
    .where('taken_until', '=', taken_until)
    .execute();
}
