import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './Fold.module.css';

interface FoldProps {
  /** Opened by an address that names it, or anything in it. */
  id?: string | undefined;
  title: string;
  children: ReactNode;
}

/** Folds of a chapter: below each other on phones, beside each other on wide screens, where what is unfolded takes the row. */
export function Folds({ children }: { children: ReactNode }) {
  return <div className={styles.folds}>{children}</div>;
}

/** A part of a chapter that not every reader needs: folded, and there without a script too. */
export function Fold({ id, title, children }: FoldProps) {
  return (
    <details id={id} className={styles.fold}>
      <summary>
        <span>{title}</span>
        <Icon name="caret-down" />
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}
