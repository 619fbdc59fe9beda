/** Chooses whose calls are shown: by person, language and country. */
import { keysOf } from '../../../../contract/keys-of.ts';
import { LOCALE_NAMES } from '../../../../contract/locales.ts';
import { countryName } from '../../../../desk/leads/calling/time-there.ts';
import { useLeadWords } from '../../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { DueQuery } from '../../schema/leads.ts';
import { DUE_CHOICES, type DueChoice, dueCountries } from './due-query.ts';

interface Props {
  query: DueQuery;
  /** With the empty text for any. */
  onChoose: (name: DueChoice, value: string) => void;
}

/** Three lists to choose from, the browser's own: they are there at once, and good under a thumb. */
export function DueFilters({ query, onChoose }: Props) {
  const translate = useTranslate();
  const { locale } = useLeadWords();
  const words: Record<DueChoice, (value: string) => string> = {
    assignee: (value) => translate(`due.filter.${value}`),
    // The values are those of the lists.
    locale: (value) => LOCALE_NAMES[value as keyof typeof LOCALE_NAMES],
    country: (value) => countryName(value, locale),
  };
  return (
    <div className="due-filters">
      {keysOf(words).map((name) => (
        <label key={name} className="due-filter">
          <span className="visually-hidden">{translate(`due.filter.${name}`)}</span>
          <select
            value={query[name] ?? ''}
            data-chosen={query[name] !== undefined}
            onChange={({ target }) => onChoose(name, target.value)}
          >
            <option value="">{translate(`due.filter.${name}_any`)}</option>
            {(name === 'country' ? dueCountries(locale) : DUE_CHOICES[name]).map((value) => (
              <option key={value} value={value}>
                {words[name](value)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
