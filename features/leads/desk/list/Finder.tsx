/** Search and filters of the list, and how many they found (DESK-3). */
import {
  Box,
  Button,
  Collapse,
  MenuItem,
  Stack,
  TextField,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import funnelSimpleIcon from '@phosphor-icons/core/regular/funnel-simple.svg?raw';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { SETTING, useSetting } from '../../../../desk/components/theme/settings.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { LeadFilters } from './LeadFilters.tsx';
import { SearchField } from './SearchField.tsx';
import { countFilters, DEFAULT_SORT, isNextCallOnly } from './list-state.ts';
import type { LeadList } from './use-lead-list.ts';

/** Search, filters and what they found. */
export function Finder({ list }: { list: LeadList }) {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const [isOpen, setOpen] = useSetting(SETTING.filters, false);
  const { state, setState, data, q } = list;
  const filters = countFilters(state);
  const isOnlyNextCall = isNextCallOnly(state);
  const isChosen = filters > 0 || q !== '' || isOnlyNextCall;
  const clear = () => setState({ filter: {}, period: undefined, first: undefined, last: undefined });
  return (
    <Stack spacing={1.5} sx={{ marginBottom: 2 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <SearchField q={q} onSearch={list.setQ} />
        <Button
          startIcon={<Icon drawing={funnelSimpleIcon} />}
          variant={filters > 0 ? 'contained' : 'outlined'}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {translate('leads.filters')}
          {filters > 0 && ` (${filters})`}
        </Button>
        {filters > 0 && <Button onClick={clear}>{translate('leads.clear')}</Button>}
      </Stack>
      <Collapse in={isOpen} unmountOnExit>
        <Box sx={{ paddingTop: 1 }}>
          <LeadFilters state={state} onChange={setState} />
        </Box>
      </Collapse>
      {isOnlyNextCall && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Typography>{translate('leads.next_call_only')}</Typography>
          <Button variant="outlined" size="small" onClick={() => setState({ sort: DEFAULT_SORT })}>
            {translate('leads.next_call_only_off')}
          </Button>
        </Stack>
      )}
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 32 }}>
        <Typography role="status" color="textSecondary">
          {data && translate(isChosen ? 'leads.count_filtered' : 'leads.count', { count: data.total })}
        </Typography>
        {isNarrow && <OrderField list={list} />}
      </Stack>
    </Stack>
  );
}

/** The three orders that make sense, where there are no column heads. */
function OrderField({ list: { state, setState } }: { list: LeadList }) {
  const translate = useTranslate();
  const orders = [
    { name: 'sort_newest', sort: DEFAULT_SORT },
    { name: 'sort_oldest', sort: { field: 'created_at', order: 'asc' } },
    { name: 'sort_next_call', sort: { field: 'next_call_at', order: 'asc' } },
  ] as const;
  const chosen = orders.find(({ sort }) => sort.field === state.sort.field && sort.order === state.sort.order);
  return (
    <TextField
      select
      size="small"
      label={translate('leads.sort')}
      value={chosen?.name ?? ''}
      onChange={({ target }) => {
        const order = orders.find(({ name }) => name === target.value);
        if (order) setState({ sort: order.sort });
      }}
      sx={{ minWidth: 180, marginTop: 1 }}
    >
      {orders.map(({ name }) => (
        <MenuItem key={name} value={name}>
          {translate(`leads.${name}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
