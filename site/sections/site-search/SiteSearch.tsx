import { type ChangeEvent, type FormEvent, memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { format } from '../../../contract/messages.ts';
import { useAfterPaint } from '../../behaviour/hooks/use-after-paint.ts';
import { useQuery } from '../../behaviour/hooks/use-query.ts';
import { Icon } from '../../components/icon/Icon.tsx';
import { SearchResults } from './SearchResults.tsx';
import styles from './SiteSearch.module.css';
import type { SiteSearchProps } from './site-search.data.ts';
import { QUERY_MAX, readQuery, writeQuery } from './search-query.ts';
import { useFind } from './use-find.ts';

/** Drawn again only with an answer: a key that is pressed meanwhile waits for nothing. */
const Results = memo(SearchResults);

/** What the line under the field says; nothing before something is asked. */
function sayState({ texts, locale }: SiteSearchProps, phase: string, query: string, found: number | undefined): string {
  if (phase === 'failed') return texts.failed;
  if (query === '') return '';
  if (phase === 'loading') return texts.loading;
  return found === undefined ? '' : format(texts.count, { query, n: found }, locale);
}

interface Props extends SiteSearchProps {
  /** The list of everything, already rendered; it gives way to results. */
  children?: ReactNode;
}

/**
 * The search of the site: in the browser alone, its words in the address and nowhere else. Without
 * a script the list of everything stands in its place.
 */
export function SiteSearch(props: Props) {
  const { index, suggestions, texts, children } = props;
  const [search, setSearch] = useQuery();
  const query = readQuery(search);
  const [typed, setTyped] = useState('');
  const [isFocused, setFocused] = useState(false);
  const state = useFind(index, isFocused || query !== '');
  // The field answers first, its results after that.
  const answered = useAfterPaint(query);
  const found = useMemo(
    () => (state.phase === 'ready' && answered !== '' ? state.find(answered) : undefined),
    [state, answered],
  );

  // Back, forward and a shared address fill the field; typing does by itself.
  useEffect(() => setTyped((now) => (now.trim() === query ? now : query)), [query]);

  const ask = (words: string, isStep: boolean) => {
    setTyped(words);
    setSearch(writeQuery(search, words), isStep);
  };

  // Hidden at once and not only when results are there: nothing on the page may move twice.
  const isAsked = answered !== '' && state.phase !== 'failed';
  const said = sayState(props, state.phase, answered, found?.length);
  return (
    <div className={styles.search} data-section="search" data-searching={answered === '' ? undefined : ''}>
      <div className={`wrap ${styles.narrow}`} data-needs-script>
        <SearchForm {...props} typed={typed} onType={setTyped} onAsk={ask} onFocus={() => setFocused(true)} />
        <div className={styles.try}>
          <span>{texts.try}</span>
          {suggestions.map((words) => (
            <button key={words} type="button" onClick={() => ask(words, true)}>
              {words}
            </button>
          ))}
        </div>
        <p role="status" className={said === '' ? 'visually-hidden' : styles.said} data-phase={state.phase}>
          {said}
        </p>
        {found && <Results {...props} query={answered} found={found} />}
      </div>
      <div className={styles.all} hidden={isAsked && found?.length !== 0}>
        {children}
      </div>
    </div>
  );
}

interface SearchFormProps extends Pick<SiteSearchProps, 'action' | 'texts'> {
  /** What stands in the field. */
  typed: string;
  onType: (words: string) => void;
  /** Asks; as a step of its own, back leads to what was asked before. */
  onAsk: (words: string, isStep: boolean) => void;
  onFocus: () => void;
}

/** The field, with a button that empties it and one that searches. */
function SearchForm({ action, texts, typed, onType, onAsk, onFocus }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    // Half-composed Chinese is not a query yet.
    if (isComposing) onType(event.target.value);
    else onAsk(event.target.value, false);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onAsk(typed, true);
  };
  const onClear = () => {
    onAsk('', false);
    field.current?.focus();
  };
  return (
    // The search element is younger than the browsers we serve.
    <form role="search" className={styles.form} action={action} method="get" onSubmit={onSubmit}>
      <label className={styles.field}>
        <span className="visually-hidden">{texts.label}</span>
        <Icon name="magnifying-glass" />
        <input
          ref={field}
          type="search"
          name="q"
          value={typed}
          maxLength={QUERY_MAX}
          placeholder={texts.placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onFocus={onFocus}
          onChange={onChange}
          onCompositionEnd={(event) => onAsk(event.currentTarget.value, false)}
        />
      </label>
      {typed !== '' && (
        <button type="button" className={styles.clear} aria-label={texts.clear} onClick={onClear}>
          <Icon name="x" />
        </button>
      )}
      <button type="submit" className={`button button--primary ${styles.submit}`}>
        <Icon name="arrow-right" />
        <span>{texts.submit}</span>
      </button>
    </form>
  );
}
