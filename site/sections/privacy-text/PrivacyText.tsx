import { Fragment, type ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import { WholeWords } from '../../components/whole-words/WholeWords.tsx';
import { cutText } from './filled-text.ts';
import { PrivacyTable } from './PrivacyTable.tsx';
import styles from './PrivacyText.module.css';
import type { PrivacyTextProps } from './privacy-text.data.ts';

/** What the placeholders of the texts stand for; some lead somewhere. */
export type PrivacyFacts = Record<string, { text: string; href?: string }>;

/** The privacy policy with its table of contents and the history of its versions (PAGE-7). */
export function PrivacyText(props: PrivacyTextProps) {
  const { sections, facts, versions, texts } = props;
  return (
    <div className={`wrap ${styles.layout}`}>
      <Contents {...props} />
      <article className={styles.text}>
        {sections.map((section, index) => (
          <Folded key={section.id} id={section.id} number={index + 1} title={section.title}>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <Filled text={paragraph} facts={facts} />
              </p>
            ))}
            {section.list.length > 0 && (
              <ul className={styles.list}>
                {section.list.map((point) => (
                  <li key={point}>
                    <Filled text={point} facts={facts} />
                  </li>
                ))}
              </ul>
            )}
            {section.table && <PrivacyTable table={section.table} label={section.title} />}
          </Folded>
        ))}
        <Folded id="versions" title={texts.versions}>
          <ol className={styles.versions}>
            {versions.map((version) => (
              <li key={version.date}>
                <time dateTime={version.date}>{version.day}</time>
                {version.text}
              </li>
            ))}
          </ol>
        </Folded>
      </article>
    </div>
  );
}

interface FoldedProps {
  /** Anchor of the text: a link to it unfolds it. */
  id: string;
  number?: number;
  title: string;
  children: ReactNode;
}

/** A section, folded on phones, where the titles are the contents of the page. */
function Folded({ id, number, title, children }: FoldedProps) {
  return (
    <section aria-labelledby={`${id}-title`}>
      <details className={styles.section}>
        <summary>
          <h2 id={`${id}-title`} className={styles.title}>
            {number && <span className={styles.number}>{number}</span>}
            <span>
              <WholeWords text={title} />
            </span>
          </h2>
          <Icon name="caret-down" />
        </summary>
        <div id={id} className={styles.inside}>
          {children}
        </div>
      </details>
    </section>
  );
}

/** The way to each section, beside the text on wide screens. */
function Contents({ sections, texts }: PrivacyTextProps) {
  return (
    <nav aria-label={texts.contents} className={styles.contents}>
      <p>{texts.contents}</p>
      <ol>
        {[...sections, { id: 'versions', title: texts.versions }].map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A text with its placeholders filled in from the company's own facts. */
function Filled({ text, facts }: { text: string; facts: PrivacyFacts }) {
  return cutText(text, facts).map((piece) => {
    if ('text' in piece) return <Fragment key={piece.text}>{piece.text}</Fragment>;
    const { fact } = piece;
    return fact.href ? (
      <a key={fact.text} href={fact.href}>
        {fact.text}
      </a>
    ) : (
      <Fragment key={fact.text}>{fact.text}</Fragment>
    );
  });
}
