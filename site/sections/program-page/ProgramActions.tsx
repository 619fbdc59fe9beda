import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import styles from './ProgramActions.module.css';

interface ProgramActionsProps {
  /** To the form, or to programmes that take registrations where this one does not. */
  main: { text: string; href: string };
  /** To the school's page. */
  school: { text: string; href: string };
  /** Whether there is no registration for this programme. */
  isClosed: boolean;
  /** The button that keeps the programme in the shortlist. */
  children?: ReactNode;
}

/** What stands under the words of a programme's head: what can be done. */
export function ProgramActions({ main, school, isClosed, children }: ProgramActionsProps) {
  return (
    <div className={styles.actions}>
      <a className={`button ${isClosed ? 'button--quiet' : 'button--primary'}`} href={main.href}>
        {main.text}
      </a>
      {children}
      <a className={styles.school} href={school.href}>
        {school.text}
        <Icon name="arrow-right" />
      </a>
    </div>
  );
}
