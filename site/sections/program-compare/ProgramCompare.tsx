import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useOf } from '../../../contract/content/degree-uses.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { sheetPath } from '../../../contract/shortlist/sheet.ts';
import { COMPARE_MAX } from '../../../contract/shortlist/shortlist.ts';
import { useAfterPaint } from '../../behaviour/hooks/use-after-paint.ts';
import { usePurpose } from '../../behaviour/hooks/use-purpose.ts';
import { useQuery } from '../../behaviour/hooks/use-query.ts';
import { useShortlist } from '../../behaviour/hooks/use-shortlist.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { readChoice, withProgram, writeChoice } from './compare-choice.ts';
import { PlaceField } from './PlaceField.tsx';
import styles from './ProgramCompare.module.css';
import { arrangeColumns } from './table-columns.ts';

/** Everything the comparison shows around its table, in one language. */
export interface ProgramCompareProps {
  locale: Locale;
  /** All programmes, field by field: title and school. */
  groups: { name: string; programs: { slug: string; name: string }[] }[];
  /** Slugs of the programmes that are shown until some are chosen. */
  example: readonly string[];
  /** Sets of programmes to begin with. */
  starts: { text: string; programs: string[] }[];
  ways: { text: string; href: string }[];
  /** Where the sheets to print are. */
  sheetHref: string;
  texts: Record<
    | 'choose'
    | 'place'
    | 'none'
    | 'shortlist'
    | 'limit'
    | 'left'
    | 'said'
    | 'saidNone'
    | 'emptyText'
    | 'example'
    | 'fromShortlist'
    | 'clear'
    | 'sheet',
    string
  >;
  /** The table of all programmes, already rendered: it is whole without a script. */
  children?: ReactNode;
}

/** Up to three programmes side by side, chosen by the address, by fields, or from the shortlist. */
export function ProgramCompare(props: ProgramCompareProps) {
  const { locale, groups, example, starts, ways, sheetHref, texts, children } = props;
  const [search, setSearch] = useQuery();
  const shortlist = useShortlist();
  const use = useOf(usePurpose());
  const names = new Map(groups.flatMap(({ programs }) => programs.map(({ slug, name }) => [slug, name] as const)));
  const { chosen, left } = readChoice(search, new Set(names.keys()));
  const shortlisted = shortlist.filter((slug) => names.has(slug));
  // The fields answer first: to lay out the table takes a phone longer than a frame.
  const columns = useAfterPaint(chosen.join(' '));
  const table = useColumns(columns, example);
  const count = slugsIn(columns).length;
  const choose = (slugs: readonly string[]) => setSearch(writeChoice(search, slugs));
  const form = useRef<HTMLFormElement>(null);
  const chooseByButton = (slugs: readonly string[]) => {
    choose(slugs);
    // The button goes, and the focus would go with it.
    form.current?.focus({ preventScroll: true });
  };
  const nameOf = (slug: string) => names.get(slug) ?? slug;

  return (
    <section className={styles.section} data-section="compare" data-count={count}>
      <div className={`wrap ${styles.bar}`} data-needs-script>
        <form ref={form} tabIndex={-1} aria-label={texts.choose} onSubmit={(event) => event.preventDefault()}>
          {Array.from({ length: COMPARE_MAX }, (_, place) => (
            <PlaceField
              key={place}
              label={format(texts.place, { n: place + 1 }, locale)}
              value={chosen[place] ?? ''}
              taken={chosen}
              shortlisted={shortlisted.map((slug) => ({ slug, name: nameOf(slug) }))}
              groups={groups}
              texts={texts}
              isEnabled={place <= chosen.length}
              onChoose={(slug) => choose(withProgram(chosen, place, slug))}
            />
          ))}
        </form>
        <Limit
          texts={texts}
          sheet={chosen.length > 0 ? sheetPath([...chosen, ...left], use, sheetHref) : undefined}
          onClear={() => chooseByButton([])}
        />
        <Said chosen={chosen.map(nameOf)} left={left.map(nameOf)} texts={texts} locale={locale} />
      </div>
      {/* In the served page as well: it needs no touch. */}
      <div className={`wrap ${styles.starts}`} data-needs-script hidden={chosen.length > 0 || count > 0}>
        <Starts {...{ locale, starts, ways, texts, shortlisted }} onChoose={chooseByButton} />
        <h2 className={styles.example}>{texts.example}</h2>
      </div>
      <div ref={table} className={styles.table} data-needs-choice>
        {children}
      </div>
    </section>
  );
}

/** Slugs with blanks between; none for ''. */
const slugsIn = (columns: string) => (columns === '' ? [] : columns.split(' '));

/** Shows the columns of some programmes, slugs with blanks between, and those of the example for ''; gives the ref of the table. */
function useColumns(columns: string, example: readonly string[]) {
  const table = useRef<HTMLDivElement>(null);
  // Before the browser paints, so that the table of all programmes is never seen for a moment.
  useLayoutEffect(() => {
    if (table.current) arrangeColumns(table.current, columns === '' ? example : slugsIn(columns));
  }, [columns, example]);
  return table;
}

interface LimitProps extends Pick<ProgramCompareProps, 'texts'> {
  /** Where the sheet of what is chosen is; undefined while nothing is. */
  sheet: string | undefined;
  onClear: () => void;
}

/** How many can be compared; the sheet of those, and a way to begin anew. */
function Limit({ texts, sheet, onClear }: LimitProps) {
  return (
    <p className={styles.limit}>
      {texts.limit}
      {sheet !== undefined && (
        <a href={sheet}>
          <Icon name="printer" />
          {texts.sheet}
        </a>
      )}
      {sheet !== undefined && (
        <button type="button" onClick={onClear}>
          <Icon name="x" />
          {texts.clear}
        </button>
      )}
    </p>
  );
}

interface SaidProps extends Pick<ProgramCompareProps, 'texts' | 'locale'> {
  /** Names of the programmes that stand in the table. */
  chosen: readonly string[];
  /** Names of those for which it has no room. */
  left: readonly string[];
}

/** Says which programmes are compared, to readers who cannot see the table, and which are left out. */
function Said({ chosen, left, texts, locale }: SaidProps) {
  return (
    <>
      {left.length > 0 && (
        <p className={styles.left} data-left>
          <Icon name="info" />
          <span>{format(texts.left, { names: left.join(' / ') }, locale)}</span>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {chosen.length > 0 ? format(texts.said, { names: chosen.join(' / ') }, locale) : texts.saidNone}
      </p>
    </>
  );
}

interface StartsProps extends Pick<ProgramCompareProps, 'locale' | 'starts' | 'ways' | 'texts'> {
  /** Slugs of the visitor's shortlist. */
  shortlisted: readonly string[];
  onChoose: (slugs: readonly string[]) => void;
}

/** Shown while nothing is chosen: the shortlist, ready sets, and ways to the programmes. */
function Starts({ locale, starts, ways, texts, shortlisted, onChoose }: StartsProps) {
  return (
    <div className={styles.begin} data-begin>
      <p>{texts.emptyText}</p>
      {shortlisted.length > 0 && (
        <button
          type="button"
          className="button button--ink button--small"
          onClick={() => onChoose(shortlisted.slice(0, COMPARE_MAX))}
        >
          <Icon name="bookmark-simple" />
          <span>{format(texts.fromShortlist, { n: Math.min(shortlisted.length, COMPARE_MAX) }, locale)}</span>
        </button>
      )}
      {starts.map((start) => (
        <button
          key={start.text}
          type="button"
          className="button button--quiet button--small"
          onClick={() => onChoose(start.programs)}
        >
          {start.text}
        </button>
      ))}
      <p className={styles.ways}>
        {ways.map((way) => (
          <a key={way.href} href={way.href}>
            {way.text}
            <Icon name="arrow-right" />
          </a>
        ))}
      </p>
    </div>
  );
}
