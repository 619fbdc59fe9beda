import { SourceRef } from '../source-ref/SourceRef.tsx';
import styles from './FigureList.module.css';

/** A figure with the number of its source in the page's list. */
export interface FigureContent {
  text: string;
  label: string;
  source: number;
}

/** Rankings and figures of programme and school, side by side; each has its source (TRUST-1). */
export function FigureList({ figures, sourceLabel }: { figures: readonly FigureContent[]; sourceLabel: string }) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ text, label, source }) => (
        <li key={label + text} data-figure>
          <b>{text}</b>
          <span>
            {label}
            <SourceRef number={source} label={sourceLabel} />
          </span>
        </li>
      ))}
    </ul>
  );
}
