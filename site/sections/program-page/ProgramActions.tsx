import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import styles from './ProgramActions.module.css';

interface ProgramActionsProps {
  /** To the form, or to programmes that take registrations where this one does not. */
  main: { text: string; href: string };
  /** To the school's page. */
  school: { text: string; href: string };
  /** Why there is no registration for this programme, where that is so. */
  closed: string | undefined;
  /** The button that keeps the programme in the shortlist. */
  children?: ReactNode;
}

/** What stands under the words of a programme's head: what can be done, and what is still open. */
export function ProgramActions({ main, school, closed, children }: ProgramActionsProps) {
  return (
    <>
      <div className={styles.actions}>
        <a className={`button ${closed ? 'button--quiet' : 'button--primary'}`} href={main.href}>
          {main.text}
        </a>
        {children}
        <a className={styles.school} href={school.href}>
          {school.text}
          <Icon name="arrow-right" />
        </a>
      </div>
      {closed && (
        <p className={styles.open} data-closed>
          <Icon name="question" />
          <span>{closed}</span>
        </p>
      )}
    </>
  );
}
