/** A price that is so many years old says too little about this year's. */
const PRICE_OLD_AFTER_YEARS = 3;

/** Whether a price of a year is too old to reckon with; one whose source bears no year is not known to be. */
export function isOldPrice(year: number | undefined, today: Date): boolean {
  return year !== undefined && today.getUTCFullYear() - year > PRICE_OLD_AFTER_YEARS;
}
