import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import styles from './ProgramPage.module.css';
import { ToAsk } from './admission/ToAsk.tsx';

/** The page of a programme of which not even the subject is known, in one language. */
export interface ProgramNoticeContent {
  eyebrow: string;
  title: string;
  paragraphs: readonly string[];
  askTitle: string;
  questions: readonly string[];
}

/** A plain notice: why there is nothing to read or to register for, and what has to be answered first. */
export function ProgramNotice({ eyebrow, title, paragraphs, askTitle, questions }: ProgramNoticeContent) {
  return (
    <section className={`wrap section ${styles.notice}`} data-notice aria-labelledby="notice-title">
      <SectionHeading id="notice-title" eyebrow={eyebrow} title={title} />
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className={styles.words}>
          {paragraph}
        </p>
      ))}
      <h3>{askTitle}</h3>
      <ToAsk questions={questions} />
    </section>
  );
}
