import type { ReactNode } from 'react';
import styles from './ProgramActions.module.css';

interface ProgramActionsProps {
  /** To the form, or to programmes of the field where this one does not take the reader. */
  main: { text: string; href: string };
  /** To the programmes of the field, where the main thing is the form. */
  field: { text: string; href: string } | undefined;
  /** The button that keeps the programme in the shortlist. */
  children?: ReactNode;
}

/** What stands under the words of a programme's head: what can be done. */
export function ProgramActions({ main, field, children }: ProgramActionsProps) {
  return (
    <div className={styles.actions} data-actions>
      <a className="button button--primary" href={main.href}>
        {main.text}
      </a>
      {children}
      {field && (
        <a className={styles.field} href={field.href}>
          {field.text}
        </a>
      )}
    </div>
  );
}
