import { useState } from 'react';
import { useTabs } from '../../behaviour/hooks/use-tabs.ts';
import { Icon } from '../icon/Icon.tsx';
import type { MenuCategory, SiteHeaderProps } from './site-header.data.ts';
import styles from './MegaMenu.module.css';
import barStyles from './SiteHeader.module.css';
import { useDisclosure } from './use-disclosure.ts';

/** The programme menu of the desktop bar: five tabs, and the three masters pages (NAV-1, NAV-2). */
export function MegaMenu({ categories, masters, texts }: SiteHeaderProps) {
  const ref = useDisclosure({ opensOnHover: true });
  const [active, setActive] = useState(0);
  const { listProps, tabProps } = useTabs(active, categories.length, setActive);
  return (
    <details className={styles.menu} ref={ref}>
      <summary className={barStyles.link}>
        {texts.masters}
        <Icon name="caret-down" className={styles.caret} />
      </summary>
      <div className={styles.panel}>
        <div className={styles.tabs} aria-label={texts.categories} aria-orientation="vertical" {...listProps}>
          {categories.map((category, index) => (
            <button
              key={category.id}
              id={`menu-tab-${category.id}`}
              aria-controls={`menu-panel-${category.id}`}
              className={styles.tab}
              onPointerEnter={() => setActive(index)}
              {...tabProps(index)}
            >
              {category.name}
              <Icon name="caret-right" />
            </button>
          ))}
        </div>
        <div className={styles.panels}>
          {categories.map((category, index) => (
            <div
              key={category.id}
              role="tabpanel"
              id={`menu-panel-${category.id}`}
              aria-labelledby={`menu-tab-${category.id}`}
              data-panel
              hidden={index !== active}
            >
              <p>{category.teaches}</p>
              <ul className={styles.programs}>
                {category.programs.map((program) => (
                  <li key={`${program.title}${program.school}`}>
                    <Program {...program} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.pages}>
          <p>{texts.programsNote}</p>
          {masters.map((page) => (
            <a key={page.href} href={page.href}>
              {page.text}
              <Icon name="arrow-right" />
            </a>
          ))}
        </div>
      </div>
    </details>
  );
}

function Program({ title, school, href }: MenuCategory['programs'][number]) {
  const words = (
    <>
      <span>{title}</span>
      <small>{school}</small>
    </>
  );
  return href ? (
    <a className={styles.program} href={href}>
      {words}
    </a>
  ) : (
    <span className={styles.program} data-greyed>
      {words}
    </span>
  );
}
