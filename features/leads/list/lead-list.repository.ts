/** The SQL of registrations as the desk lists and opens them. */
import { type ExpressionBuilder, sql } from 'kysely';
import { countOf, rowCount } from '../../../server/storage/count.repository.ts';
import type { Database, Queryable } from '../../../server/storage/database.ts';
import type { CallOutcome } from '../contract/leads.ts';
import type { LeadRow } from '../lead.ts';
import type { LeadSort } from '../schema/leads.ts';
import { isDoNotContact, isImported, isOwn, type LeadConditions, matches } from './lead-conditions.repository.ts';

/** Order and part of a list. */
export interface LeadPage extends LeadSort {
  limit: number;
  offset: number;
}

/** A registration in a list, with what is counted beside it. */
export type ListedLead = LeadRow & {
  do_not_contact: number;
  imported: number;
  of_number: number;
  /** The last call; all three are null when there is none. */
  call_at: number | null;
  call_by: string | null;
  call_outcome: CallOutcome | null;
  unanswered_calls: number;
  asked: number;
};

type LeadExpressions = ExpressionBuilder<Database, 'lead'>;

/** The last call to the person. */
function lastCall(eb: LeadExpressions) {
  return eb
    .selectFrom('lead_call')
    .whereRef('lead_call.lead_id', '=', 'lead.id')
    .orderBy('lead_call.id', 'desc')
    .limit(1);
}

/** How many calls have not been answered since one that was. */
function unansweredCalls(eb: LeadExpressions) {
  const answered = eb
    .selectFrom('lead_call as answered')
    .select('answered.id')
    .whereRef('answered.lead_id', '=', 'lead.id')
    .where('answered.outcome', '!=', 'no_answer')
    .orderBy('answered.id', 'desc')
    .limit(1);
  return eb
    .selectFrom('lead_call')
    .select(rowCount.as('calls'))
    .whereRef('lead_call.lead_id', '=', 'lead.id')
    .where('lead_call.id', '>', sql<string>`coalesce(${answered}, '')`);
}

/** Registrations with what is counted beside them. */
function listedLeads(db: Queryable) {
  return db
    .selectFrom('lead')
    .selectAll('lead')
    .select((eb) => [
      eb.case().when(isDoNotContact(eb)).then(1).else(0).end().as('do_not_contact'),
      eb.case().when(isImported(eb)).then(1).else(0).end().as('imported'),
      eb
        .selectFrom('lead as same')
        .select(rowCount.as('rows'))
        .whereRef('same.phone_hash', '=', 'lead.phone_hash')
        .as('of_number'),
      lastCall(eb).select('lead_call.at').as('call_at'),
      lastCall(eb).select('lead_call.staff_id').as('call_by'),
      lastCall(eb).select('lead_call.outcome').as('call_outcome'),
      unansweredCalls(eb).as('unanswered_calls'),
      eb
        .selectFrom('lead_question')
        .select(rowCount.as('rows'))
        .whereRef('lead_question.lead_id', '=', 'lead.id')
        .as('asked'),
    ])
    .$castTo<ListedLead>();
}

/** How many registrations meet the conditions. */
export function countLeads(db: Queryable, conditions: LeadConditions): Promise<number> {
  return countOf(db.selectFrom('lead').where(matches(conditions)));
}

/** A page of the registrations that meet the conditions. The ids are found in the index alone; only the page's own rows are read. */
export function listLeads(db: Queryable, conditions: LeadConditions, page: LeadPage): Promise<ListedLead[]> {
  const ids = db
    .selectFrom('lead')
    .select('id')
    .where(matches(conditions))
    .orderBy(`lead.${page.field}`, page.order)
    .orderBy('lead.id', page.order)
    .limit(page.limit)
    .offset(page.offset);
  return listedLeads(db)
    .where('lead.id', 'in', ids)
    .orderBy(`lead.${page.field}`, page.order)
    .orderBy('lead.id', page.order)
    .execute();
}

/** Registrations by their ids, in no order. */
export async function listLeadsById(db: Queryable, ids: readonly string[]): Promise<ListedLead[]> {
  return ids.length === 0 ? [] : listedLeads(db).where('lead.id', 'in', ids).execute();
}

/**
 * Registrations that meet the conditions in the order in which they came, beginning after one of them. Read so page by page, an
 * export of any size stays out of the memory.
 */
export function listLeadsAfter(
  db: Queryable,
  conditions: LeadConditions,
  after: { createdAt: number; id: string } | undefined,
  limit: number,
): Promise<LeadRow[]> {
  let query = db
    .selectFrom('lead')
    .selectAll()
    .where(matches(conditions))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit);
  if (after) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('lead.created_at', 'lead.id'), '>', tuple(after.createdAt, after.id)),
    );
  }
  return query.execute();
}

/** A registration that has not been erased; `ownOf`: only when it is this person's or nobody's. */
export function findLead(db: Queryable, id: string, ownOf: string | undefined): Promise<ListedLead | undefined> {
  let query = listedLeads(db).where('lead.id', '=', id).where('lead.status', '!=', 'erased');
  if (ownOf !== undefined) query = query.where((eb) => isOwn(eb, ownOf));
  return query.executeTakeFirst();
}

/** Other registrations of a number, the newest first. */
export function listOfNumber(
  db: Queryable,
  phoneHash: string,
  except: string,
  ownOf: string | undefined,
  limit: number,
): Promise<ListedLead[]> {
  let query = listedLeads(db).where('lead.phone_hash', '=', phoneHash).where('lead.id', '!=', except);
  if (ownOf !== undefined) query = query.where((eb) => isOwn(eb, ownOf));
  return query.orderBy('lead.created_at', 'desc').orderBy('lead.id', 'desc').limit(limit).execute();
}
