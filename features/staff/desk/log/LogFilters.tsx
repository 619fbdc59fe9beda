/** By whom, what kind and when. */
import { Button, Chip, Stack, TextField } from '@mui/material';
import { ChoiceField } from '../../../../desk/components/ChoiceField.tsx';
import { nameAndAddress } from '../../../../desk/leads/staff-names.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { StaffItem } from '../../contract.ts';
import { LOG_GROUPS } from '../../../../contract/staff/log-api.ts';

interface Props {
  people: readonly StaffItem[];
  search: URLSearchParams;
  /** Sets a filter; an empty value takes it away. */
  onSet: (name: string, value: string) => void;
  onClear: () => void;
}

/** So much of an id tells registrations apart. */
const ID_SHOWN_CHARACTERS = 8;

/** The end of an id: ids that are made one after the other begin alike. */
export function shortId(id: string): string {
  return id.slice(-ID_SHOWN_CHARACTERS);
}

function DayField({ name, search, onSet }: Pick<Props, 'search' | 'onSet'> & { name: 'from' | 'to' }) {
  const translate = useTranslate();
  return (
    <TextField
      type="date"
      label={translate(`log.${name}`)}
      value={search.get(name) ?? ''}
      onChange={(event) => onSet(name, event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: { xs: 'calc(50% - 4px)', sm: 160 } }}
    />
  );
}

/** A manager narrows the log down here; each choice goes into the address. */
export function LogFilters({ people, search, onSet, onClear }: Props) {
  const translate = useTranslate();
  const value = (name: string) => search.get(name) ?? '';
  const lead = value('lead');
  const isFiltered = ['who', 'what', 'from', 'to', 'lead'].some((name) => search.has(name));
  const choice = (name: 'who' | 'what', options: readonly string[], textOf: (option: string) => string) => (
    <ChoiceField
      label={translate(`log.${name}`)}
      value={options.includes(value(name)) ? value(name) : ''}
      options={['', ...options]}
      textOf={textOf}
      onChoose={(option) => onSet(name, option)}
      sx={{ width: { xs: '100%', sm: 240 } }}
    />
  );
  const nameOf = (id: string) => {
    const person = people.find((one) => one.id === id);
    return person ? nameAndAddress(person) : translate('log.everybody');
  };
  const groupOf = (group: string) => translate(group === '' ? 'log.everything' : `log.group.${group}`);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', rowGap: 2, alignItems: 'center', marginBottom: 2 }}
    >
      {choice(
        'who',
        people.map(({ id }) => id),
        nameOf,
      )}
      {choice('what', Object.keys(LOG_GROUPS), groupOf)}
      <DayField name="from" search={search} onSet={onSet} />
      <DayField name="to" search={search} onSet={onSet} />
      {lead && <Chip label={translate('log.lead_filter', { id: shortId(lead) })} onDelete={() => onSet('lead', '')} />}
      {isFiltered && <Button onClick={onClear}>{translate('log.clear')}</Button>}
    </Stack>
  );
}
