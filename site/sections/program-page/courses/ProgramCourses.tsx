import type { ReactNode } from 'react';
import { Fold, Folds } from '../../../components/fold/Fold.tsx';
import { NotPublished, type NotPublishedContent } from '../../../components/not-published/NotPublished.tsx';
import { type OwnPageContent, OwnPageLink } from '../../../components/own-page-link/OwnPageLink.tsx';
import type { PictureSources } from '../../../components/picture/pictures.ts';
import { ReferencedList, type ReferencedStatement } from '../../../components/source-ref/ReferencedList.tsx';
import { CoursePlan, type CoursePlanContent } from './CoursePlan.tsx';
import styles from '../ProgramPage.module.css';
import { ProgramSubject } from './ProgramSubject.tsx';

/** What is taught and how one studies, in one language. */
export interface ProgramCoursesContent {
  /** Two sentences on the programme. */
  summary: string;
  /** What it is made of, drawn; undefined where no source says it. */
  plan: CoursePlanContent | undefined;
  /** Credits and courses. */
  statements: ReferencedStatement[];
  /** Where no source says what is taught: so, and what to do. */
  none: string | undefined;
  ownPage: OwnPageContent;
  /** All other key facts. */
  details: ReferencedStatement[];
  /** The key facts that no source gives; undefined when nothing is missing. */
  missing: NotPublishedContent | undefined;
  about: { lead: string; paragraphs: readonly string[]; object: PictureSources };
  /** The school: its story, who teaches and studies there, what its alumni are known for. */
  school: ReferencedStatement[];
  plannerLead: string;
  /** The rule behind the time planner's estimate; undefined when nothing is estimated. */
  plannerRule: ReferencedStatement | undefined;
  texts: Record<'details' | 'more' | 'school' | 'planner', string>;
}

interface ProgramCoursesProps extends ProgramCoursesContent {
  sourceLabel: string;
  planner: ReactNode;
}

/** What is taught, drawn where a source says it; every key fact, the time planner, the subject in general and the school are folded below it. */
export function ProgramCourses(props: ProgramCoursesProps) {
  const { summary, statements, none, ownPage, details, missing, about, plannerRule, texts, sourceLabel } = props;
  return (
    <>
      {props.plan && <CoursePlan {...props.plan} sourceLabel={sourceLabel} />}
      <div className={styles.courses}>
        {statements.length > 0 && <ReferencedList statements={statements} sourceLabel={sourceLabel} />}
        {none && (
          <p className={styles.words}>
            {none} <OwnPageLink {...ownPage} />
          </p>
        )}
      </div>
      <Folds>
        <Fold title={texts.details} id="facts">
          {details.length > 0 && <ReferencedList statements={details} sourceLabel={sourceLabel} />}
          {missing && <NotPublished {...missing} />}
        </Fold>
        <Fold title={texts.planner} id="planner">
          <p className={styles.words}>{props.plannerLead}</p>
          {props.planner}
          {plannerRule && <ReferencedList statements={[plannerRule]} sourceLabel={sourceLabel} />}
        </Fold>
        <Fold title={texts.more} id="about">
          <p className={styles.words}>{summary}</p>
          <p className={styles.words}>{about.lead}</p>
          <ProgramSubject paragraphs={about.paragraphs} object={about.object} />
        </Fold>
        {props.school.length > 0 && (
          <Fold title={texts.school} id="school">
            <ReferencedList statements={props.school} sourceLabel={sourceLabel} />
          </Fold>
        )}
      </Folds>
    </>
  );
}
