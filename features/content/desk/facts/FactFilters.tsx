/** Search and filters of the sources, and the button that tries their links. */
import { Box, Button, LinearProgress, TextField, Typography } from '@mui/material';
import { ChoiceField } from '../../../../desk/components/ChoiceField.tsx';
import { type FactSource, SOURCE_KINDS } from '../../contract/facts-api.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { type FactFilter, REASONS } from './fact-filters.ts';
import { linksToTry, useLinkRun, useTried } from './use-links.ts';

interface FilterListProps<T extends string> {
  label: string;
  value: T | 'all';
  values: readonly T[];
  nameOf: (value: T | 'all') => string;
  onChoose: (value: T | 'all') => void;
}

function FilterList<T extends string>({ label, value, values, nameOf, onChoose }: FilterListProps<T>) {
  return (
    <ChoiceField
      size="small"
      label={label}
      value={value}
      options={['all', ...values]}
      textOf={nameOf}
      onChoose={onChoose}
      sx={{ minWidth: { md: 180 } }}
    />
  );
}

/** Tries the links of the sources that are shown, as far as a run goes. */
function LinkRunner({ found }: { found: readonly FactSource[] }) {
  const translate = useTranslate();
  const tried = useTried();
  const { run, start, stop } = useLinkRun();
  const links = linksToTry(found, tried);
  if (run) {
    return (
      <Box sx={{ flex: '1 1 220px', display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: 1 }}>
          <Typography variant="body2" role="status">
            {translate('facts.trying', { done: run.done, total: run.total })}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={(100 * run.done) / run.total}
            aria-label={translate('facts.try_link')}
          />
        </Box>
        <Button size="small" variant="outlined" onClick={stop}>
          {translate('facts.stop')}
        </Button>
      </Box>
    );
  }
  return (
    <Button variant="outlined" disabled={links.length === 0} onClick={() => void start(links)}>
      {translate('facts.try_links', { count: links.length })}
    </Button>
  );
}

interface Props {
  filter: FactFilter;
  onFilter: (filter: FactFilter) => void;
  /** What the filter leaves. */
  found: readonly FactSource[];
}

/** The row of them; one below the other on a phone. */
export function FactFilters({ filter, onFilter, found }: Props) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: { xs: 'grid', md: 'flex' },
        gridTemplateColumns: '1fr 1fr',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        '& > :first-of-type, & > :last-child': { gridColumn: '1 / -1' },
      }}
    >
      <TextField
        type="search"
        size="small"
        label={translate('facts.search')}
        value={filter.search}
        onChange={({ target }) => onFilter({ ...filter, search: target.value })}
        sx={{ minWidth: { md: 240 } }}
      />
      <FilterList
        label={translate('facts.by_reason')}
        value={filter.reason}
        values={REASONS}
        nameOf={(one) => translate(`facts.reason.${one}`)}
        onChoose={(reason) => onFilter({ ...filter, reason })}
      />
      <FilterList
        label={translate('facts.by_kind')}
        value={filter.kind}
        values={SOURCE_KINDS}
        nameOf={(one) => translate(`facts.kind.${one}`)}
        onChoose={(kind) => onFilter({ ...filter, kind })}
      />
      <LinkRunner found={found} />
    </Box>
  );
}
