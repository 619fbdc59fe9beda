/** Where somebody has enrolled, and the fee that was agreed. Frozen: a change is a new migration. */
import type { Kysely } from 'kysely';

/** Adds the columns: null while they are not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('lead').addColumn('enrolled_school', 'text').execute();
  await db.schema.alterTable('lead').addColumn('enrolled_program', 'text').execute();
  // In whole units of the currency.
  await db.schema.alterTable('lead').addColumn('fee_amount', 'bigint').execute();
  // ISO 4217.
  await db.schema.alterTable('lead').addColumn('fee_currency', 'text').execute();
}

/** Drops them. */
export async function down(db: Kysely<unknown>): Promise<void> {
  for (const column of ['fee_currency', 'fee_amount', 'enrolled_program', 'enrolled_school']) {
    await db.schema.alterTable('lead').dropColumn(column).execute();
  }
}
