/** The SQL of registrations that come from a spreadsheet. */
import type { Insertable } from 'kysely';
import type { Queryable } from '../../../server/storage/database.ts';
import type { ConsentTable } from '../../../server/storage/tables/consent.table.ts';
import type { LeadTable } from '../../../server/storage/tables/lead-fields.ts';
import type { LeadNoteTable } from '../../../server/storage/tables/lead-work.table.ts';
import { addLogEntries, type LogEntry } from '../../staff/staff-log.repository.ts';
import { listErasedNumbers } from '../erased-number.repository.ts';

/** Values of one statement: 200 rows of 33 columns are well under SQLite's bound of 32,766. */
const ROWS_AT_ONCE = 200;

function parts<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}

/** Values looked for at once. */
const VALUES_AT_ONCE = 1000;

/** What the store knows of some numbers and rows. */
export interface KnownBefore {
  /** Idempotency hashes of stored registrations. */
  rows: Set<string>;
  /** Hashes of numbers that have a registration. */
  numbers: Set<string>;
  /** Hashes of numbers that are not to be called, or whose registrations are restricted. */
  refused: Set<string>;
  /** When numbers were erased on request, by hash; who has registered again since then is not among them. */
  erased: Map<string, number>;
}

/** Hashes by which registrations are joined, by the key of an id on WeChat or Zalo that one of them has beside its number. */
export async function hashesOfChats(db: Queryable, keys: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const some of parts(keys, VALUES_AT_ONCE)) {
    const rows = await db
      .selectFrom('lead_name_key')
      .innerJoin('lead', 'lead.id', 'lead_name_key.lead_id')
      .select(['lead_name_key.name_key', 'lead.phone_hash'])
      .where('lead_name_key.name_key', 'in', some)
      .execute();
    for (const { name_key, phone_hash } of rows) if (phone_hash !== null) found.set(name_key, phone_hash);
  }
  return found;
}

/** Looks for rows and numbers in the store. */
export async function findKnown(
  db: Queryable,
  asked: { rows: readonly string[]; numbers: readonly string[] },
): Promise<KnownBefore> {
  const known: KnownBefore = { rows: new Set(), numbers: new Set(), refused: new Set(), erased: new Map() };
  for (const hashes of parts(asked.rows, VALUES_AT_ONCE)) {
    const found = await db
      .selectFrom('lead')
      .select('idempotency_hash')
      .where('idempotency_hash', 'in', hashes)
      .execute();
    for (const { idempotency_hash } of found) known.rows.add(idempotency_hash);
  }
  for (const hashes of parts(asked.numbers, VALUES_AT_ONCE)) {
    const found = await db.selectFrom('lead').select('phone_hash').where('phone_hash', 'in', hashes).execute();
    for (const { phone_hash } of found) if (phone_hash !== null) known.numbers.add(phone_hash);
    const doNotContact = await db
      .selectFrom('do_not_contact')
      .select('phone_hash')
      .where('phone_hash', 'in', hashes)
      .execute();
    for (const { phone_hash } of doNotContact) known.refused.add(phone_hash);
    for (const { phone_hash, erased_at } of await listErasedNumbers(db, hashes))
      known.erased.set(phone_hash, erased_at);
    // Who has taken a consent back is not brought back by an older list.
    const kept = await db
      .selectFrom('lead')
      .select('phone_hash')
      .where('phone_hash', 'in', hashes)
      .where('restricted_at', 'is not', null)
      .execute();
    for (const { phone_hash } of kept) if (phone_hash !== null) known.refused.add(phone_hash);
  }
  return known;
}

/** A registration of a row, with what belongs to it. */
export interface ImportedLead {
  lead: Insertable<LeadTable>;
  consents: Insertable<ConsentTable>[];
  notes: Insertable<LeadNoteTable>[];
  /** What the log says of it. */
  logEntry: LogEntry;
}

/**
 * Stores registrations with their consents, notes and entries of the log; one that is there already stays as it is. To be
 * run in a transaction.
 *
 * @returns how many were stored.
 */
export async function insertImported(db: Queryable, leads: readonly ImportedLead[]): Promise<number> {
  let stored = 0;
  for (const part of parts(leads, ROWS_AT_ONCE)) {
    const inserted = await db
      .insertInto('lead')
      .values(part.map(({ lead }) => lead))
      .onConflict((conflict) => conflict.column('idempotency_hash').doNothing())
      .returning('id')
      .execute();
    const ids = new Set(inserted.map(({ id }) => id));
    const added = part.filter(({ lead }) => ids.has(lead.id));
    const consents = added.flatMap((one) => one.consents);
    if (consents.length > 0) await db.insertInto('consent').values(consents).execute();
    for (const notes of parts(
      added.flatMap((one) => one.notes),
      VALUES_AT_ONCE,
    )) {
      await db.insertInto('lead_note').values(notes).execute();
    }
    await addLogEntries(
      db,
      added.map((one) => one.logEntry),
    );
    stored += ids.size;
  }
  return stored;
}
