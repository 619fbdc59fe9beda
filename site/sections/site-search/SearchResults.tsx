import { format } from '../../../contract/messages.ts';
import { Dial } from '../../components/dial/Dial.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { excerpt, highlight } from './highlight.ts';
import styles from './SearchResults.module.css';
import type { SiteSearchProps } from './site-search.data.ts';
import type { DocumentKind } from './search-document.ts';
import type { Found } from './search-index.ts';

type SearchResultsProps = Pick<SiteSearchProps, 'kinds' | 'prefix' | 'contact' | 'texts' | 'locale'> & {
  query: string;
  found: readonly Found[];
};

/** What was found, kind by kind, the kind of the best find first; or what to do when nothing was. */
export function SearchResults({ query, found, kinds, prefix, contact, texts, locale }: SearchResultsProps) {
  if (found.length === 0) {
    return (
      <div className={styles.none} data-none>
        <h2>{format(texts.noneTitle, { query }, locale)}</h2>
        <p>{texts.noneText}</p>
        <a className="button button--quiet button--small" href={contact.href}>
          {contact.text}
          <Icon name="arrow-right" />
        </a>
      </div>
    );
  }
  const order = [...new Set(found.map(({ document }) => document.kind))];
  return (
    <div className={styles.groups} data-results>
      {order.map((kind) => (
        <Group
          key={kind}
          kind={kind}
          name={kinds[kind]}
          prefix={prefix}
          ask={texts.ask}
          found={found.filter(({ document }) => document.kind === kind)}
        />
      ))}
    </div>
  );
}

interface GroupProps {
  /** On the dial of a programme of which nothing is known. */
  ask: string;
  kind: DocumentKind;
  name: string;
  prefix: string;
  found: readonly Found[];
}

function Group({ kind, name, prefix, ask, found }: GroupProps) {
  return (
    <section className={styles.group} data-kind={kind} aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`}>
        {name} <span>{found.length}</span>
      </h2>
      <ul>
        {found.map(({ document: { path, title, note, text, dial }, terms }) => (
          <li key={path} data-with-dial={dial ? '' : undefined}>
            {dial && <Dial size={44} id={`found-dial${path.replaceAll('/', '-')}`} words={{ ask }} {...dial} />}
            <a href={`${prefix}${path}`}>
              <Marked text={title} found={terms} />
            </a>
            {note && (
              <p className={styles.note}>
                <Marked text={note} found={terms} />
              </p>
            )}
            <p className={styles.text}>
              <Marked text={excerpt(text, terms)} found={terms} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Marked({ text, found }: { text: string; found: ReadonlySet<string> }) {
  return highlight(text, found).map((piece, index) =>
    // Pieces have no identity but their place.
    piece.isFound ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  );
}
