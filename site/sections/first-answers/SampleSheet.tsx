import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import { AnswerLink } from './FirstAnswers.tsx';
import styles from './SampleSheet.module.css';
import { SheetExcerpt } from './SheetExcerpt.tsx';
import type { SampleSheetContent } from './first-answers.data.ts';

/** What a visitor gets for their number, shown before anything else: a part of the page that compares programmes. */
export function SampleSheet({ title, text, link, action, excerpt }: SampleSheetContent) {
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="sample-sheet">
      <div className={styles.words}>
        <SectionHeading id="sample-sheet" title={title} lead={text} />
        <p className={styles.links}>
          <a className="button button--primary" href="#appointment">
            {action}
          </a>
          <AnswerLink {...link} />
        </p>
      </div>
      {excerpt && <SheetExcerpt {...excerpt} />}
    </section>
  );
}
