/**
 * The SQL of what people have decided since a backup was made, which a restore must not take back: erasures,
 * numbers that are not to be called, withdrawn consents and restrictions, and closed accounts.
 */
import { type RawBuilder, sql } from 'kysely';
import { addDoNotContact } from '../leads/change/lead-change.repository.ts';
import { keepErasedNumbers } from '../leads/erased-number.repository.ts';
import { restrictLeads } from '../privacy/requests/restriction.repository.ts';
import type { Queryable } from '../storage/database.ts';

/** A store before this migration knows neither withdrawals nor restrictions. */
const RIGHTS_MIGRATION = '2026-11-21T1720';
/** One before this keeps no hashes of erased numbers. */
const ERASED_NUMBER_MIGRATION = '2026-11-22T1500';

/** What people have decided. */
export interface Decisions {
  erased: { id: string; erased_at: number }[];
  /** Numbers that were erased on request. */
  erasedNumbers: { phone_hash: string; erased_at: number }[];
  doNotContact: { phone_hash: string; since: number; staff_id: string | null }[];
  restricted: { id: string; restricted_at: number; restriction: string; purge_after: number }[];
  withdrawn: { id: string; withdrawn_at: number }[];
  disabledStaff: { id: string; disabled_at: number }[];
}

/** Nothing. */
export const NO_DECISIONS: Decisions = {
  erased: [],
  erasedNumbers: [],
  doNotContact: [],
  restricted: [],
  withdrawn: [],
  disabledStaff: [],
};

function firstOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return [...new Map(rows.toReversed().map((row) => [keyOf(row), row])).values()];
}

/** The decisions of any of several sources: the strict side where they differ, else the first one. */
export function joinDecisions(sources: readonly Decisions[]): Decisions {
  const byId = ({ id }: { id: string }) => id;
  const restricted = sources.flatMap((decisions) => decisions.restricted);
  return {
    erased: firstOf(
      sources.flatMap(({ erased }) => erased),
      byId,
    ),
    // The later of two times for one number.
    erasedNumbers: firstOf(
      sources.flatMap(({ erasedNumbers }) => erasedNumbers).toSorted((a, b) => b.erased_at - a.erased_at),
      ({ phone_hash }) => phone_hash,
    ),
    doNotContact: firstOf(
      sources.flatMap(({ doNotContact }) => doNotContact),
      ({ phone_hash }) => phone_hash,
    ),
    restricted: firstOf(
      [
        ...restricted.filter(({ restriction }) => restriction === 'withdrawn'),
        ...restricted.filter(({ restriction }) => restriction !== 'withdrawn'),
      ],
      byId,
    ),
    withdrawn: firstOf(
      sources.flatMap(({ withdrawn }) => withdrawn),
      byId,
    ),
    disabledStaff: firstOf(
      sources.flatMap(({ disabledStaff }) => disabledStaff),
      byId,
    ),
  };
}

/** Asks a store that is about to be replaced, whichever it is. */
export type Ask = (question: string) => Promise<object[]> | object[];

/** Reads it; `migration` is the store's last one. */
export async function readDecisions(ask: Ask, migration: string): Promise<Decisions> {
  // The questions stand below with the rows that they are answered with.
  const read = async <Row>(question: string) => (await ask(question)) as Row[];
  const decisions = {
    ...NO_DECISIONS,
    erased: await read<Decisions['erased'][number]>('select id, erased_at from lead where erased_at is not null'),
  };
  if (migration < RIGHTS_MIGRATION) return decisions;
  const withdrawn = await read<Decisions['withdrawn'][number]>(
    'select id, withdrawn_at from consent where withdrawn_at is not null',
  );
  const knowsNumbers = migration >= ERASED_NUMBER_MIGRATION;
  return { ...decisions, ...(await readLiftable(read)), ...(knowsNumbers ? await readNumbers(read) : {}), withdrawn };
}

/** How many registrations are erased and consents withdrawn, and when the last one was: tells whether there are more. */
export interface DecisionMarks {
  erased: string;
  withdrawn: string;
}

/**
 * What a store of today's migration says.
 *
 * @param most of erasures and of withdrawals, the newest ones.
 * @param before the marks of an earlier answer: what they tell to be unchanged is not read again.
 */
export async function readDecisionsNow(
  db: Queryable,
  most: number,
  before: DecisionMarks | undefined,
): Promise<{ decisions: Decisions; marks: DecisionMarks }> {
  // The questions stand below with the rows that they are answered with.
  const read = async <Row>(question: string) => (await sql.raw<Row>(question).execute(db)).rows;
  const mark = async (table: string, column: string) =>
    JSON.stringify(
      await read(`select count(*) as number, max(${column}) as last from ${table} where ${column} is not null`),
    );
  const marks = { erased: await mark('lead', 'erased_at'), withdrawn: await mark('consent', 'withdrawn_at') };
  const newest = <Row>(table: string, column: string): Promise<Row[]> =>
    read(`select id, ${column} from ${table} where ${column} is not null order by ${column} desc limit ${most}`);
  return {
    marks,
    decisions: {
      ...(await readLiftable(read)),
      ...(await readNumbers(read)),
      erased: marks.erased === before?.erased ? [] : await newest('lead', 'erased_at'),
      withdrawn: marks.withdrawn === before?.withdrawn ? [] : await newest('consent', 'withdrawn_at'),
    },
  };
}

async function readNumbers(read: <Row>(question: string) => Promise<Row[]>): Promise<Pick<Decisions, 'erasedNumbers'>> {
  return { erasedNumbers: await read('select phone_hash, erased_at from erased_number') };
}

async function readLiftable(
  read: <Row>(question: string) => Promise<Row[]>,
): Promise<Pick<Decisions, 'doNotContact' | 'restricted' | 'disabledStaff'>> {
  return {
    doNotContact: await read('select phone_hash, since, staff_id from do_not_contact'),
    restricted: await read(`select id, restricted_at, restriction, purge_after from lead
      where restricted_at is not null and erased_at is null`),
    disabledStaff: await read('select id, disabled_at from staff where disabled_at is not null'),
  };
}

async function changed(db: Queryable, update: RawBuilder<{ id: string }>): Promise<string[]> {
  return (await update.execute(db)).rows.map(({ id }) => id);
}

/** Numbers that were not to be called stay so; one that was taken off the list meanwhile is on it again. */
async function keepDoNotContact(db: Queryable, listed: Decisions['doNotContact']): Promise<void> {
  for (const { phone_hash, since, staff_id } of listed) await addDoNotContact(db, phone_hash, staff_id, since);
}

/** Registrations that are only kept stay so. @returns ids of those that the backup had in use. */
async function keepRestricted(db: Queryable, restricted: Decisions['restricted']): Promise<string[]> {
  const ids: string[] = [];
  for (const { id, restricted_at, restriction, purge_after } of restricted) {
    const [isInUse] = await changed(
      db,
      sql`select id from lead where id = ${id} and erased_at is null and (restriction is null or restriction <> ${restriction})`,
    );
    if (isInUse === undefined) continue;
    await restrictLeads(db, [id], {
      now: restricted_at,
      ...(restriction === 'withdrawn' ? { eraseBy: purge_after } : {}),
    });
    ids.push(id);
  }
  return ids;
}

/** What they changed. */
export interface ReappliedDecisions {
  /** Registrations that are only kept again. */
  restricted: string[];
  /** Accounts that are closed again. */
  disabledStaff: string[];
}

/** Applies decisions to a store that was restored; to be run in a transaction, after what was erased is erased again. */
export async function reapplyDecisions(db: Queryable, decisions: Decisions): Promise<ReappliedDecisions> {
  await keepDoNotContact(db, decisions.doNotContact);
  await keepErasedNumbers(db, decisions.erasedNumbers);
  for (const { id, withdrawn_at } of decisions.withdrawn) {
    await sql`update consent set withdrawn_at = ${withdrawn_at} where id = ${id} and withdrawn_at is null`.execute(db);
  }
  const disabledStaff: string[] = [];
  for (const { id, disabled_at } of decisions.disabledStaff) {
    disabledStaff.push(
      ...(await changed(
        db,
        sql`update staff set disabled_at = ${disabled_at} where id = ${id} and disabled_at is null returning id`,
      )),
    );
  }
  return { restricted: await keepRestricted(db, decisions.restricted), disabledStaff };
}
