import { HTML_LANG } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import styles from './Sheet.module.css';
import { SheetSources } from './SheetSources.tsx';
import { SheetTable } from './SheetTable.tsx';
import type { SheetContent } from './sheet.data.ts';

/** Up to ten programmes on paper: four to a page, each page with its sources at the foot (SHEET-1). */
export function Sheet(props: SheetContent) {
  const { locale, brand, parts, address, leftOut, texts } = props;
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
          <p className={styles.ask}>
            {texts.ask} <span className={styles.address}>{address}</span>
          </p>
        </section>
      ))}
    </article>
  );
}

/** On the screen alone: what the degree is wanted for, and how to print. */
function Choices({ uses, compareHref, texts }: SheetContent) {
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

function NoPrograms({ ways, texts }: SheetContent) {
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
