/** The SQL of registrations as the desk lists and opens them. */
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Queryable } from '../../storage/database.ts';
import type { LeadRow } from '../lead.ts';

/** What registrations are chosen by, ready for the store; all of it has to hold. Erased ones are not, unless asked for. */
export interface LeadChoice {
  status?: readonly string[];
  /** Milliseconds since 1970: at or after, and before. */
  from?: number;
  to?: number;
  education?: readonly number[];
  working_years?: readonly number[];
  purpose?: readonly number[];
  locale?: readonly string[];
  source?: string;
  program?: string;
  assignee_id?: string | null;
  is_suspected_bot?: boolean;
  /** Keyed hashes of a number in the ways that it can be read. */
  phoneHashes?: readonly string[];
  /** The end of an id, which a reference stands for: found as well as the hashes. */
  idEnding?: string;
  /** Keys of the parts of a name; each has to be there. */
  nameKeys?: readonly string[];
  /** Only those of this person and of nobody. */
  ownOf?: string;
  /** Only those that a call was agreed with. */
  hasNextCall?: boolean;
  /** Leaves out numbers that are not to be called, and what is only kept. */
  isContactable?: boolean;
  /** Leaves out what is only kept. */
  isUsable?: boolean;
  /** Those too that have been erased. */
  withErased?: boolean;
}

/** Order and part of a list. */
export interface LeadPage {
  field: 'created_at' | 'next_call_at';
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

/** A registration in a list, with what is counted beside it. */
export type ListedLead = LeadRow & { do_not_contact: number; of_number: number };

type LeadExpressions = ExpressionBuilder<Database, 'lead'>;

/** Whether a registration's number is not to be called. */
export function isDoNotContact(eb: LeadExpressions): Expression<SqlBool> {
  return eb.exists(
    eb.selectFrom('do_not_contact').select('since').whereRef('do_not_contact.phone_hash', '=', 'lead.phone_hash'),
  );
}

/** Whether a registration is this person's or nobody's. */
export function isOwn(eb: LeadExpressions, staffId: string): Expression<SqlBool> {
  return eb.or([eb('lead.assignee_id', 'is', null), eb('lead.assignee_id', '=', staffId)]);
}

function plainConditions(eb: LeadExpressions, choice: LeadChoice): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  for (const column of ['status', 'education', 'working_years', 'purpose', 'locale'] as const) {
    const values = choice[column];
    // A cast: which column has texts and which has numbers is lost in the loop.
    if (values && values.length > 0) conditions.push(eb(`lead.${column}`, 'in', values as string[] & number[]));
  }
  for (const column of ['source', 'program'] as const) {
    const value = choice[column];
    if (value !== undefined) conditions.push(eb(`lead.${column}`, '=', value));
  }
  if (choice.from !== undefined) conditions.push(eb('lead.created_at', '>=', choice.from));
  if (choice.to !== undefined) conditions.push(eb('lead.created_at', '<', choice.to));
  if (choice.is_suspected_bot !== undefined) {
    conditions.push(eb('lead.is_suspected_bot', '=', choice.is_suspected_bot ? 1 : 0));
  }
  return conditions;
}

/** The condition of a choice. */
export function chosen(choice: LeadChoice) {
  return (eb: LeadExpressions): Expression<SqlBool> => {
    const conditions = plainConditions(eb, choice);
    if (!choice.withErased) conditions.push(eb('lead.status', '!=', 'erased'));
    const { assignee_id: assigneeId, phoneHashes, idEnding, nameKeys = [], ownOf } = choice;
    if (assigneeId === null) conditions.push(eb('lead.assignee_id', 'is', null));
    else if (assigneeId !== undefined) conditions.push(eb('lead.assignee_id', '=', assigneeId));
    if (phoneHashes) {
      const hasNumber = eb('lead.phone_hash', 'in', phoneHashes);
      // Hexadecimal digits alone: nothing in it is a pattern.
      conditions.push(idEnding === undefined ? hasNumber : eb.or([hasNumber, eb('lead.id', 'like', `%${idEnding}`)]));
    }
    for (const key of nameKeys) {
      const found = eb.selectFrom('lead_name_key').select('lead_id').where('name_key', '=', key);
      conditions.push(eb('lead.id', 'in', found));
    }
    if (ownOf !== undefined) conditions.push(isOwn(eb, ownOf));
    if (choice.hasNextCall) conditions.push(eb('lead.next_call_at', 'is not', null));
    if (choice.isContactable) conditions.push(eb.not(isDoNotContact(eb)));
    if (choice.isUsable || choice.isContactable) conditions.push(eb('lead.restricted_at', 'is', null));
    return eb.and(conditions);
  };
}

/** Registrations with what is counted beside them. */
function listedLeads(db: Queryable) {
  return db
    .selectFrom('lead')
    .selectAll('lead')
    .select((eb) => [
      eb.case().when(isDoNotContact(eb)).then(1).else(0).end().as('do_not_contact'),
      eb
        .selectFrom('lead as same')
        .select((count) => sql<number>`cast(${count.fn.countAll()} as integer)`.as('rows'))
        .whereRef('same.phone_hash', '=', 'lead.phone_hash')
        .as('of_number'),
    ])
    .$castTo<ListedLead>();
}

/** How many registrations there are of a choice. */
export async function countLeads(db: Queryable, choice: LeadChoice): Promise<number> {
  const row = await db
    .selectFrom('lead')
    .select((eb) => sql<number>`cast(${eb.fn.countAll()} as integer)`.as('rows'))
    .where(chosen(choice))
    .executeTakeFirstOrThrow();
  return row.rows;
}

/** A page of a choice. The ids are found in the index alone; only the page's own rows are read. */
export function listChosen(db: Queryable, choice: LeadChoice, page: LeadPage): Promise<ListedLead[]> {
  const ids = db
    .selectFrom('lead')
    .select('id')
    .where(chosen(choice))
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
 * Registrations of a choice in the order in which they came, beginning after one of them. Read so page by page, an
 * export of any size stays out of the memory.
 */
export function listChosenAfter(
  db: Queryable,
  choice: LeadChoice,
  after: { createdAt: number; id: string } | undefined,
  limit: number,
): Promise<LeadRow[]> {
  let query = db.selectFrom('lead').selectAll().where(chosen(choice)).orderBy('created_at').orderBy('id').limit(limit);
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
      'consent.withdrawn_at',
    ])
    .where('consent.lead_id', '=', leadId)
    .orderBy('consent.given_at')
    .execute();
}
