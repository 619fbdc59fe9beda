import { Fragment } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import { WholeWords } from '../../components/whole-words/WholeWords.tsx';
import { cutText } from './filled-text.ts';
import { PrivacyTable, type PrivacyTableContent } from './PrivacyTable.tsx';
import styles from './PrivacyText.module.css';

/** A section of the page; its id is its anchor. */
export interface PrivacySection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  list: readonly string[];
  table: PrivacyTableContent | undefined;
}

/** What the placeholders of the texts stand for; some lead somewhere. */
export type PrivacyFacts = Record<string, { text: string; href?: string }>;

/** Everything the privacy page shows, in one language. */
export interface PrivacyTextProps {
  sections: readonly PrivacySection[];
  facts: PrivacyFacts;
  versions: readonly { date: string; day: string; text: string }[];
  texts: Record<'contents' | 'versions', string>;
}

/** The privacy policy with its table of contents and the history of its versions (PAGE-7). */
export function PrivacyText(props: PrivacyTextProps) {
  const { sections, facts, versions, texts } = props;
  return (
    <div className={`wrap ${styles.layout}`}>
      <Contents {...props} />
      <article className={styles.text}>
        {sections.map((section, index) => (
          <section key={section.id} id={section.id} className={styles.section} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`} className={styles.title}>
              <span className={styles.number}>{index + 1}</span>
              <WholeWords text={section.title} />
            </h2>
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
          </section>
        ))}
        <section id="versions" className={styles.section} aria-labelledby="versions-title">
          <h2 id="versions-title" className={styles.title}>
            {texts.versions}
          </h2>
          <ol className={styles.versions}>
            {versions.map((version) => (
              <li key={version.date}>
                <time dateTime={version.date}>{version.day}</time>
                {version.text}
              </li>
            ))}
          </ol>
        </section>
      </article>
    </div>
  );
}

/** The way to each section: beside the text on wide screens, folded above it on phones. */
function Contents({ sections, texts }: PrivacyTextProps) {
  const links = (
    <ol>
      {[...sections, { id: 'versions', title: texts.versions }].map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={texts.contents} className={styles.contents}>
      <details className={styles.folded}>
        <summary>
          {texts.contents}
          <Icon name="caret-down" />
        </summary>
        {links}
      </details>
      <div className={styles.beside}>
        <p>{texts.contents}</p>
        {links}
      </div>
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
