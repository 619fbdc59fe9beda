import styles from './PrivacyTable.module.css';

/** A table: heads of its columns, cells row by row. */
export interface PrivacyTableContent {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table that becomes one card per row on phones. The roles keep it a table there too, for screen readers. */
export function PrivacyTable({ table, label }: { table: PrivacyTableContent; label: string }) {
  return (
    // A table that is laid out as blocks loses its roles.
    <table role="table" className={styles.table} aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {table.head.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {table.rows.map((row) => (
          <tr key={row.join()} role="row">
            {row.map((cell, column) => (
              <td key={table.head[column]} role="cell" data-head={column > 0 ? table.head[column] : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
