import { useEffect, useState } from 'react';
import { ClassTimes } from './ClassTimes.tsx';
import type { HOME_ZONES } from './class-times.ts';
import { StudyTimeForm } from './StudyTimeForm.tsx';
import type { StudyPlan } from './study-time.ts';
import styles from './TimePlanner.module.css';
import type { PLANNER_TEXTS } from './time-planner.data.ts';

/** Everything the planner shows, in one language. */
export interface TimePlannerProps {
  /** The page's language tag, for dates and times. */
  language: string;
  /** The amount of study; undefined: no source, and no estimate. */
  plan: StudyPlan | undefined;
  /** A source says that the courses follow one another in terms: who slows down falls behind. */
  hasFixedTerms: boolean;
  /** What a source says of live classes. */
  liveClasses: string | undefined;
  /** Town and time zone (IANA) of the campus. */
  campus: { place: string; timeZone: string };
  /** The visitor's homes in the order of the columns. */
  homes: (keyof typeof HOME_ZONES)[];
  /** Day of the build (`2026-11-21`): stands for today until the browser tells. */
  builtOn: string;
  texts: Record<(typeof PLANNER_TEXTS)[number], string>;
}

/** When one could finish beside a job, and what class hours on campus are at home. */
export function TimePlanner({ plan, hasFixedTerms, builtOn, texts, language, ...classes }: TimePlannerProps) {
  const [today, setToday] = useState(() => new Date(builtOn));
  useEffect(() => setToday(new Date()), []);
  return (
    <div className={styles.parts} data-section="planner" data-single={plan ? undefined : ''}>
      {plan && <StudyTimeForm plan={plan} today={today} {...{ hasFixedTerms, language, texts }} />}
      <ClassTimes {...classes} today={today} language={language} texts={texts} />
    </div>
  );
}
