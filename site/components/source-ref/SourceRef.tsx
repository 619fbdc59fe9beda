import styles from './SourceRef.module.css';

/** Address of a source in the list of a page. @param list which list, where a page has several. */
export function sourceAnchor(number: number, list?: string): string {
  return `source-${list ? `${list}-` : ''}${number}`;
}

interface SourceRefProps {
  number: number;
  /** Said before the number by screen readers. */
  label: string;
  list?: string;
}

/** The number of a statement's source: leads to the list where the source is named and linked (TRUST-1). */
export function SourceRef({ number, label, list }: SourceRefProps) {
  return (
    <sup className={styles.ref}>
      <a href={`#${sourceAnchor(number, list)}`} data-source-ref="">
        <span className="visually-hidden">{`${label} `}</span>
        {number}
      </a>
    </sup>
  );
}
