/** The SQL conditions by which registrations are found. */
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { STATED_VERSION_PREFIX } from '../../../contract/registration/consent.ts';
import type { Database } from '../../../server/storage/database.ts';
import { FILTERED_COLUMNS, type FilteredValues } from '../../../server/storage/tables/lead-fields.ts';
import { CONTACT_SOURCE_PREFIX } from '../contract/contacts.ts';

/** Conditions that a registration has to meet, all of them. One that was erased meets none, unless `withErased`. */
export interface LeadConditions extends FilteredValues {
  /** Milliseconds since 1970: at or after, and before. */
  from?: number;
  to?: number;
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
  /** Leaves out whom the staff have entered or imported. */
  isRegistered?: boolean;
  /** Those too that have been erased. */
  withErased?: boolean;
}

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

/** Whether the staff have entered the person. */
export function isEntered(): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce(lead.source, '') like ${sql.lit(`${CONTACT_SOURCE_PREFIX}%`)}`;
}

/** Whether the person came with a list: what they agreed to is what its manager stated. */
export function isImported(eb: LeadExpressions): Expression<SqlBool> {
  return eb.exists(
    eb
      .selectFrom('consent')
      .select('consent.id')
      .whereRef('consent.lead_id', '=', 'lead.id')
      .where('consent.version', 'like', `${STATED_VERSION_PREFIX}%`),
  );
}

function plainConditions(eb: LeadExpressions, conditions: LeadConditions): Expression<SqlBool>[] {
  const parts: Expression<SqlBool>[] = [];
  for (const column of FILTERED_COLUMNS) {
    const value = conditions[column];
    // Casts: which column has texts and which has numbers is lost in the loop.
    if (!Array.isArray(value)) {
      if (value !== undefined) parts.push(eb(`lead.${column}`, '=', value as string & number));
    } else if (value.length > 0) parts.push(eb(`lead.${column}`, 'in', value as string[] & number[]));
  }
  if (conditions.from !== undefined) parts.push(eb('lead.created_at', '>=', conditions.from));
  if (conditions.to !== undefined) parts.push(eb('lead.created_at', '<', conditions.to));
  if (conditions.is_suspected_bot !== undefined) {
    parts.push(eb('lead.is_suspected_bot', '=', conditions.is_suspected_bot ? 1 : 0));
  }
  return parts;
}

/** The SQL of the conditions, for `where`. */
export function matches(conditions: LeadConditions) {
  return (eb: LeadExpressions): Expression<SqlBool> => {
    const parts = plainConditions(eb, conditions);
    if (!conditions.withErased) parts.push(eb('lead.status', '!=', 'erased'));
    const { assignee_id: assigneeId, phoneHashes, idEnding, nameKeys = [], ownOf } = conditions;
    if (assigneeId === null) parts.push(eb('lead.assignee_id', 'is', null));
    else if (assigneeId !== undefined) parts.push(eb('lead.assignee_id', '=', assigneeId));
    if (phoneHashes) {
      const hasNumber = eb('lead.phone_hash', 'in', phoneHashes);
      // Hexadecimal digits alone: nothing in it is a pattern.
      parts.push(idEnding === undefined ? hasNumber : eb.or([hasNumber, eb('lead.id', 'like', `%${idEnding}`)]));
    }
    for (const key of nameKeys) {
      const found = eb.selectFrom('lead_name_key').select('lead_id').where('name_key', '=', key);
      parts.push(eb('lead.id', 'in', found));
    }
    if (ownOf !== undefined) parts.push(isOwn(eb, ownOf));
    if (conditions.hasNextCall) parts.push(eb('lead.next_call_at', 'is not', null));
    if (conditions.isRegistered) parts.push(eb.not(isEntered()), eb.not(isImported(eb)));
    if (conditions.isContactable) parts.push(eb.not(isDoNotContact(eb)));
    if (conditions.isUsable || conditions.isContactable) parts.push(eb('lead.restricted_at', 'is', null));
    return eb.and(parts);
  };
}
