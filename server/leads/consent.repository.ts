/** The SQL of consent texts. */
import type { Insertable } from 'kysely';
import type { Queryable } from '../storage/database.ts';
import type { ConsentTextTable } from '../storage/tables/consent.table.ts';

/** Keeps consent texts; those that are there already stay as they are. */
export async function addConsentTexts(db: Queryable, texts: readonly Insertable<ConsentTextTable>[]): Promise<void> {
  await db
    .insertInto('consent_text')
    .values(texts)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Version, language and hash of all texts that were ever shown, the oldest first. */
export function listConsentTexts(db: Queryable): Promise<{ version: string; locale: string; sha256: string }[]> {
  return db
    .selectFrom('consent_text')
    .select(['version', 'locale', 'sha256'])
    .orderBy('first_used_at')
    .orderBy('sha256')
    .execute();
}
