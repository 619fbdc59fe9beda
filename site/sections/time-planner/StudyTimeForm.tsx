import { useId, useState } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import { SelectField } from '../../components/select-field/SelectField.tsx';
import { fill } from '../../messages/define-messages.ts';
import {
  finishMonth,
  HOURS_PER_WEEK,
  type StudyPlan,
  startsAfter,
  studyTime,
  usualHours,
  type YearMonth,
} from './study-time.ts';
import styles from './TimePlanner.module.css';
import type { TimePlannerProps } from './TimePlanner.tsx';

interface StudyTimeFormProps extends Pick<TimePlannerProps, 'language' | 'texts' | 'hasFixedTerms'> {
  plan: StudyPlan;
  today: Date;
}

function formatMonth({ year, month }: YearMonth, language: string): string {
  return new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month - 1, 1)),
  );
}

/** Hours a week and a first month in, a last month out. */
export function StudyTimeForm({ plan, today, language, texts, hasFixedTerms }: StudyTimeFormProps) {
  const id = useId();
  const [hours, setHours] = useState(usualHours(plan));
  const [chosen, setChosen] = useState(0);
  const starts = startsAfter(today, plan.startMonths);
  const start = starts[chosen] ?? starts[0];
  const time = studyTime(plan, hours);
  const whole = new Intl.NumberFormat(language);
  return (
    <div className={styles.card}>
      <div className={styles.field}>
        <label htmlFor={`${id}-hours`}>{texts['planner.hours']}</label>
        <output htmlFor={`${id}-hours`}>{fill(texts['planner.hours_value'], { n: hours })}</output>
        <input
          id={`${id}-hours`}
          type="range"
          min={HOURS_PER_WEEK.least}
          max={HOURS_PER_WEEK.most}
          value={hours}
          aria-valuetext={fill(texts['planner.hours_value'], { n: hours })}
          onChange={(event) => setHours(Number(event.target.value))}
        />
      </div>
      <div className={styles.field}>
        <SelectField label={texts['planner.start']} value={chosen} onChoose={(index) => setChosen(Number(index))}>
          {starts.map((month, index) => (
            <option key={`${month.year}-${month.month}`} value={index}>
              {formatMonth(month, language)}
            </option>
          ))}
        </SelectField>
        {!plan.startMonths && <small>{texts['planner.start_any']}</small>}
      </div>
      <div className={styles.result} role="status">
        <p>
          <span>{texts['planner.finish']}</span>
          <b>{start && formatMonth(finishMonth(start, time.weeks), language)}</b>
        </p>
        <small>
          {fill(texts['planner.total'], {
            credits: plan.credits,
            perCredit: plan.hoursPerCredit,
            hours: whole.format(time.totalHours),
            weeks: time.weeks,
            months: time.months,
          })}
        </small>
        {time.isHeldBySchool && <small>{fill(texts['planner.held'], { n: plan.leastMonths ?? 0 })}</small>}
        {hasFixedTerms && hours < usualHours(plan) && (
          <small className={styles.warning}>
            <Icon name="warning-circle" />
            {texts['planner.fixed_terms']}
          </small>
        )}
        {time.isTooSlow && (
          <small className={styles.warning}>
            <Icon name="warning-circle" />
            {fill(texts['planner.too_slow'], { n: plan.mostMonths ?? 0 })}
          </small>
        )}
      </div>
    </div>
  );
}
