import type { Source } from '../../../content/schema/facts.ts';
import { HTML_LANG, type Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import type { CellItem } from '../../components/program-cells/program-cells.data.ts';
import styles from './Sheet.module.css';
import { SheetSources } from './SheetSources.tsx';
import { SheetTable } from './SheetTable.tsx';

/** A cell's item with the number of its source at the foot. */
export type SheetItem = Omit<CellItem, 'source'> & { source: number | undefined };

/** One line of the sheet. */
export interface SheetRow {
  id: string;
  label: string;
  /** What the degree is wanted for. */
  note?: string;
  /** One per programme, or a single one that holds for all of them. */
  cells: SheetItem[][];
}

/** A programme as the head of its column. */
export interface SheetColumn {
  slug: string;
  title: string;
  titleInEnglish: string;
  school: string;
  href: string;
  mode: string;
}

/** What stands on one page of A4. */
export interface SheetPart {
  columns: SheetColumn[];
  rows: SheetRow[];
  sources: Source[];
}

/** Everything the sheet shows, in one language. */
export interface SheetProps {
  locale: Locale;
  brand: string;
  parts: SheetPart[];
  /** Links to the same sheet for each use of the degree. */
  uses: { text: string; href: string; isCurrent: boolean }[];
  compareHref: string;
  /** Where to choose programmes. */
  ways: { text: string; href: string }[];
  /** Says that something in the address is left out. */
  leftOut: string | undefined;
  texts: Record<
    | 'title'
    | 'print'
    | 'compare'
    | 'uses'
    | 'part'
    | 'missing'
    | 'sources'
    | 'readOn'
    | 'ask'
    | 'noneTitle'
    | 'noneText',
    string
  >;
}

/** Up to ten programmes on paper: four to a page, each page with its sources at the foot (SHEET-1). */
export function Sheet(props: SheetProps) {
  const { locale, brand, parts, leftOut, texts } = props;
  return (
    <article className={`wrap ${styles.sheet}`} data-section="sheet" lang={HTML_LANG[locale]}>
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p className={styles.brand}>{brand}</p>
      </header>
      {parts.length === 0 ? <NoPrograms {...props} /> : <Choices {...props} />}
      {leftOut && parts.length > 0 && (
        <p className={styles.leftOut} data-left>
          <Icon name="info" />
          {leftOut}
        </p>
      )}
      {parts.map((part, index) => (
        <section key={part.columns[0]?.slug} className={styles.part} data-part={index + 1}>
          {parts.length > 1 && (
            <p className={styles.number}>{format(texts.part, { n: index + 1, count: parts.length }, locale)}</p>
          )}
          <SheetTable part={part} caption={texts.title} missing={texts.missing} locale={locale} />
          <SheetSources sources={part.sources} texts={texts} locale={locale} />
          <p className={styles.ask}>{texts.ask}</p>
        </section>
      ))}
    </article>
  );
}

/** On the screen alone: what the degree is wanted for, and how to print. */
function Choices({ uses, compareHref, texts }: SheetProps) {
  return (
    <div className={styles.choices}>
      <p id="sheet-uses">{texts.uses}</p>
      <ul aria-labelledby="sheet-uses">
        {uses.map((use) => (
          <li key={use.href}>
            <a href={use.href} aria-current={use.isCurrent ? 'true' : undefined}>
              {use.text}
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.print}>
        {texts.print}{' '}
        <a href={compareHref}>
          <Icon name="columns" />
          {texts.compare}
        </a>
      </p>
    </div>
  );
}

function NoPrograms({ ways, texts }: SheetProps) {
  return (
    <EmptyState title={texts.noneTitle} text={texts.noneText} level={2} ground="paper">
      {ways.map((way) => (
        <a key={way.href} className="button button--quiet button--small" href={way.href}>
          {way.text}
        </a>
      ))}
    </EmptyState>
  );
}
