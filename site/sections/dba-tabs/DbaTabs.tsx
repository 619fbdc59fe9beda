import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useIsHydrated } from '../../behaviour/hooks/use-is-hydrated.ts';
import { useMediaQuery } from '../../behaviour/hooks/use-media-query.ts';
import { useTabs } from '../../behaviour/hooks/use-tabs.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import styles from './DbaTabs.module.css';
import { useAnchoredTab, useLinksToTabs, useOnChange } from './use-anchored-tab.ts';

/** A tab's name; its id is its anchor in the address. */
export interface DbaTab {
  id: string;
  icon: string;
  label: string;
}

interface DbaTabsProps {
  tabs: readonly DbaTab[];
  /** Name of the tab list, for screen readers. */
  label: string;
  /** The panels (DbaPanels), already rendered: they need no script of their own. */
  children?: ReactNode;
}

/** From this width the tabs stand in a column beside the panel. */
const COLUMN_QUERY = '(min-width: 1024px)';

/**
 * The ten tabs of the DBA page (PAGE-2). Before a script runs they are links: style shows the
 * panel that the address names. Without JavaScript all panels stand one under another.
 */
export function DbaTabs({ tabs, label, children }: DbaTabsProps) {
  const isHydrated = useIsHydrated();
  const isColumn = useMediaQuery(COLUMN_QUERY);
  const rootRef = useRef<HTMLDivElement>(null);
  const ids = tabs.map(({ id }) => id);
  const { active, open } = useAnchoredTab(ids);
  const { listProps, tabProps } = useTabs(active, tabs.length, open);

  useLayoutEffect(() => {
    const root = rootRef.current;
    const panels = root?.querySelectorAll<HTMLElement>('[data-panel]') ?? [];
    for (const [index, panel] of panels.entries()) panel.toggleAttribute('data-open', index === active);
    centreTab(root, active);
  }, [active]);

  const panelsTop = () => rootRef.current?.querySelector('[data-panels]');
  useLinksToTabs(ids, (index) => {
    open(index, 'click');
    panelsTop()?.scrollIntoView({ block: 'start' });
  });
  useOnChange(active, () => {
    const panels = panelsTop();
    // The visitor reads from the top of the chosen panel, and stays where he is while that is in view.
    if (panels && panels.getBoundingClientRect().top < 0) panels.scrollIntoView({ block: 'start' });
  });

  const roles = isHydrated ? { ...listProps, 'aria-orientation': isColumn ? ('vertical' as const) : undefined } : {};
  return (
    <div
      ref={rootRef}
      className={styles.layout}
      data-section="dba"
      data-active={active}
      data-ready={isHydrated ? '' : undefined}
    >
      <nav className={styles.bar} aria-label={label}>
        <div className={styles.tabs} aria-label={label} {...roles}>
          {tabs.map((tab, index) => (
            <a
              key={tab.id}
              id={`tab-${tab.id}`}
              href={`#${tab.id}`}
              className={styles.tab}
              {...(isHydrated && { ...linkTab(tabProps(index)), 'aria-controls': tab.id })}
            >
              <Icon name={tab.icon} />
              {tab.label}
            </a>
          ))}
        </div>
      </nav>
      {children}
    </div>
  );
}

/** A tab's props for a link: it follows no address, and has no button's type. */
function linkTab({ type: _type, onClick, ...props }: ReturnType<ReturnType<typeof useTabs>['tabProps']>) {
  return {
    ...props,
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      onClick();
    },
  };
}

/** Brings a tab to the middle of the row that scrolls on narrow screens. */
function centreTab(root: HTMLElement | null, index: number): void {
  const tab = root?.querySelectorAll<HTMLElement>('nav a')[index];
  const row = tab?.parentElement;
  if (!tab || !row || row.scrollWidth <= row.clientWidth) return;
  row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.clientWidth) / 2 });
}
