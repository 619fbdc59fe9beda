import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import styles from './ProgramActions.module.css';

interface ProgramActionsProps {
  /** To the form. */
  ask: { text: string; href: string };
  /** To the school's page. */
  school: { text: string; href: string };
  /** Note that the title is still to be confirmed, where it is. */
  titleOpen: string | undefined;
  /** The button that keeps the programme in the shortlist. */
  children?: ReactNode;
}

/** What stands under the words of a programme's head: what can be done, and what is still open. */
export function ProgramActions({ ask, school, titleOpen, children }: ProgramActionsProps) {
  return (
    <>
      <div className={styles.actions}>
        <a className="button button--primary" href={ask.href}>
          {ask.text}
        </a>
        {children}
        <a className={styles.school} href={school.href}>
          {school.text}
          <Icon name="arrow-right" />
        </a>
      </div>
      {titleOpen && (
        <p className={styles.open} data-title-open>
          <Icon name="question" />
          <span>{titleOpen}</span>
        </p>
      )}
    </>
  );
}
