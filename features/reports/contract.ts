/** Which days figures can be asked for. */
import { startOfChinaDay } from '../../contract/time/china-calendar.ts';
import { MS_PER_DAY } from '../../contract/time/time-units.ts';

/** Three years. */
const FIGURES_MAX_DAYS = 1100;

/** Whether one answer can have the days from one to another, both included. */
export function canBeAsked({ from, to }: { from: string; to: string }): boolean {
  const days = (startOfChinaDay(to) - startOfChinaDay(from)) / MS_PER_DAY + 1;
  return days >= 1 && days <= FIGURES_MAX_DAYS;
}
