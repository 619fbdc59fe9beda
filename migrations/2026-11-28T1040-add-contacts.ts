/**
 * People whom the staff enter: their ids on WeChat and Zalo, and how they agreed. Frozen: a change is a new migration.
 */
import type { Kysely } from 'kysely';

/** Adds the columns: null for all that is there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['wechat_sealed', 'zalo_sealed']) {
    await db.schema.alterTable('lead').addColumn(column, 'text').execute();
  }
  await db.schema.alterTable('consent').addColumn('method', 'text').execute();
}

/** Drops them. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('consent').dropColumn('method').execute();
  for (const column of ['zalo_sealed', 'wechat_sealed']) {
    await db.schema.alterTable('lead').dropColumn(column).execute();
  }
}
