import { DialLegend } from '../../components/dial/DialLegend.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { ProgramCard } from '../../components/program-card/ProgramCard.tsx';
import styles from './ProgramPanels.module.css';
import type { ProgramPanelsProps } from './popular-programs.data.ts';

type Category = ProgramPanelsProps['categories'][number];

/** The grid always has this many slots (HOME-5). */
export const SLOTS_PER_CATEGORY = 6;

/** The panels of all categories; which one is open is the section's affair. */
export function ProgramPanels({ categories, all }: ProgramPanelsProps) {
  return (
    <div className={styles.panels}>
      {categories.map((category, index) => (
        <CategoryPanel key={category.id} category={category} index={index} all={all} />
      ))}
    </div>
  );
}

function CategoryPanel({ category, index, all }: { category: Category; index: number; all: string }) {
  const caption = category.cards.find(({ dial }) => dial.hours.classes.length > 0)?.dial.words.caption;
  const blanks = Math.max(0, SLOTS_PER_CATEGORY - category.cards.length);
  return (
    <div
      role="tabpanel"
      id={`programs-panel-${category.id}`}
      aria-labelledby={`programs-tab-${category.id}`}
      className={styles.panel}
      data-panel
      data-index={index}
    >
      {/* The rows of the cards name all else of their dials. */}
      {caption && <DialLegend parts={[{ part: 'work', text: caption }]} />}
      <ul className={styles.grid} data-card-row>
        {category.cards.map((card) => (
          <li key={card.slug} data-slot data-alone={category.cards.length === 1 ? '' : undefined}>
            <ProgramCard card={card} />
          </li>
        ))}
        {Array.from({ length: blanks }, (_, blank) => (
          // Blanks keep the grid's height, so that choosing a category moves nothing below it.
          <li key={blank} className={styles.blank} data-slot="blank" aria-hidden="true" />
        ))}
      </ul>
      <a className={`text-link ${styles.all}`} href={category.href}>
        {all}
        <span className="visually-hidden">: {category.name}</span>
        <Icon name="arrow-right" />
      </a>
    </div>
  );
}
