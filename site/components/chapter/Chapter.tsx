import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { WholeWords } from '../whole-words/WholeWords.tsx';
import styles from './Chapter.module.css';

interface ChapterProps {
  /** Anchor of the chapter; the navigation of the page leads to it. */
  id: string;
  title: string;
  /** One or two sentences under the title. */
  lead?: string | undefined;
  /**
   * `wide`: heading and text stand above what follows on wide screens too, and not beside it; `band`: so, on a ground of
   * its own from edge to edge.
   */
  look?: 'wide' | 'band';
  children: ReactNode;
}

/** One part of a long page: a heading with an address of its own, and what stands under it. */
export function Chapter({ id, title, lead, look, children }: ChapterProps) {
  return (
    <section id={id} className={styles.chapter} data-chapter={id} data-look={look} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          <WholeWords text={title} />
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** A chapter that is folded on phones, and a row among its neighbours there; wide screens show it like any other. */
export function FoldedChapter({ id, title, children }: Omit<ChapterProps, 'lead' | 'look'>) {
  return (
    <section id={id} className={`${styles.chapter} ${styles.folded}`} data-chapter={id} aria-labelledby={`${id}-title`}>
      <details>
        <summary>
          <h2 id={`${id}-title`} className={styles.title}>
            <WholeWords text={title} />
          </h2>
          <Icon name="caret-down" />
        </summary>
        <div className={styles.inside}>{children}</div>
      </details>
    </section>
  );
}
