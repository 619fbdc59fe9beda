import type { Source } from '../../../content/schema/facts.ts';
import type { Locale } from '../../../contract/locales.ts';
import { Dial, type DialContent } from '../../components/dial/Dial.tsx';
import { DialLegend, type DialPart } from '../../components/dial/DialLegend.tsx';
import type { NumberedItem } from '../../components/program-cells/program-cells.data.ts';
import { StatusMark } from '../../components/recognition/StatusMark.tsx';
import { SourceItems } from '../../components/source-list/SourceList.tsx';
import type { SourceTexts } from '../../components/source-note/SourceNote.tsx';
import { SourceRef } from '../../components/source-ref/SourceRef.tsx';
import styles from './CompareTable.module.css';

/** A programme as the head of its column. */
export interface CompareColumn {
  slug: string;
  title: string;
  href: string;
  school: string;
  schoolHref: string;
  schoolId: string;
  /** What its cells refer to by number. */
  sources: readonly Source[];
  /** Its hours on a day of the reader. */
  dial: DialContent;
  /** Whether it is shown until some are chosen. */
  isExample: boolean;
}

/** One line of the comparison: a cell per programme, in the columns' order. */
export interface CompareRow {
  id: string;
  label: string;
  /** Said where no source says anything. */
  missing: string;
  cells: readonly (readonly NumberedItem[])[];
}

interface CompareTableProps {
  caption: string;
  columns: readonly CompareColumn[];
  rows: readonly CompareRow[];
  programLabel: string;
  /** Name of the line with the dials. */
  hoursLabel: string;
  legend: readonly { part: DialPart; text: string }[];
  sourcesLabel: string;
  sourceTexts: SourceTexts;
  locale: Locale;
}

/**
 * All programmes side by side. On phones each line's name stands above its cells; the roles keep it
 * a table whatever the styles make of it.
 */
export function CompareTable(props: CompareTableProps) {
  const { caption, columns, rows, programLabel, sourceTexts } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls sideways has to be reached by keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table} role="table" data-columns="all" aria-label={caption}>
        <thead role="rowgroup">
          <tr role="row" className={styles.head}>
            <th role="columnheader" scope="col" className={styles.corner}>
              <span className="visually-hidden">{programLabel}</span>
            </th>
            {columns.map((column) => (
              <th
                key={column.slug}
                role="columnheader"
                scope="col"
                data-program={column.slug}
                data-example={column.isExample || undefined}
                data-school={column.schoolId}
                className={styles.program}
              >
                <a className={styles.title} href={column.href}>
                  {column.title}
                </a>
                <a className={styles.school} href={column.schoolHref}>
                  {column.school}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <Hours {...props} />
          {rows.map((row) => (
            <tr key={row.id} role="row" data-row={row.id}>
              <th role="rowheader" scope="row" className={styles.label}>
                <span>{row.label}</span>
              </th>
              {columns.map((column, index) => (
                <td
                  key={column.slug}
                  role="cell"
                  data-program={column.slug}
                  data-example={column.isExample || undefined}
                  data-school={column.schoolId}
                >
                  <Cell
                    items={row.cells[index] ?? []}
                    missing={row.missing}
                    list={column.slug}
                    label={sourceTexts.source}
                  />
                </td>
              ))}
            </tr>
          ))}
          <Sources {...props} />
        </tbody>
      </table>
    </section>
  );
}

/** Which hours of a day each programme takes. */
function Hours({ columns, hoursLabel, legend }: Pick<CompareTableProps, 'columns' | 'hoursLabel' | 'legend'>) {
  return (
    <tr role="row" data-row="hours">
      <th role="rowheader" scope="row" className={styles.label}>
        <span>{hoursLabel}</span>
        <DialLegend parts={legend} />
      </th>
      {columns.map(({ slug, schoolId, dial, isExample }) => (
        <td key={slug} role="cell" data-program={slug} data-example={isExample || undefined} data-school={schoolId}>
          <Dial size={96} id={`dial-${slug}`} isLabelled {...dial} />
        </td>
      ))}
    </tr>
  );
}

/** Where the cells of each programme were read, in the order of their numbers. */
function Sources({ columns, sourcesLabel, sourceTexts, locale }: CompareTableProps) {
  return (
    <tr role="row" data-row="sources">
      <th role="rowheader" scope="row" className={styles.label}>
        <span>{sourcesLabel}</span>
      </th>
      {columns.map(({ slug, schoolId, sources, isExample }) => (
        <td key={slug} role="cell" data-program={slug} data-example={isExample || undefined} data-school={schoolId}>
          <SourceItems sources={sources} list={slug} texts={sourceTexts} locale={locale} />
        </td>
      ))}
    </tr>
  );
}

interface CellProps {
  items: readonly NumberedItem[];
  missing: string;
  /** Said before the number of a source by screen readers. */
  label: string;
  /** The list of sources that the numbers are of. */
  list: string;
}

function Cell({ items, missing, label, list }: CellProps) {
  if (items.length === 0) return <p className="ask-mark">{missing}</p>;
  // Neighbours from one source share its number.
  return items.map(({ text, lang, source, status }, index) => (
    <div key={text} className={styles.item}>
      {status && <StatusMark {...status} />}
      <p lang={lang}>
        {text}
        {source !== undefined && source !== items[index + 1]?.source && (
          <SourceRef number={source} {...{ label, list }} />
        )}
      </p>
    </div>
  ));
}
