import { ProgramCard, type ProgramCardContent } from '../program-card/ProgramCard.tsx';
import styles from './ProgramRow.module.css';

/** A few programmes as cards: beside each other on wide screens, in a row to scroll on phones. */
export function ProgramRow({ cards }: { cards: readonly ProgramCardContent[] }) {
  return (
    <ul className={styles.cards} data-card-row data-later>
      {cards.map((card) => (
        <li key={card.slug} data-alone={cards.length === 1 ? '' : undefined}>
          <ProgramCard card={card} />
        </li>
      ))}
    </ul>
  );
}
