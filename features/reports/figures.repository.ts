/** The SQL of figures about registrations (DESK-7). Each question reads the index `lead_figures` alone. */
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { keysOf } from '../../contract/keys-of.ts';
import {
  CALL_HOURS,
  type CallHours,
  MONDAY_TO_EPOCH_DAYS,
  WORKING_DAYS_PER_WEEK,
} from '../../contract/time/call-hours.ts';
import { COUNTRY_ZONES } from '../../contract/time/country-zones.ts';
import type { Locale } from '../../contract/locales.ts';
import { DAYS_PER_WEEK, MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '../../contract/time/time-units.ts';
import { rowCount } from '../../server/storage/count.repository.ts';
import type { Database, Queryable } from '../../server/storage/database.ts';
import { isEntered, isOwn } from '../leads/list/lead-conditions.repository.ts';

/** Which registrations are counted. */
export interface FiguresFilter {
  /** Milliseconds since 1970: at or after, and before. */
  from: number;
  to: number;
  locale?: Locale;
  /** Only those of this person and of nobody. */
  ownOf?: string;
}

/** Registrations that figures count, whenever they came. */
function countedEver(db: Queryable, { locale, ownOf }: FiguresFilter) {
  let query = db
    .selectFrom('lead')
    // Written out, so that the index is known to fit.
    .where('lead.is_suspected_bot', '=', sql.lit(0))
    .where('lead.status', '<>', sql.lit('erased'));
  if (locale !== undefined) query = query.where('lead.locale', '=', locale);
  if (ownOf !== undefined) query = query.where((eb) => isOwn(eb, ownOf));
  return query;
}

/** Registrations of the asked days that figures count. */
export function counted(db: Queryable, filter: FiguresFilter) {
  return countedEver(db, filter).where('lead.created_at', '>=', filter.from).where('lead.created_at', '<', filter.to);
}

/**
 * Whether somebody got through: also to those who have come further without a time of the first contact, as when
 * somebody is set to enrolled at once, or came so with a list.
 */
export const isReached = sql<SqlBool>`(lead.first_contacted_at is not null
  or lead.status in ('contacted', 'qualified', 'applied', 'enrolled'))`;

/** Columns with few values that are known beforehand. */
export type ListedColumn = 'locale' | 'purpose' | 'status';

/**
 * How many there are of each known value, and in all. One pass that sorts nothing: a third of the
 * time of grouping by each column.
 */
export function countListed(
  db: Queryable,
  filter: FiguresFilter,
  listed: Readonly<Record<ListedColumn, readonly (string | number)[]>>,
) {
  const columns = keysOf(listed);
  const counts = columns.flatMap((column) =>
    listed[column].map((value) =>
      sql<number>`cast(count(*) filter (where ${sql.ref(`lead.${column}`)} = ${sql.lit(value)}) as integer)`.as(
        `${column}:${value}`,
      ),
    ),
  );
  const reached = sql<number>`cast(count(*) filter (where ${isReached}) as integer)`.as('reached');
  const isUntimed = sql`${isReached} and lead.first_contacted_at is null and not ${isEntered()}`;
  const untimed = sql<number>`cast(count(*) filter (where ${isUntimed}) as integer)`.as('untimed');
  const entered = sql<number>`cast(count(*) filter (where ${isEntered()}) as integer)`.as('entered');
  // The names of the counted columns are made at run time, out of the values.
  return counted(db, filter)
    .select([...counts, reached, untimed, entered, rowCount.as('total')])
    .$castTo<Record<string, number>>()
    .executeTakeFirstOrThrow();
}

/** How many came in each stretch of time, of stretches that begin at these times and last a day. */
export function countDays(db: Queryable, filter: FiguresFilter, starts: readonly number[]) {
  const rows = sql.join(starts.map((start) => sql`(${sql.lit(start)})`));
  // One look into the index for each day, where grouping would sort all registrations.
  const count = countedEver(db, filter)
    .select(rowCount.as('count'))
    .where(sql<SqlBool>`lead.created_at >= days.column1`)
    .where(sql<SqlBool>`lead.created_at < days.column1 + ${sql.lit(MS_PER_DAY)}`);
  return db
    .selectFrom(sql<{ column1: number }>`(values ${rows})`.as('days'))
    .select(sql<number>`(${count})`.as('count'))
    .orderBy('days.column1')
    .execute();
}

/** Values of a column, whatever they are, with how many have each. */
export function countValues(db: Queryable, filter: FiguresFilter, column: 'page' | 'source' | 'program') {
  return counted(db, filter)
    .select([`lead.${column} as value`, rowCount.as('count')])
    .groupBy(`lead.${column}`)
    .execute();
}

/** How many registrations were lost for each reason. */
export function countLostReasons(db: Queryable, filter: FiguresFilter) {
  return counted(db, filter)
    .where('lead.status', '=', sql.lit('lost'))
    .select(['lead.lost_reason as value', rowCount.as('count')])
    .groupBy('lead.lost_reason')
    .execute();
}

/** Registrations of the same days that are left out; an erased bot is an erased one. */
export function countLeftOut(db: Queryable, { from, to, locale, ownOf }: FiguresFilter) {
  const erased = sql<number>`cast(count(*) filter (where lead.status = 'erased') as integer)`;
  let query = db
    .selectFrom('lead')
    .select([erased.as('erased'), rowCount.as('all')])
    .where((eb) => eb.or([eb('lead.status', '=', 'erased'), eb('lead.is_suspected_bot', '=', 1)]))
    .where('lead.created_at', '>=', from)
    .where('lead.created_at', '<', to);
  if (locale !== undefined) query = query.where('lead.locale', '=', locale);
  if (ownOf !== undefined) query = query.where((eb) => isOwn(eb, ownOf));
  return query.executeTakeFirstOrThrow();
}

/**
 * Open milliseconds up to a time, but for a constant: as `openMs` of call-hours.ts, with days that
 * begin when the hours do.
 */
function openMs({ offset, from, to, isClosedOnWeekends }: CallHours, time: Expression<number>): RawBuilder<number> {
  const sinceOpening = sql`(${time} + ${sql.lit((offset - from) * MS_PER_HOUR)})`;
  const days = sql`(${sinceOpening} / ${sql.lit(MS_PER_DAY)})`;
  const ofDay = sql`${sinceOpening} % ${sql.lit(MS_PER_DAY)}`;
  const openDay = sql.lit((to - from) * MS_PER_HOUR);
  const today = sql`case when ${ofDay} < ${openDay} then ${ofDay} else ${openDay} end`;
  if (!isClosedOnWeekends) return sql`(${days} * ${openDay} + ${today})`;
  const sinceMonday = sql`(${days} + ${sql.lit(MONDAY_TO_EPOCH_DAYS)})`;
  const week = sql.lit(DAYS_PER_WEEK);
  const workingDays = sql.lit(WORKING_DAYS_PER_WEEK);
  const weekday = sql`${sinceMonday} % ${week}`;
  return sql`((${sinceMonday} / ${week} * ${workingDays}
    + case when ${weekday} < ${workingDays} then ${weekday} else ${workingDays} end) * ${openDay}
    + case when ${weekday} < ${workingDays} then ${today} else 0 end)`;
}

/** Clocks that have the same hours: countries, and their zones. */
function clocksByHours(): { hours: CallHours; clocks: string[] }[] {
  const groups = new Map<string, { hours: CallHours; clocks: string[] }>();
  for (const [country, hours] of Object.entries(CALL_HOURS)) {
    const key = JSON.stringify(hours);
    const group = groups.get(key) ?? { hours, clocks: [] };
    group.clocks.push(country, ...(COUNTRY_ZONES[country] ?? []));
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** A value by the hours of somebody's clock, as `clockOf` tells it; `unknown` where they are not known. */
function byHours(value: (hours: CallHours) => Expression<number>, unknown: Expression<number>): RawBuilder<number> {
  const cases = clocksByHours().map(
    ({ hours, clocks }) =>
      sql`when coalesce(lead.time_zone, lead.phone_country) in (${sql.join(clocks.map((clock) => sql.lit(clock)))})
        then ${value(hours)}`,
  );
  return sql<number>`case ${sql.join(cases, sql` `)} else ${unknown} end`;
}

/** Milliseconds of open hours between registering and another time. */
function openMsUntil(end: Expression<number>): RawBuilder<number> {
  const start = sql.ref<number>('lead.created_at');
  return byHours((hours) => sql`${openMs(hours, end)} - ${openMs(hours, start)}`, sql<number>`${end} - ${start}`);
}

/** Minutes of one open day. */
const openDayMinutes = byHours(
  ({ from, to }) => sql.lit(((to - from) * MS_PER_HOUR) / MS_PER_MINUTE),
  sql.lit(MS_PER_DAY / MS_PER_MINUTE),
);

/** A number of minutes, with how many it took as long; the same number may come by several clocks. */
export interface WaitRow {
  minutes: number;
  count: number;
  /** Minutes of one open day by their clock. */
  open_day: number;
}

/** Registrations that nobody is to call: they wait for nothing. Found by the few of the list and the few that are only kept. */
function isStopped(eb: ExpressionBuilder<Database, 'lead'>): Expression<SqlBool> {
  const onList = eb.selectFrom('do_not_contact').select('do_not_contact.phone_hash');
  const stopped = eb.selectFrom('lead as listed').select('listed.id').where('listed.phone_hash', 'in', onList);
  const kept = eb.selectFrom('lead as kept').select('kept.id').where('kept.restricted_at', 'is not', null);
  return eb('lead.id', 'in', stopped.union(kept));
}

/** Who was entered was talked to when they came: nobody took time to reach them. */
function registeredThemselves(db: Queryable, filter: FiguresFilter) {
  return counted(db, filter).where((eb) => eb.not(isEntered()));
}

/** Minutes of open hours between registering and another time. */
function openMinutesUntil(end: Expression<number>): RawBuilder<number> {
  return sql`(${openMsUntil(end)}) / ${sql.lit(MS_PER_MINUTE)}`;
}

/** How many registrations have the same number of minutes, the shortest first. */
function countByMinutes(
  db: Queryable,
  leads: ReturnType<typeof registeredThemselves>,
  minutes: RawBuilder<number>,
): Promise<WaitRow[]> {
  return db
    .selectFrom(leads.select([minutes.as('minutes'), openDayMinutes.as('open_day')]).as('waits'))
    .select([sql<number>`cast(minutes as integer)`.as('minutes'), rowCount.as('count'), 'open_day'])
    .groupBy(['waits.minutes', 'waits.open_day'])
    .orderBy('waits.minutes')
    .execute();
}

/** How long first contacts of those who registered themselves took, in minutes of open hours. */
export function listTimesToContact(db: Queryable, filter: FiguresFilter): Promise<WaitRow[]> {
  const reached = registeredThemselves(db, filter).where('lead.first_contacted_at', 'is not', null);
  return countByMinutes(db, reached, openMinutesUntil(sql.ref('lead.first_contacted_at')));
}

/**
 * How long those who registered themselves and are still new have waited, in minutes of open hours. Nobody asks for
 * more than whether it is more than a day.
 *
 * @param areStopped only those whom nobody is to call. They are counted apart: all are then counted in an index alone.
 */
export function listTimesWaited(
  db: Queryable,
  filter: FiguresFilter,
  now: number,
  { areStopped = false } = {},
): Promise<WaitRow[]> {
  let waiting = registeredThemselves(db, filter).where('lead.status', '=', sql.lit('new'));
  if (areStopped) waiting = waiting.where(isStopped);
  const open = openMinutesUntil(sql.lit(now));
  const most = sql.lit(MS_PER_DAY / MS_PER_MINUTE);
  return countByMinutes(db, waiting, sql`case when ${open} > ${most} then ${most} else ${open} end`);
}
