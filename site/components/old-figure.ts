/** A figure that is so many years old says too little about this year's. */
const OLD_AFTER_YEARS = 3;

/** Whether a figure of a year is too old to reckon with; one whose source bears no year is not known to be. */
export function isOldFigure(year: number | undefined, today: Date): boolean {
  return year !== undefined && today.getUTCFullYear() - year > OLD_AFTER_YEARS;
}
