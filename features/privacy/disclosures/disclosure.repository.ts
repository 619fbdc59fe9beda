/** The SQL of the records of passing on (China's Network Data Regulations, Art. 12: kept for three years). */
import { type Insertable, type Selectable, sql } from 'kysely';
import { countOf, rowCount } from '../../../server/storage/count.repository.ts';
import type { Queryable } from '../../../server/storage/database.ts';
import type { DisclosureTable } from '../../../server/storage/tables/rights.table.ts';
import { type LeadConditions, matches } from '../../leads/list/lead-conditions.repository.ts';

/** A record, and how many registrations it names. */
export type Disclosure = Selectable<DisclosureTable> & { registrations: number };

/** Begins a record that names no registration yet. */
export async function insertDisclosure(db: Queryable, disclosure: Insertable<DisclosureTable>): Promise<void> {
  await db.insertInto('disclosure').values(disclosure).execute();
}

/**
 * Puts registrations on a record, those of them that meet the conditions at this moment.
 *
 * @returns their ids.
 */
export async function addDisclosed(
  db: Queryable,
  id: string,
  conditions: LeadConditions,
  leadIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .insertInto('disclosure_lead')
    .columns(['disclosure_id', 'lead_id'])
    .expression(
      db
        .selectFrom('lead')
        .select(({ cast, val }) => [cast<string>(val(id), 'text').as('disclosure_id'), 'lead.id'])
        .where('lead.id', 'in', leadIds)
        .where(matches(conditions)),
    )
    .returning('lead_id')
    .execute();
  return rows.map(({ lead_id }) => lead_id);
}

/** Takes all registrations off a record: nothing of them left. */
export async function removeDisclosed(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('disclosure_lead').where('disclosure_id', '=', id).execute();
}

/** Says what became of a file that was passed on. */
export async function endDisclosure(
  db: Queryable,
  id: string,
  end: Pick<Selectable<DisclosureTable>, 'outcome' | 'damaged'>,
): Promise<void> {
  await db.updateTable('disclosure').set(end).where('id', '=', id).execute();
}

/** Keeps that registrations were passed on, by their ids. */
export async function insertDisclosureOf(
  db: Queryable,
  disclosure: Insertable<DisclosureTable>,
  leadIds: readonly string[],
): Promise<void> {
  await db.insertInto('disclosure').values(disclosure).execute();
  const rows = leadIds.map((leadId) => ({ disclosure_id: disclosure.id, lead_id: leadId }));
  await db.insertInto('disclosure_lead').values(rows).execute();
}

/** Records, the newest first; `leadId`: only what names this registration. */
export function listDisclosures(
  db: Queryable,
  { leadId, limit, offset }: { leadId?: string; limit: number; offset: number },
): Promise<Disclosure[]> {
  let query = db
    .selectFrom('disclosure')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('disclosure_lead')
        .select(rowCount.as('rows'))
        .whereRef('disclosure_lead.disclosure_id', '=', 'disclosure.id')
        .as('registrations'),
    )
    .$castTo<Disclosure>();
  if (leadId !== undefined) {
    query = query.where('disclosure.id', 'in', (eb) =>
      eb.selectFrom('disclosure_lead').select('disclosure_id').where('lead_id', '=', leadId),
    );
  }
  return query.orderBy('disclosure.at', 'desc').orderBy('disclosure.id', 'desc').limit(limit).offset(offset).execute();
}

/** How many records there are. */
export function countDisclosures(db: Queryable): Promise<number> {
  return countOf(db.selectFrom('disclosure'));
}

/**
 * How many persons' data went to other countries than China in a time. Registrations of one number
 * are one person; one that has been erased meanwhile counts for itself.
 */
export async function countPersonsAbroad(db: Queryable, from: number, to: number): Promise<number> {
  const row = await db
    .selectFrom('disclosure')
    .innerJoin('disclosure_lead', 'disclosure_lead.disclosure_id', 'disclosure.id')
    .innerJoin('lead', 'lead.id', 'disclosure_lead.lead_id')
    .select(sql<number>`cast(count(distinct coalesce(lead.phone_hash, lead.id)) as integer)`.as('persons'))
    .where('disclosure.at', '>=', from)
    .where('disclosure.at', '<', to)
    .where('disclosure.country', '<>', 'CN')
    .executeTakeFirstOrThrow();
  return row.persons;
}

/** Forgets records that are older than a time. @returns how many. */
export async function deleteDisclosuresBefore(db: Queryable, time: number): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('disclosure').where('at', '<', time).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
