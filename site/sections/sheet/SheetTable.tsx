import type { Locale } from '../../../contract/locales.ts';
import { Dial } from '../../components/dial/Dial.tsx';
import type { NumberedItem } from '../../components/program-cells/program-cells.data.ts';
import { StatusMark } from '../../components/recognition/StatusMark.tsx';
import styles from './SheetTable.module.css';
import type { SheetContent } from './sheet.data.ts';

interface SheetTableProps {
  part: SheetContent['parts'][number];
  caption: string;
  /** Said where no source says anything. */
  missing: string;
  locale: Locale;
}

/** A page's programmes side by side. On phones it scrolls sideways with each line's name above its cells. */
export function SheetTable({ part: { columns, rows }, caption, missing, locale }: SheetTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls sideways has to be reached by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table} role="table" data-columns={columns.length} aria-label={caption}>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" className={styles.corner} />
            {columns.map((column) => (
              <th key={column.slug} role="columnheader" scope="col" data-program={column.slug}>
                <span className={styles.school}>{column.school}</span>
                <a href={column.href}>{column.title}</a>
                {locale !== 'en' && (
                  <span className={styles.small} lang="en">
                    {column.titleInEnglish}
                  </span>
                )}
                <span className={styles.small}>{column.mode}</span>
                <Dial size={44} id={`dial-${column.slug}`} {...column.dial} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ id, label, note, cells }) => (
            <tr key={id} role="row" data-row={id}>
              <th role="rowheader" scope="row" className={styles.label}>
                <span>
                  {label}
                  {note && <span className={styles.small}>{note}</span>}
                </span>
              </th>
              {cells.map((items, index) => (
                <td
                  key={columns[index]?.slug}
                  role="cell"
                  // One cell about all programmes is as wide as all.
                  colSpan={columns.length / cells.length}
                  data-shared={id.startsWith('recognition-') ? '' : undefined}
                >
                  <Cell items={items} missing={missing} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ items, missing }: { items: readonly NumberedItem[]; missing: string }) {
  if (items.length === 0) return <p className={styles.missing}>{missing}</p>;
  return items.map(({ text, source, status }, index) => (
    <p key={text}>
      {status && <StatusMark {...status} />}
      {/* Joined to the last word: no line begins with a number. */}
      {`${text}\u2060`}
      {/* Neighbours from one source share its number. */}
      {source !== undefined && source !== items[index + 1]?.source && <sup className={styles.source}>[{source}]</sup>}
      {/* On paper the statements of a cell run on. */}{' '}
    </p>
  ));
}
