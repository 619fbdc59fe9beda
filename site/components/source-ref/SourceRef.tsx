import styles from './SourceRef.module.css';

/** Address of a source in the list of a page. */
export function sourceAnchor(number: number): string {
  return `source-${number}`;
}

/** The number of a statement's source: leads to the list at the end of the page, where the source is named and linked (TRUST-1). */
export function SourceRef({ number, label }: { number: number; label: string }) {
  return (
    <sup className={styles.ref}>
      <a href={`#${sourceAnchor(number)}`} data-source-ref>
        <span className="visually-hidden">{label} </span>
        {number}
      </a>
    </sup>
  );
}
