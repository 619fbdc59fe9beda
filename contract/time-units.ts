/** Units of time in milliseconds. */

/** A second. */
export const MS_PER_SECOND = 1000;
/** A minute. */
export const MS_PER_MINUTE = 60 * MS_PER_SECOND;
/** An hour. */
export const MS_PER_HOUR = 60 * MS_PER_MINUTE;
/** A day of 24 hours. */
export const MS_PER_DAY = 24 * MS_PER_HOUR;
