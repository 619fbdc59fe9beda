import styles from './AnswerCell.module.css';
import type { AnswerRow } from './glance.data.ts';

interface AnswerCellProps {
  cell: AnswerRow['cells'][number];
  /** In place of what no source says. */
  unknown: string;
}

/** What a cell of an {@link AnswerRow} holds: the answer, and smaller what goes with it. */
export function AnswerCell({ cell, unknown }: AnswerCellProps) {
  if (!cell) return <span className="ask-mark">{unknown}</span>;
  return (
    <>
      {cell.text}
      {cell.beside && <small className={styles.beside}>{cell.beside}</small>}
    </>
  );
}
