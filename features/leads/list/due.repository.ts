/** The SQL of whom to call next (DESK-5). */
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { waitsForHours } from '../../../contract/time/call-hours.ts';
import { COUNTRY_ZONES } from '../../../contract/time/country-zones.ts';
import type { Locale } from '../../../contract/locales.ts';
import { rowCount } from '../../../server/storage/count.repository.ts';
import type { Database, Queryable } from '../../../server/storage/database.ts';
import type { DueKind } from '../contract/due.ts';
import { isDoNotContact, isOwn } from './lead-conditions.repository.ts';

type LeadExpressions = ExpressionBuilder<Database, 'lead'>;

/** Which registrations are due: for whom, where, and by which clock. */
export interface DueQuestion {
  now: number;
  /** When today ends. */
  dayEnd: number;
  /** Clocks (`call-hours.ts`) by which nobody may be called at this hour. */
  closedClocks: readonly string[];
  /** Only those of this person and of nobody. */
  ownOf?: string;
  /** Only those of this person; null: of nobody. */
  assigneeId?: string | null;
  locale?: Locale;
  country?: string;
  /** Those who may not be called at this hour, and nobody else. */
  isOutside?: boolean;
}

/** When each kind began to be due. */
export const DUE_SINCE = { call: 'next_call_at', new: 'created_at', later: 'next_call_at' } as const;

function kindConditions(eb: LeadExpressions, kind: DueKind, { now, dayEnd }: DueQuestion): Expression<SqlBool>[] {
  if (kind === 'new')
    return [
      // Written out, so that the index of those who wait is known to fit.
      eb('lead.status', '=', sql.lit('new')),
      eb('lead.next_call_at', 'is', null),
      eb('lead.restricted_at', 'is', null),
      eb('lead.is_suspected_bot', '=', 0),
      eb('lead.created_at', '<=', now),
    ];
  return [
    ...(kind === 'call'
      ? [eb('lead.next_call_at', '<=', now)]
      : [eb('lead.next_call_at', '>', now), eb('lead.next_call_at', '<', dayEnd)]),
    eb('lead.status', 'not in', ['lost', 'erased']),
    eb('lead.restricted_at', 'is', null),
  ];
}

function isDue(eb: LeadExpressions, kind: DueKind, question: DueQuestion): Expression<SqlBool> {
  const { ownOf, assigneeId, locale, country } = question;
  const conditions = kindConditions(eb, kind, question);
  if (ownOf !== undefined) conditions.push(isOwn(eb, ownOf));
  if (assigneeId === null) conditions.push(eb('lead.assignee_id', 'is', null));
  else if (assigneeId !== undefined) conditions.push(eb('lead.assignee_id', '=', assigneeId));
  if (locale !== undefined) conditions.push(eb('lead.locale', '=', locale));
  if (country !== undefined) {
    // A number that does not tell its country, or none: then it is where they live that tells it.
    const zones = [...(COUNTRY_ZONES[country] ?? [])];
    const isThere = eb.and([eb('lead.phone_country', 'is', null), eb('lead.time_zone', 'in', zones)]);
    const isOfNumber = eb('lead.phone_country', '=', country);
    conditions.push(zones.length === 0 ? isOfNumber : eb.or([isOfNumber, isThere]));
  }
  return eb.and(conditions);
}

/** 1 for who may not be called at this hour. */
function isOutsideHours(kind: DueKind, { closedClocks }: DueQuestion): RawBuilder<number> {
  const closed = kind === 'call' ? closedClocks.filter(waitsForHours) : closedClocks;
  if (kind === 'later' || closed.length === 0) return sql<number>`0`;
  const clock = sql`coalesce(lead.time_zone, lead.phone_country)`;
  // Who gave no number is written to, at any hour.
  return sql<number>`case when ${clock} in (${sql.join(closed.map((one) => sql.lit(one)))})
    and lead.phone_sealed is not null then 1 else 0 end`;
}

/**
 * Ids of who is due, the latest first: whoever has just registered is still at the telephone. Calls of later today stand
 * in the order of their times, whatever hour it is there now.
 */
export async function listDue(db: Queryable, kind: DueKind, question: DueQuestion, limit: number): Promise<string[]> {
  const order = kind === 'later' ? 'asc' : 'desc';
  const rows = await db
    .selectFrom('lead')
    .select('id')
    .where((eb) => eb.and([isDue(eb, kind, question), eb.not(isDoNotContact(eb))]))
    .where(isOutsideHours(kind, question), '=', question.isOutside ? 1 : 0)
    .orderBy(`lead.${DUE_SINCE[kind]}`, order)
    .orderBy('lead.id', order)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

function countByHours(db: Queryable, kind: DueKind, question: DueQuestion) {
  return db
    .selectFrom('lead')
    .select([isOutsideHours(kind, question).as('outside'), rowCount.as('rows')])
    .where((eb) => isDue(eb, kind, question))
    .groupBy('outside');
}

/**
 * How many are due, within their hours and outside of them. Those not to
 * be called are counted apart and taken off: they are few, and all others are then counted in the
 * index alone.
 */
export async function countDue(
  db: Queryable,
  kind: DueKind,
  question: DueQuestion,
): Promise<{ open: number; closed: number }> {
  const all = await countByHours(db, kind, question).execute();
  const doNotContact = await countByHours(db, kind, question)
    .where('lead.phone_hash', 'in', (eb) => eb.selectFrom('do_not_contact').select('do_not_contact.phone_hash'))
    .execute();
  const counts = { open: 0, closed: 0 };
  for (const { outside, rows } of [...all, ...doNotContact.map((row) => ({ ...row, rows: -row.rows }))]) {
    counts[outside === 1 ? 'closed' : 'open'] += rows;
  }
  return counts;
}
