import { useState } from 'react';
import { useTabs } from '../../behaviour/use-tabs.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import type { PictureSources } from '../../components/picture/pictures.ts';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import styles from './PopularPrograms.module.css';
import { ProgramCard } from './ProgramCard.tsx';

/** The grid always has this many slots (HOME-5). */
export const SLOTS_PER_CATEGORY = 6;

/** What a programme's card shows. */
export interface ProgramCardContent {
  slug: string;
  href: string;
  title: string;
  school: string;
  /** English name of the school; undefined where `school` is already English. */
  englishName: string | undefined;
  /** Chooses the card's colour. */
  schoolId: string;
  place: string;
  picture: PictureSources;
  object: PictureSources;
  rankings: { text: string; label: string; source: string | undefined }[];
}

/** One of the six categories with its cards. */
export interface ProgramCategory {
  id: string;
  name: string;
  note: string;
  object: PictureSources;
  /** Page with all programmes of the category. */
  href: string;
  cards: ProgramCardContent[];
}

/** Everything the section shows, in one language. */
export interface PopularProgramsProps {
  categories: ProgramCategory[];
  texts: Record<'eyebrow' | 'title' | 'lead' | 'all' | 'statementTitle' | 'statement', string>;
}

/**
 * Popular programmes (HOME-4 to HOME-6): six categories, and the cards of the chosen one in six
 * slots on desktops, in a row to scroll on phones. Without JavaScript all categories stand open.
 */
export function PopularPrograms({ categories, texts }: PopularProgramsProps) {
  const [active, setActive] = useState(0);
  const { listProps, tabProps } = useTabs(active, categories.length, setActive);
  const selectByHover = (index: number) => (event: { pointerType: string }) => {
    if (event.pointerType === 'mouse') setActive(index);
  };
  return (
    <section id="programs" className={`section ${styles.section}`} data-section="programs" data-active={active} aria-labelledby="programs-title">
      <div className="wrap">
        <SectionHeading id="programs-title" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
        <div className={styles.layout}>
          <div className={styles.tabs} aria-labelledby="programs-title" {...listProps}>
            {categories.map((category, index) => (
              <button key={category.id} id={`programs-tab-${category.id}`} aria-controls={`programs-panel-${category.id}`} className={styles.tab} onPointerEnter={selectByHover(index)} onFocus={() => setActive(index)} {...tabProps(index)}>
                <Picture sources={category.object} alt="" sizes="52px" />
                <span>
                  {category.name}
                  <small>{category.note}</small>
                </span>
              </button>
            ))}
          </div>
          {categories.map((category, index) => (
            <CategoryPanel key={category.id} category={category} isActive={index === active} all={texts.all} />
          ))}
        </div>
        <details className={styles.statement}>
          <summary><Icon name="info" />{texts.statementTitle}</summary>
          <p>{texts.statement}</p>
        </details>
      </div>
    </section>
  );
}

function CategoryPanel({ category, isActive, all }: { category: ProgramCategory; isActive: boolean; all: string }) {
  const blanks = Math.max(0, SLOTS_PER_CATEGORY - category.cards.length);
  return (
    <div role="tabpanel" id={`programs-panel-${category.id}`} aria-labelledby={`programs-tab-${category.id}`} className={styles.panel} data-panel hidden={!isActive}>
      <ul className={styles.grid}>
        {category.cards.map((card) => <li key={card.slug} data-slot><ProgramCard card={card} /></li>)}
        {Array.from({ length: blanks }, (_, index) => (
          // Blanks keep the grid's height, so that choosing a category moves nothing below it.
          // biome-ignore lint/suspicious/noArrayIndexKey: blanks are all alike
          <li key={index} className={styles.blank} data-slot="blank" aria-hidden="true" />
        ))}
      </ul>
      <a className={styles.all} href={category.href}>{all}<span className="visually-hidden">: {category.name}</span><Icon name="arrow-right" /></a>
    </div>
  );
}
