import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { format } from '../../../contract/messages.ts';
import { showChosen } from '../../behaviour/browser-storage/show-chosen.ts';
import { useAfterPaint } from '../../behaviour/hooks/use-after-paint.ts';
import { useQuery } from '../../behaviour/hooks/use-query.ts';
import { EmptyState } from '../../components/empty-state/EmptyState.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import { SelectField } from '../../components/select-field/SelectField.tsx';
import styles from './ProgramFinder.module.css';
import { type Chosen, countWith, fits, type Offered, readFilters, writeFilters } from './program-filters.ts';
import type { ProgramFinderProps } from './program-finder.data.ts';

interface Props extends ProgramFinderProps {
  /** The cards, already rendered: all of them are there without a script. */
  children?: ReactNode;
}

/** The programmes of a field with filters whose state stands in the address (PAGE-4). */
export function ProgramFinder({ locale, programs, filters, compare, others, texts, children }: Props) {
  const [search, setSearch] = useQuery();
  const cards = useRef<HTMLDivElement>(null);
  const offered: Offered = Object.fromEntries(
    filters.map(({ name, options }) => [name, options.map(({ value }) => value)]),
  );
  const chosen = readFilters(search, offered);
  const shown = programs.filter((program) => fits(program, chosen));
  const isFiltered = Object.keys(chosen).length > 0;
  const choose = (next: Chosen) => setSearch(writeFilters(search, next));
  const form = useRef<HTMLFormElement>(null);
  const clear = () => {
    choose({});
    // The button goes, and the focus would go with it.
    form.current?.focus({ preventScroll: true });
  };
  // The fields and the count answer first: to lay out all cards takes a phone longer than a frame.
  const drawnSlugs = useAfterPaint(shown.map(({ slug }) => slug).join(' '));

  // Before the browser paints, so that cards and what is said in their place are never seen together.
  useLayoutEffect(() => {
    const slugs = new Set(drawnSlugs.split(' '));
    if (cards.current) showChosen(cards.current, (slug) => slugs.has(slug));
  }, [drawnSlugs]);

  return (
    <section id="programs" className={`section ${styles.section}`} data-section="finder" aria-labelledby="finder-title">
      <div className="wrap">
        <FinderHead texts={texts} compare={compare} />
        <FilterForm ref={form} {...{ filters, programs, chosen }} label={texts.form} onChoose={choose} />
        <div className={styles.summary} data-needs-script>
          <p role="status" className={styles.count}>
            {format(isFiltered ? texts.count : texts.countAll, { n: shown.length, all: programs.length }, locale)}
          </p>
          {isFiltered && shown.length > 0 && (
            <button type="button" className={styles.clear} onClick={clear}>
              <Icon name="x" />
              {texts.clear}
            </button>
          )}
        </div>
        <div ref={cards}>{children}</div>
        {drawnSlugs === '' && <NothingFound texts={texts} others={others} onClear={clear} />}
        <p className={styles.note}>
          <Icon name="info" />
          {texts.note}
        </p>
      </div>
    </section>
  );
}

interface FilterFormProps extends Pick<ProgramFinderProps, 'filters' | 'programs'> {
  ref: RefObject<HTMLFormElement | null>;
  chosen: Chosen;
  label: string;
  onChoose: (next: Chosen) => void;
}

function FilterForm({ ref, filters, programs, chosen, label, onChoose }: FilterFormProps) {
  return (
    <form
      ref={ref}
      tabIndex={-1}
      className={styles.form}
      aria-label={label}
      data-needs-script
      onSubmit={(event) => event.preventDefault()}
    >
      {filters.map((filter) => (
        <FilterField
          key={filter.name}
          filter={filter}
          value={chosen[filter.name]}
          count={(value) => countWith(programs, chosen, filter.name, value)}
          onChoose={(value) => onChoose({ ...chosen, [filter.name]: value })}
        />
      ))}
    </form>
  );
}

interface FilterFieldProps {
  filter: ProgramFinderProps['filters'][number];
  value: string | undefined;
  /** How many programmes a value would show. */
  count: (value: string) => number;
  onChoose: (value: string | undefined) => void;
}

function FilterField({ filter, value, count, onChoose }: FilterFieldProps) {
  return (
    <SelectField
      label={filter.label}
      name={filter.name}
      value={value ?? ''}
      isSet={value !== undefined}
      onChoose={(chosen) => onChoose(chosen || undefined)}
    >
      <option value="">{filter.any}</option>
      {filter.options.map((option) => (
        <option key={option.value} value={option.value}>
          {`${option.text} (${count(option.value)})`}
        </option>
      ))}
    </SelectField>
  );
}

function FinderHead({ texts, compare }: Pick<ProgramFinderProps, 'texts' | 'compare'>) {
  return (
    <div className={styles.head}>
      <SectionHeading id="finder-title" eyebrow={texts.eyebrow} title={texts.title} lead={texts.lead} />
      <a className="text-link" href={compare.href}>
        <Icon name="columns" />
        {compare.text}
      </a>
    </div>
  );
}

interface NothingFoundProps extends Pick<ProgramFinderProps, 'texts' | 'others'> {
  onClear: () => void;
}

function NothingFound({ texts, others, onClear }: NothingFoundProps) {
  return (
    <EmptyState title={texts.emptyTitle} text={texts.emptyText} level={3} ground="card">
      <button type="button" className="button button--ink button--small" onClick={onClear}>
        {texts.clear}
      </button>
      {others.map((other) => (
        <a key={other.href} className="button button--quiet button--small" href={other.href}>
          {other.text}
        </a>
      ))}
    </EmptyState>
  );
}
