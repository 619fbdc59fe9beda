import styles from './SheetExcerpt.module.css';

/** A few rows of a comparison, in one language. */
export interface SheetExcerptContent {
  label: string;
  columns: { slug: string; title: string; school: string; schoolId: string }[];
  /** A cell per column; undefined where no source says it. */
  rows: { name: string; label: string; cells: (string | undefined)[] }[];
  /** Where the degree counts: one rule for the reader's country. */
  recognition: { label: string; text: string };
  /** In place of what no source says. */
  ask: string;
}

/** What a visitor takes away from a call, as they would get it: a part of the page that compares two programmes. */
export function SheetExcerpt({ label, columns, rows, recognition, ask }: SheetExcerptContent) {
  return (
    <table className={styles.sheet} aria-label={label} data-sheet-excerpt>
      <thead>
        <tr>
          <td />
          {columns.map(({ slug, title, school, schoolId }) => (
            <th key={slug} scope="col" data-school={schoolId}>
              {school}
              <span>{title}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, label: term, cells }) => (
          <tr key={name} data-row={name}>
            <th scope="row">{term}</th>
            {columns.map(({ slug }, index) => (
              <td key={slug}>{cells[index] ?? <span className={styles.ask}>{ask}</span>}</td>
            ))}
          </tr>
        ))}
        <tr data-row="recognition">
          <th scope="row">{recognition.label}</th>
          <td colSpan={columns.length}>{recognition.text}</td>
        </tr>
      </tbody>
    </table>
  );
}
