import { type ReactNode, useEffect, useState } from 'react';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import type { Texts } from '../../messages/define-messages.ts';
import type { plannerMessages } from '../../messages/planner.messages.ts';
import { ClassTimes } from './ClassTimes.tsx';
import type { HOME_ZONES } from './class-times.ts';
import { StudyTimeForm } from './StudyTimeForm.tsx';
import type { StudyPlan } from './study-time.ts';
import styles from './TimePlanner.module.css';

/** Everything the planner shows, in one language. */
export interface TimePlannerProps {
  /** The page's language tag, for dates and times. */
  language: string;
  /** The amount of study; undefined: no source, and no estimate. */
  plan: StudyPlan | undefined;
  /** What a source says of live classes. */
  liveClasses: string | undefined;
  /** Town and time zone (IANA) of the campus. */
  campus: { place: string; timeZone: string };
  /** The visitor's homes in the order of the columns. */
  homes: (keyof typeof HOME_ZONES)[];
  /** Day of the build (`2026-11-21`): stands for today until the browser tells. */
  builtOn: string;
  texts: Texts<typeof plannerMessages>;
  /** The rule behind the estimate with its source, rendered at build time. */
  children?: ReactNode;
}

/** When one could finish beside a job, and what class hours on campus are at home (TRUST-1, TRUST-3). */
export function TimePlanner({ plan, builtOn, texts, language, children, ...classes }: TimePlannerProps) {
  const [today, setToday] = useState(() => new Date(builtOn));
  useEffect(() => setToday(new Date()), []);
  return (
    <section className="section" id="planner" data-section="planner" aria-labelledby="planner-title">
      <div className="wrap">
        <SectionHeading
          id="planner-title"
          eyebrow={texts['planner.eyebrow']}
          title={texts['planner.title']}
          lead={plan ? texts['planner.lead'] : texts['planner.no_plan']}
        />
        <div className={styles.parts} data-single={plan ? undefined : ''}>
          {plan && <StudyTimeForm plan={plan} today={today} language={language} texts={texts} />}
          <ClassTimes {...classes} today={today} language={language} texts={texts} />
        </div>
        {children}
      </div>
    </section>
  );
}
