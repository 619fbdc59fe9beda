import { type ReactNode, useState } from 'react';
import { useTabs } from '../../behaviour/hooks/use-tabs.ts';
import { Picture } from '../../components/picture/Picture.tsx';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import styles from './PopularPrograms.module.css';
import type { PopularProgramsProps } from './popular-programs.data.ts';

interface Props extends PopularProgramsProps {
  /** The panels of the categories (ProgramPanels), already rendered: they need no script of their own. */
  children?: ReactNode;
}

/**
 * Popular programmes (HOME-4 to HOME-6): six categories, and the cards of the chosen one in six
 * slots on desktops, in a row to scroll on phones. The root's `data-active` opens the panel, by
 * style; without JavaScript all panels stand open.
 */
export function PopularPrograms({ categories, texts, children }: Props) {
  const [active, setActive] = useState(0);
  const { listProps, tabProps } = useTabs(active, categories.length, setActive);
  const selectByHover = (index: number) => (event: { pointerType: string }) => {
    if (event.pointerType === 'mouse') setActive(index);
  };
  return (
    <section
      id="programs"
      className={`section ${styles.section}`}
      data-section="programs"
      data-active={active}
      aria-labelledby="programs-title"
    >
      <div className="wrap">
        <SectionHeading id="programs-title" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
        <div className={styles.layout}>
          <div className={styles.tabs} aria-labelledby="programs-title" {...listProps}>
            {categories.map((category, index) => (
              <button
                key={category.id}
                id={`programs-tab-${category.id}`}
                aria-controls={`programs-panel-${category.id}`}
                className={styles.tab}
                // Not `onPointerEnter`: React drops it where the mouse comes from an island that is not hydrated yet.
                onPointerOver={selectByHover(index)}
                onFocus={() => setActive(index)}
                {...tabProps(index)}
              >
                <Picture sources={category.object} alt="" sizes="52px" />
                <span>
                  {category.name}
                  <small>{category.note}</small>
                </span>
              </button>
            ))}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}
