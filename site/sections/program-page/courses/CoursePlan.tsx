import { SourceRef } from '../../../components/source-ref/SourceRef.tsx';
import styles from './CoursePlan.module.css';

/** What the weeks of a term are for, in their order. */
export const WEEK_KINDS = ['preparation', 'classes', 'assignment'] as const;

/** One part of a programme: courses, a project. */
export interface PlanPart {
  name: string;
  /** Its courses and credits in words; undefined where no source counts them. */
  note: string | undefined;
  /** So many courses, each a tile; 0: the part is one tile. */
  courses: number;
  /** Width beside the other parts, from 1 to 12. */
  span: number;
  source: number;
}

/** The parts and terms of a programme as they are drawn, in one language. */
export interface CoursePlanContent {
  parts: PlanPart[];
  /** Over parts that are subjects and nothing more: so, with the number of their source. */
  topics: { text: string; source: number } | undefined;
  /** What no source says, as what we ask. */
  open: { question: string; text: string; href: string } | undefined;
  term:
    | {
        title: string;
        weeks: { kind: (typeof WEEK_KINDS)[number]; count: number; span: number; text: string }[];
        /** Days with classes, from 0 for Monday; empty where no source names them. */
        days: number[];
        source: number;
      }
    | undefined;
}

/** The days of a week. */
const WEEK = [0, 1, 2, 3, 4, 5, 6];

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** What a programme is made of, drawn from what its sources say: weeks of a term, courses, credits; dashed where none does (PAGE-5). */
export function CoursePlan({ parts, topics, open, term, sourceLabel }: CoursePlanContent & { sourceLabel: string }) {
  return (
    <div className={styles.plan} data-plan>
      {term && <Term {...term} sourceLabel={sourceLabel} />}
      {topics && (
        <p className={styles.caption}>
          {topics.text}
          <SourceRef number={topics.source} label={sourceLabel} />
        </p>
      )}
      <ol className={styles.parts} data-topics={topics ? '' : undefined}>
        {parts.map(({ name, note, courses, span, source }) => (
          <li key={name} data-span={span}>
            {courses > 0 && (
              <span className={styles.courses} aria-hidden="true">
                {upTo(courses).map((course) => (
                  <i key={course}>{course}</i>
                ))}
              </span>
            )}
            <p className={courses > 0 ? styles.caption : styles.tile}>
              <b>
                {name}
                {!topics && note === undefined && <SourceRef number={source} label={sourceLabel} />}
              </b>{' '}
              {note}
              {note !== undefined && <SourceRef number={source} label={sourceLabel} />}
            </p>
          </li>
        ))}
        {open && (
          <li data-span="3">
            <a className={styles.tile} href={open.href}>
              <b>{open.question}</b> {open.text}
            </a>
          </li>
        )}
      </ol>
    </div>
  );
}

/** The bars of a week: all its days, or those with classes, which are taller. */
function dayBars(days: readonly number[], height: number): string {
  return days.map((day) => `M${3 + day * 7} ${13 - height / 2}v${height}`).join('');
}

function Term({
  title,
  weeks,
  days,
  source,
  sourceLabel,
}: NonNullable<CoursePlanContent['term']> & { sourceLabel: string }) {
  return (
    <div className={styles.term}>
      <p className={styles.caption}>
        <b>{title}</b>
        <SourceRef number={source} label={sourceLabel} />
      </p>
      <div className={styles.weeks} aria-hidden="true">
        {weeks.flatMap(({ kind, count }) =>
          upTo(count).map((week) => (
            <i key={`${kind}${week}`} data-week={kind}>
              {kind === 'classes' && (
                <svg viewBox="0 0 48 26">
                  <path d={dayBars(WEEK, 10)} />
                  <path className={styles.taught} d={dayBars(days, 22)} />
                </svg>
              )}
            </i>
          )),
        )}
      </div>
      <ul className={styles.legend}>
        {weeks.map(({ kind, span, text }) => (
          <li key={kind} data-span={span}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
