/** The SQL of consents and their texts. */
import type { Insertable } from 'kysely';
import type { Queryable } from '../../server/storage/database.ts';
import type { ConsentTextTable } from '../../server/storage/tables/consent.table.ts';

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

/** What was agreed to with a registration, with its words. */
export function listConsents(db: Queryable, leadId: string) {
  return db
    .selectFrom('consent')
    .innerJoin('consent_text', (join) =>
      join
        .onRef('consent_text.version', '=', 'consent.version')
        .onRef('consent_text.locale', '=', 'consent.locale')
        .onRef('consent_text.sha256', '=', 'consent.sha256'),
    )
    .select([
      'consent.purpose',
      'consent.is_granted',
      'consent.version',
      'consent.locale',
      'consent.sha256',
      'consent_text.text',
      'consent.given_at',
      'consent.method',
      'consent.withdrawn_at',
    ])
    .where('consent.lead_id', '=', leadId)
    .orderBy('consent.given_at')
    .execute();
}

/** The words of a consent text; undefined when there are none. */
export async function findConsentWords(
  db: Queryable,
  { version, locale, sha256 }: Pick<ConsentTextTable, 'version' | 'locale' | 'sha256'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('consent_text')
    .select('text')
    .where('version', '=', version)
    .where('locale', '=', locale)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row?.text;
}
