import { useState } from 'react';
import { DATE_LANG } from '../../../contract/time/date-lang.ts';

import { format } from '../../../contract/messages.ts';
import { MINUTES_PER_HOUR } from '../../../contract/time/time-units.ts';
import { offsetMinutes } from '../../../contract/time/zone-offset.ts';
import { SelectField } from '../../components/select-field/SelectField.tsx';
import {
  type ClockPeriod,
  clockPeriods,
  formatTime,
  HOME_ZONES,
  type TimeElsewhere,
  timeAtHome,
} from '../../components/study-time/class-times.ts';
import type { TimePlannerProps } from './time-planner.data.ts';
import styles from './TimePlanner.module.css';

/** Evening on campus: where most classes for working people lie. */
const USUAL_HOUR = 19;

interface ClassTimesProps extends Pick<TimePlannerProps, 'locale' | 'texts' | 'campus' | 'homes' | 'liveClasses'> {
  today: Date;
}

function periodText(period: ClockPeriod, isOnly: boolean, { locale, texts }: ClassTimesProps): string {
  if (isOnly) return texts['planner.all_year'];
  if (!period.from) return texts['planner.from_now'];
  const date = new Intl.DateTimeFormat(DATE_LANG[locale], {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(period.from);
  return format(texts['planner.from'], { date }, locale);
}

function HomeTime({ time, locale, texts }: { time: TimeElsewhere } & Pick<ClassTimesProps, 'locale' | 'texts'>) {
  return (
    <>
      <span>{formatTime(time.minutes, locale)}</span>
      {time.dayShift !== 0 && (
        <small>{time.dayShift > 0 ? texts['planner.next_day'] : texts['planner.day_before']}</small>
      )}
    </>
  );
}

/** A class hour on campus beside the same moment at home, before and after each change of the clocks. */
export function ClassTimes(props: ClassTimesProps) {
  const { today, campus, homes, liveClasses, locale, texts } = props;
  const [hour, setHour] = useState(USUAL_HOUR);
  const periods = clockPeriods(campus.timeZone, today);
  return (
    <div className={styles.card}>
      <h3>{texts['planner.classes']}</h3>
      <p>{liveClasses ?? texts['planner.classes_unknown']}</p>
      <SelectField label={texts['planner.class_hour']} value={hour} onChoose={(chosen) => setHour(Number(chosen))}>
        {Array.from({ length: 24 }, (_, value) => (
          <option key={value} value={value}>
            {formatTime(value * MINUTES_PER_HOUR, locale)}
          </option>
        ))}
      </SelectField>
      <table className={styles.times}>
        <thead>
          <tr>
            <th scope="col">{texts['planner.period']}</th>
            {homes.map((home) => (
              <th key={home} scope="col">
                {texts[`planner.${home}`]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {periods.map((period) => (
            <tr key={period.from?.getTime() ?? 0}>
              <th scope="row">{periodText(period, periods.length === 1, props)}</th>
              {homes.map((home) => (
                <td key={home}>
                  <HomeTime
                    time={timeAtHome(
                      hour * MINUTES_PER_HOUR,
                      period.campusOffset,
                      offsetMinutes(HOME_ZONES[home], period.from ?? today),
                    )}
                    locale={locale}
                    texts={texts}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
