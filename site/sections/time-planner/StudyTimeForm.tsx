import { useId, useState } from 'react';
import type { StudyPlan } from '../../../content/checks/program-figures.ts';
import { DATE_LANG } from '../../../contract/time/date-lang.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { SelectField } from '../../components/select-field/SelectField.tsx';
import {
  finishMonth,
  HOURS_PER_WEEK,
  startsAfter,
  studyTime,
  usualHours,
  type YearMonth,
} from '../../components/study-time/study-time.ts';
import type { TimePlannerProps } from './time-planner.data.ts';
import styles from './TimePlanner.module.css';

interface StudyTimeFormProps extends Pick<TimePlannerProps, 'locale' | 'texts' | 'hasFixedTerms'> {
  plan: StudyPlan;
  today: Date;
}

function formatMonth({ year, month }: YearMonth, locale: Locale): string {
  return new Intl.DateTimeFormat(DATE_LANG[locale], { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month - 1, 1)),
  );
}

/** Hours a week and a first month in, a last month out. */
export function StudyTimeForm({ plan, today, locale, texts, hasFixedTerms }: StudyTimeFormProps) {
  const id = useId();
  const [hours, setHours] = useState(usualHours(plan));
  const [chosen, setChosen] = useState(0);
  const starts = startsAfter(today, plan.startMonths);
  const start = starts[chosen] ?? starts[0];
  return (
    <div className={styles.card}>
      <div className={styles.field}>
        <label htmlFor={`${id}-hours`}>{texts['planner.hours']}</label>
        <output htmlFor={`${id}-hours`}>{format(texts['planner.hours_value'], { n: hours }, locale)}</output>
        <input
          id={`${id}-hours`}
          type="range"
          min={HOURS_PER_WEEK.least}
          max={HOURS_PER_WEEK.most}
          value={hours}
          aria-valuetext={format(texts['planner.hours_value'], { n: hours }, locale)}
          onChange={(event) => setHours(Number(event.target.value))}
        />
      </div>
      <div className={styles.field}>
        <SelectField label={texts['planner.start']} value={chosen} onChoose={(index) => setChosen(Number(index))}>
          {starts.map((month, index) => (
            <option key={`${month.year}-${month.month}`} value={index}>
              {formatMonth(month, locale)}
            </option>
          ))}
        </SelectField>
        {!plan.startMonths && <small>{texts['planner.start_any']}</small>}
      </div>
      <StudyTimeResult
        plan={plan}
        start={start}
        hours={hours}
        locale={locale}
        texts={texts}
        hasFixedTerms={hasFixedTerms}
      />
    </div>
  );
}

interface StudyTimeResultProps extends Omit<StudyTimeFormProps, 'today'> {
  /** The first month; undefined when there is none to choose. */
  start: YearMonth | undefined;
  /** Hours a week. */
  hours: number;
}

function StudyTimeResult({ plan, start, hours, locale, texts, hasFixedTerms }: StudyTimeResultProps) {
  const time = studyTime(plan, hours);
  const whole = new Intl.NumberFormat(locale);
  return (
    <div className={styles.result} role="status">
      <p>
        <span>{texts['planner.finish']}</span>
        <b>{start && formatMonth(finishMonth(start, time.months), locale)}</b>
      </p>
      <small>
        {format(
          texts['planner.total'],
          {
            credits: plan.credits,
            perCredit: plan.hoursPerCredit,
            hours: whole.format(time.totalHours),
            weeks: time.weeks,
            months: time.months,
          },
          locale,
        )}
      </small>
      {time.isHeldBySchool && <small>{format(texts['planner.held'], { n: plan.leastMonths ?? 0 }, locale)}</small>}
      {plan.leastMonths !== undefined && plan.usualMonthsUpTo !== undefined && time.months === plan.leastMonths && (
        <small>{format(texts['planner.shortest'], { from: plan.leastMonths, to: plan.usualMonthsUpTo }, locale)}</small>
      )}
      {hasFixedTerms && hours < usualHours(plan) && (
        <small className={styles.warning}>
          <Icon name="warning-circle" />
          {texts['planner.fixed_terms']}
        </small>
      )}
      {time.isTooSlow && (
        <small className={styles.warning}>
          <Icon name="warning-circle" />
          {format(texts['planner.too_slow'], { n: plan.mostMonths ?? 0 }, locale)}
        </small>
      )}
    </div>
  );
}
