/** The SQL of figures by source, consultant and school, from visit to enrolment (EDIT-9, DESK-7). */
import { sql } from 'kysely';
import { rowCount } from '../../server/storage/count.repository.ts';
import type { Queryable } from '../../server/storage/database.ts';
import type { FeeCurrency } from '../leads/contract/leads.ts';
import { counted, type FiguresFilter, isReached } from './figures.repository.ts';

/** How far the registrations of each source or consultant came, by their status now; reads the index `lead_figures` alone. */
export function countSteps(db: Queryable, filter: FiguresFilter, column: 'source' | 'assignee_id') {
  return counted(db, filter)
    .select([
      `lead.${column} as value`,
      rowCount.as('registered'),
      sql<number>`cast(count(*) filter (where ${isReached}) as integer)`.as('contacted'),
      sql<number>`cast(count(*) filter (where lead.status in ('applied', 'enrolled')) as integer)`.as('applied'),
      sql<number>`cast(count(*) filter (where lead.status = 'enrolled') as integer)`.as('enrolled'),
    ])
    .groupBy(`lead.${column}`)
    .execute();
}

/** How often each of the staff called people in some days, and talked with them, another call agreed or not. */
export function countCalls(db: Queryable, { from, to, locale, ownOf }: FiguresFilter) {
  let query = db.selectFrom('lead_call').where('lead_call.at', '>=', from).where('lead_call.at', '<', to);
  if (locale !== undefined)
    query = query.where('lead_call.lead_id', 'in', db.selectFrom('lead').select('id').where('locale', '=', locale));
  if (ownOf !== undefined) query = query.where('lead_call.staff_id', '=', ownOf);
  return query
    .select([
      'lead_call.staff_id',
      rowCount.as('calls'),
      sql<number>`cast(count(*) filter (where lead_call.outcome in ('talked', 'call_back')) as integer)`.as('talked'),
    ])
    .groupBy('lead_call.staff_id')
    .execute();
}

/** The fees agreed with those who enrolled, of each consultant or at each school, a sum for each currency. */
export function sumFees(db: Queryable, filter: FiguresFilter, column: 'assignee_id' | 'enrolled_school') {
  return counted(db, filter)
    .where('lead.status', '=', sql.lit('enrolled'))
    .where('lead.fee_currency', 'is not', null)
    .select([
      `lead.${column} as value`,
      'lead.fee_currency as currency',
      rowCount.as('people'),
      sql<number>`cast(sum(lead.fee_amount) as double precision)`.as('amount'),
    ])
    .groupBy([`lead.${column}`, 'lead.fee_currency'])
    .orderBy('lead.fee_currency')
    .$narrowType<{ currency: FeeCurrency }>()
    .execute();
}

/** How often each short link was followed from one day to another, both included. */
export function countVisits(db: Queryable, days: { from: string; to: string }) {
  const visits = sql<number>`cast(coalesce(sum(short_link_visit.visits), 0) as integer)`;
  return db
    .selectFrom('short_link')
    .leftJoin('short_link_visit', (join) =>
      join
        .onRef('short_link_visit.code', '=', 'short_link.code')
        .on('short_link_visit.day', '>=', days.from)
        .on('short_link_visit.day', '<=', days.to),
    )
    .select(['short_link.code', visits.as('visits')])
    .groupBy('short_link.code')
    .execute();
}
