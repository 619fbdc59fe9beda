import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useOf } from '../../../contract/content/degree-uses.ts';
import { format } from '../../../contract/messages.ts';
import { sheetPath } from '../../../contract/shortlist/sheet.ts';
import { COMPARE_MAX, SHORTLIST_MAX } from '../../../contract/shortlist/shortlist.ts';
import { storedPurpose } from '../../behaviour/browser-storage/purpose.ts';
import { keepKnown } from '../../behaviour/browser-storage/shortlist.ts';
import { showChosen } from '../../behaviour/browser-storage/show-chosen.ts';
import { useIsHydrated } from '../../behaviour/hooks/use-is-hydrated.ts';
import { useShortlist } from '../../behaviour/hooks/use-shortlist.ts';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import styles from './Shortlist.module.css';
import type { ShortlistProps } from './shortlist.data.ts';

interface Props extends ShortlistProps {
  /** The cards of all programmes, already rendered. */
  children?: ReactNode;
}

/** The focus in a card that goes passes to the next one, after the last to the one before, else to the ways on. */
function passFocusOn(cards: HTMLElement, gone: HTMLElement): void {
  const all = [...cards.querySelectorAll<HTMLElement>('[data-program]')];
  const [before, after] = [all.slice(0, all.indexOf(gone)).reverse(), all.slice(all.indexOf(gone))];
  const next = [...after, ...before].find((card) => !card.hidden)?.querySelector<HTMLElement>('[data-shortlist]');
  (next ?? cards.parentElement?.querySelector<HTMLElement>('[data-empty] a'))?.focus({ preventScroll: true });
}

/** The visitor's shortlist: its cards, the way to the comparison, or ways on from an empty list. */
export function Shortlist({ locale, known, compareHref, sheetHref, ways, texts, children }: Props) {
  const list = useShortlist();
  const isHydrated = useIsHydrated();
  const cards = useRef<HTMLDivElement>(null);
  const slugs = list.join(' ');

  useEffect(() => keepKnown(new Set(known)), [known]);
  useLayoutEffect(() => {
    const chosen = new Set(slugs.split(' '));
    const focused = document.activeElement?.closest<HTMLElement>('[data-program]');
    if (!cards.current) return;
    showChosen(cards.current, (slug) => chosen.has(slug));
    if (focused?.hidden) passFocusOn(cards.current, focused);
  }, [slugs]);

  return (
    <section className={styles.section} data-section="shortlist">
      <div className="wrap">
        <p className={styles.withoutScript} data-without-script hidden>
          {texts.withoutScript}
        </p>
        <div className={styles.bar} data-needs-script>
          <p role="status" className={styles.count}>
            {isHydrated && list.length > 0 && format(texts.count, { n: list.length, max: SHORTLIST_MAX }, locale)}
          </p>
          {list.length > 0 && <Together list={list} compareHref={compareHref} sheetHref={sheetHref} texts={texts} />}
        </div>
        <EmptyState
          title={texts.emptyTitle}
          text={texts.emptyText}
          icon="bookmark-simple"
          level={2}
          ground="paper"
          needsScript
          isReserved={!isHydrated}
          isHidden={isHydrated && list.length > 0}
        >
          {ways.map((way) => (
            <a key={way.href} className="button button--quiet button--small" href={way.href}>
              {way.text}
            </a>
          ))}
        </EmptyState>
        {(!isHydrated || list.length > 0) && <h2 className="visually-hidden">{texts.cards}</h2>}
        <div ref={cards} className={styles.cards} data-needs-choice data-ready={list.length > 0 ? '' : undefined}>
          {children}
        </div>
      </div>
    </section>
  );
}

interface TogetherProps extends Pick<ShortlistProps, 'compareHref' | 'sheetHref' | 'texts'> {
  /** Slugs of the shortlist. */
  list: readonly string[];
}

/** What can be done with the list as a whole: a sheet to print, and the comparison. */
function Together({ list, compareHref, sheetHref, texts }: TogetherProps) {
  // The served HTML has no list, and so no link that it stands in.
  const use = useOf(storedPurpose());
  return (
    <div className={styles.compare}>
      <a className="button button--quiet button--small" href={sheetPath(list, use, sheetHref)}>
        <Icon name="printer" />
        {texts.sheet}
      </a>
      {list.length > 1 && (
        <a
          className="button button--ink button--small"
          href={`${compareHref}?programs=${list.slice(0, COMPARE_MAX).join(',')}`}
        >
          <Icon name="columns" />
          {texts.compare}
        </a>
      )}
      {list.length > COMPARE_MAX && <p>{texts.compareFirst}</p>}
    </div>
  );
}
