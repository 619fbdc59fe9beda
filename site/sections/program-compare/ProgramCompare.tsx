import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useOf } from '../../../contract/degree-uses.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { sheetPath } from '../../../contract/sheet.ts';
import { COMPARE_MAX } from '../../../contract/shortlist.ts';
import { useIsHydrated } from '../../behaviour/use-is-hydrated.ts';
import { usePurpose } from '../../behaviour/use-purpose.ts';
import { useQuery } from '../../behaviour/use-query.ts';
import { useShortlist } from '../../behaviour/use-shortlist.ts';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { SelectField } from '../../components/select-field/SelectField.tsx';
import { readChoice, withProgram, writeChoice } from './compare-choice.ts';
import styles from './ProgramCompare.module.css';
import { arrangeColumns } from './table-columns.ts';

/** Everything the comparison shows around its table, in one language. */
export interface ProgramCompareProps {
  locale: Locale;
  /** All programmes, field by field: title and school. */
  groups: { name: string; programs: { slug: string; name: string }[] }[];
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
    | 'emptyTitle'
    | 'emptyText'
    | 'fromShortlist'
    | 'clear'
    | 'sheet',
    string
  >;
  /** The table of all programmes, already rendered: it is whole without a script. */
  children?: ReactNode;
}

/** Up to three programmes side by side, chosen by the address, by fields, or from the shortlist. */
export function ProgramCompare({ locale, groups, starts, ways, sheetHref, texts, children }: ProgramCompareProps) {
  const [search, setSearch] = useQuery();
  const shortlist = useShortlist();
  const use = useOf(usePurpose());
  // The address is not known before: nothing is claimed to be empty until then.
  const isHydrated = useIsHydrated();
  const table = useRef<HTMLDivElement>(null);
  const names = new Map(groups.flatMap(({ programs }) => programs.map(({ slug, name }) => [slug, name] as const)));
  const { chosen, left } = readChoice(search, new Set(names.keys()));
  const shortlisted = shortlist.filter((slug) => names.has(slug));
  const choose = (slugs: readonly string[]) => setSearch(writeChoice(search, slugs));
  const nameOf = (slug: string) => names.get(slug) ?? slug;
  const columns = chosen.join(' ');

  // Before the browser paints, so that the table of all programmes is never seen for a moment.
  useLayoutEffect(() => {
    if (table.current) arrangeColumns(table.current, columns === '' ? [] : columns.split(' '));
  }, [columns]);

  return (
    <section className={styles.section} data-section="compare" data-count={chosen.length}>
      <div className={`wrap ${styles.bar}`} data-needs-script>
        <form aria-label={texts.choose} onSubmit={(event) => event.preventDefault()}>
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
        <p className={styles.limit}>
          {texts.limit}
          {chosen.length > 0 && (
            <a href={sheetPath([...chosen, ...left], use, sheetHref)}>
              <Icon name="printer" />
              {texts.sheet}
            </a>
          )}
          {chosen.length > 0 && (
            <button type="button" onClick={() => choose([])}>
              <Icon name="x" />
              {texts.clear}
            </button>
          )}
        </p>
        {left.length > 0 && (
          <p className={styles.left} data-left>
            <Icon name="info" />
            {format(texts.left, { names: left.map(nameOf).join(' / ') }, locale)}
          </p>
        )}
        <p role="status" className="visually-hidden">
          {chosen.length > 0 ? format(texts.said, { names: chosen.map(nameOf).join(' / ') }, locale) : texts.saidNone}
        </p>
      </div>
      <div className="wrap" data-needs-script hidden={!isHydrated || chosen.length > 0}>
        <Starts locale={locale} starts={starts} ways={ways} texts={texts} shortlisted={shortlisted} onChoose={choose} />
      </div>
      <div ref={table} className={styles.table} data-needs-choice>
        {children}
      </div>
    </section>
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
    <EmptyState title={texts.emptyTitle} text={texts.emptyText} level={2} ground="paper">
      {shortlisted.length > 0 && (
        <button
          type="button"
          className="button button--ink button--small"
          onClick={() => onChoose(shortlisted.slice(0, COMPARE_MAX))}
        >
          <Icon name="bookmark-simple" />
          {format(texts.fromShortlist, { n: Math.min(shortlisted.length, COMPARE_MAX) }, locale)}
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
    </EmptyState>
  );
}

interface PlaceFieldProps {
  label: string;
  value: string;
  /** Programmes that stand at a place already. */
  taken: readonly string[];
  shortlisted: readonly { slug: string; name: string }[];
  groups: ProgramCompareProps['groups'];
  texts: ProgramCompareProps['texts'];
  /** Places are filled from the first. */
  isEnabled: boolean;
  onChoose: (slug: string) => void;
}

function PlaceField({ label, value, taken, shortlisted, groups, texts, isEnabled, onChoose }: PlaceFieldProps) {
  const option = ({ slug, name }: { slug: string; name: string }) => (
    <option key={slug} value={slug} disabled={slug !== value && taken.includes(slug)}>
      {name}
    </option>
  );
  const others = groups.map(({ name, programs }) => ({
    name,
    programs: programs.filter(({ slug }) => !shortlisted.some((one) => one.slug === slug)),
  }));
  return (
    <SelectField label={label} value={value} isSet={value !== ''} isDisabled={!isEnabled} onChoose={onChoose}>
      <option value="">{texts.none}</option>
      {shortlisted.length > 0 && <optgroup label={texts.shortlist}>{shortlisted.map(option)}</optgroup>}
      {others.map(
        ({ name, programs }) =>
          programs.length > 0 && (
            <optgroup key={name} label={name}>
              {programs.map(option)}
            </optgroup>
          ),
      )}
    </SelectField>
  );
}
