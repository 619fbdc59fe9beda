import { Dial } from '../../components/dial/Dial.tsx';
import { DialLegend } from '../../components/dial/DialLegend.tsx';
import { AnswerCell } from '../../components/glance/AnswerCell.tsx';
import styles from './SheetExcerpt.module.css';
import type { SheetExcerptContent } from './first-answers.data.ts';

/**
 * What a visitor takes away from a call, as they would get it: a part of the page that compares two programmes. On phones
 * each row's name stands above its cells; the roles keep it a table.
 */
export function SheetExcerpt({ label, columns, legend, rows, recognition, ask }: SheetExcerptContent) {
  return (
    <div className={styles.sheet}>
      <DialLegend parts={legend} />
      <table role="table" aria-label={label} data-sheet-excerpt>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {columns.map(({ slug, title, school, schoolId }) => (
              <th key={slug} role="columnheader" scope="col" data-school={schoolId}>
                {school}
                <span>{title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ name, label: term, cells }) => (
            <tr key={name} role="row" data-row={name}>
              <th role="rowheader" scope="row">
                {term}
              </th>
              {columns.map(({ slug, dial }, index) => (
                <td key={slug} role="cell">
                  {name === 'hours' && <Dial size={96} id={`sample-${slug}`} isLabelled {...dial} />}
                  <AnswerCell cell={cells[index]} unknown={ask} />
                </td>
              ))}
            </tr>
          ))}
          <tr role="row" data-row="recognition">
            <th role="rowheader" scope="row">
              {recognition.label}
            </th>
            <td role="cell" colSpan={columns.length}>
              {recognition.text}
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
