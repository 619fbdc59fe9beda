import { useEffect, useState } from 'react';
import { ClassTimes } from './ClassTimes.tsx';
import type { TimePlannerProps } from './time-planner.data.ts';
import { StudyTimeForm } from './StudyTimeForm.tsx';
import styles from './TimePlanner.module.css';

/** When one could finish beside a job, and what class hours on campus are at home. */
export function TimePlanner({ plan, hasFixedTerms, builtOn, texts, locale, ...classes }: TimePlannerProps) {
  const [today, setToday] = useState(() => new Date(builtOn));
  useEffect(() => setToday(new Date()), []);
  return (
    <div className={styles.parts} data-section="planner" data-single={plan ? undefined : ''}>
      {plan && <StudyTimeForm plan={plan} today={today} {...{ hasFixedTerms, locale, texts }} />}
      <ClassTimes {...classes} today={today} locale={locale} texts={texts} />
    </div>
  );
}
