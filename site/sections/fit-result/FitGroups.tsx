import { Icon } from '../../components/icon/Icon.tsx';
import { FitCard, type FitCardTexts } from './FitCard.tsx';
import styles from './FitGroups.module.css';
import type { FitResultProps } from './fit-result.data.ts';

type GroupProps = FitResultProps['groups'][number] & { texts: FitCardTexts };

/** Programmes that answer alike, as cards; folded where others come before them. */
export function FitGroup({ id, title, lead, cards, isFolded, texts }: GroupProps) {
  const heading = <h2 id={`fit-${id}`}>{title}</h2>;
  const body = (
    <>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.cards}>
        {cards.map((card) => (
          <FitCard key={card.slug} card={card} texts={texts} />
        ))}
      </div>
    </>
  );
  return isFolded ? (
    <details className={styles.group} data-group={id}>
      <summary>
        {heading} <span>{cards.length}</span>
        <Icon name="caret-down" />
      </summary>
      {body}
    </details>
  ) : (
    <section className={styles.group} data-group={id} aria-labelledby={`fit-${id}`}>
      {heading}
      {body}
    </section>
  );
}

/** Programmes that do not fit, a line each. */
export function FitList({ id, title, lines }: FitResultProps['lists'][number]) {
  return (
    <details className={styles.list} data-group={id}>
      <summary>
        {title} <span>{lines.length}</span>
        <Icon name="caret-down" />
      </summary>
      <ul>
        {lines.map(({ slug, title: name, school, href, why }) => (
          <li key={slug} data-program={slug}>
            <a href={href}>{name}</a> <span>{school}</span>
            {why && <p>{why}</p>}
          </li>
        ))}
      </ul>
    </details>
  );
}
