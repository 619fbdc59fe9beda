import { AnswerCell } from '../../../components/glance/AnswerCell.tsx';
import type { AnswerRow } from '../../../components/glance/glance.data.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import styles from './SideBySide.module.css';

/** A programme as the head of its column. */
export interface BesideColumn {
  slug: string;
  title: string;
  school: string;
  /** Undefined for the programme whose page this is. */
  href: string | undefined;
  /** Chooses the colour. */
  schoolId: string;
}

/** The programme and similar ones, in one language. */
export interface SideBySideContent {
  label: string;
  thisOne: string;
  columns: BesideColumn[];
  rows: AnswerRow[];
  unknown: string;
  /** The whole comparison of these programmes. */
  more: { text: string; href: string };
}

/** What tells similar programmes apart, in short: each fact has its source on the programme's own page (PAGE-5). */
export function SideBySide({ label, thisOne, columns, rows, unknown, more }: SideBySideContent) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls sideways has to be reached by keyboard */}
      <section className={styles.scroll} aria-label={label} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {columns.map(({ slug, title, school, href, schoolId }) => (
                <th key={slug} scope="col" data-school={schoolId}>
                  {href ? <a href={href}>{title}</a> : <b>{title}</b>}
                  <span>{school}</span>
                  {!href && <small>{thisOne}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name} data-row={row.name}>
                <th scope="row">{row.label}</th>
                {columns.map(({ slug }, index) => (
                  <td key={slug}>
                    <AnswerCell cell={row.cells[index]} unknown={unknown} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <a className={styles.more} href={more.href}>
        {more.text}
        <Icon name="arrow-right" />
      </a>
    </>
  );
}
