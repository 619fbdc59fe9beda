/** Units of time: in milliseconds, and how many of one make the next. */

/** A second: timers and clocks count in ms, protocols and texts in these. */
export const MS_PER_SECOND = 1000;
/** A minute: what short limits and waits are given in. */
export const MS_PER_MINUTE = 60 * MS_PER_SECOND;
/** An hour: what deadlines and windows for calls are given in. */
export const MS_PER_HOUR = 60 * MS_PER_MINUTE;
/** A day of 24 hours, as in UTC; where clocks are changed, a day can have 23 or 25. */
export const MS_PER_DAY = 24 * MS_PER_HOUR;

/** Minutes of an hour. */
export const MINUTES_PER_HOUR = 60;
/** Hours of a day: of a clock, and of a day in UTC. */
export const HOURS_PER_DAY = 24;
/** Minutes of a day of 24 hours: a time of day is counted in them from midnight. */
export const MINUTES_PER_DAY = HOURS_PER_DAY * MINUTES_PER_HOUR;
/** Days of a week. */
export const DAYS_PER_WEEK = 7;
/** Months of a year. */
export const MONTHS_PER_YEAR = 12;
