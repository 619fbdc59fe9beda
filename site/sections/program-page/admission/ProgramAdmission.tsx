import { Fold, Folds } from '../../../components/fold/Fold.tsx';
import { type OwnPageContent, OwnPageLink } from '../../../components/own-page-link/OwnPageLink.tsx';
import { ReferencedList, type ReferencedStatement } from '../../../components/source-ref/ReferencedList.tsx';
import styles from './ProgramAdmission.module.css';
import { ToAsk } from './ToAsk.tsx';

/** One step of applying. */
export interface ApplyStep {
  title: string;
  text: string;
  /** Who decides, or who is paid. */
  who: string;
}

/** What the school asks of applicants and how one applies, in one language. */
export interface ProgramAdmissionContent {
  statements: ReferencedStatement[];
  /** Further statements, folded. */
  others: ReferencedStatement[];
  /** What is said where no source gives the requirements. */
  none: string;
  ownPage: OwnPageContent;
  steps: ApplyStep[];
  toAsk: { title: string; lead: string; questions: string[] };
  texts: Record<'others' | 'steps', string>;
}

/** Requirements, the steps of applying with who decides and who is paid, and what to ask before paying. */
export function ProgramAdmission(props: ProgramAdmissionContent & { sourceLabel: string }) {
  const { statements, others, none, ownPage, steps, toAsk, texts, sourceLabel } = props;
  return (
    <>
      {statements.length > 0 ? (
        <ReferencedList statements={statements} sourceLabel={sourceLabel} />
      ) : (
        <p className={styles.none}>
          {none} <OwnPageLink {...ownPage} />
        </p>
      )}
      <Folds>
        {others.length > 0 && (
          <Fold title={texts.others}>
            <ReferencedList statements={others} sourceLabel={sourceLabel} />
          </Fold>
        )}
        <Fold title={texts.steps} id="apply">
          <ol className={styles.steps}>
            {steps.map(({ title, text, who }) => (
              <li key={title}>
                <p>
                  <b>{title}</b> {text} <span className={styles.who}>{who}</span>
                </p>
              </li>
            ))}
          </ol>
        </Fold>
        <Fold title={toAsk.title} id="to-ask">
          <p>{toAsk.lead}</p>
          <ToAsk questions={toAsk.questions} />
        </Fold>
      </Folds>
    </>
  );
}
