/** All filters of the list (DESK-3). */
import { Autocomplete, Box, TextField } from '@mui/material';
import { LOCALES } from '../../../../contract/locales.ts';
import { SOURCE_MAX_CHARACTERS } from '../../../../contract/registration/registration.ts';
import { ANSWER_VALUES } from '../../../../desk/leads/answer-values.ts';
import { programName, programSlugs } from '../../../../desk/leads/program-label.ts';
import { NOBODY } from '../../../../desk/leads/staff-names.ts';
import { useSources } from '../../../../desk/leads/use-sources.ts';
import { useStaff } from '../../../../desk/leads/use-staff.ts';
import { useLeadWords } from '../../../../desk/leads/use-words.ts';
import { useMay, useMe } from '../../../../desk/session/me.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { LEAD_STATUSES } from '../../contract/leads.ts';
import { LEAD_PERIODS, type LeadPeriod } from '../../contract/saved-views.ts';
import { DayField, ManyField, OneField } from './FilterFields.tsx';
import type { ListChanges, ListState, PlainFilter } from './list-state.ts';

interface Props {
  state: ListState;
  onChange: (changes: ListChanges) => void;
}

const CUSTOM = 'custom';

function without(filter: PlainFilter, name: keyof PlainFilter): PlainFilter {
  const { [name]: _left, ...rest } = filter;
  return rest;
}

/** Sets a filter, or takes it away where there is nothing to choose by. */
function withValue<K extends keyof PlainFilter>(filter: PlainFilter, name: K, value: PlainFilter[K]): PlainFilter {
  const isNothing = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return isNothing ? without(filter, name) : { ...filter, [name]: value };
}

function PeriodFields({ state, onChange }: Props) {
  const translate = useTranslate();
  const { period, first, last } = state;
  const isCustom = period === undefined && (first !== undefined || last !== undefined);
  const choose = (value: string) => {
    const today = new Date().toLocaleDateString('sv');
    if (value === CUSTOM) onChange({ period: undefined, first: today, last: today });
    // Besides CUSTOM and the empty one, the options are the periods.
    else onChange({ period: (value || undefined) as LeadPeriod | undefined, first: undefined, last: undefined });
  };
  const day = (name: 'first' | 'last') => (value: string) => onChange({ [name]: value || undefined });
  return (
    <>
      <OneField
        label={translate('lead.field.period')}
        value={period ?? (isCustom ? CUSTOM : '')}
        any={translate('leads.period.any')}
        options={[...LEAD_PERIODS, CUSTOM].map((value) => ({ value, label: translate(`leads.period.${value}`) }))}
        onChange={choose}
      />
      {isCustom && (
        <>
          <DayField label={translate('leads.from')} value={first ?? ''} onChange={day('first')} />
          <DayField label={translate('leads.to')} value={last ?? ''} onChange={day('last')} />
        </>
      )}
    </>
  );
}

function AssigneeField({ state, onChange }: Props) {
  const translate = useTranslate();
  const me = useMe();
  const may = useMay();
  const { assignable, nameOf } = useStaff();
  const others = may('lead.assign') ? assignable.filter(({ id }) => id !== me.id) : [];
  const ids = [me.id, NOBODY, ...others.map(({ id }) => id)];
  const { assignee_id: chosen } = state.filter;
  const value = chosen === undefined ? '' : (chosen ?? NOBODY);
  return (
    <OneField
      label={translate('lead.field.assignee')}
      value={value}
      any={translate('leads.anyone')}
      options={[...new Set([...ids, ...(value ? [value] : [])])].map((id) => ({
        value: id,
        label: nameOf(id === NOBODY ? null : id),
      }))}
      onChange={(id) => {
        const rest = without(state.filter, 'assignee_id');
        onChange({ filter: id === '' ? rest : { ...rest, assignee_id: id === NOBODY ? null : id } });
      }}
    />
  );
}

function ProgramField({ state: { filter }, onChange }: Props) {
  const translate = useTranslate();
  const { locale } = useLeadWords();
  return (
    <OneField
      label={translate('lead.field.program')}
      value={filter.program ?? ''}
      any={translate('leads.any')}
      options={[...new Set([...programSlugs(), ...(filter.program ? [filter.program] : [])])].map((value) => ({
        value,
        label: programName(value, locale),
      }))}
      onChange={(value) => onChange({ filter: withValue(filter, 'program', value) })}
    />
  );
}

/** A short link is chosen by its title; any other source is typed. */
function SourceField({ state: { filter }, onChange }: Props) {
  const translate = useTranslate();
  const { nameOf, sourceOf, codes } = useSources();
  return (
    <Autocomplete
      freeSolo
      autoSelect
      fullWidth
      size="small"
      options={codes}
      getOptionLabel={nameOf}
      value={filter.source ?? null}
      onChange={(_event, value) => {
        const source = sourceOf(value?.trim() ?? '').slice(0, SOURCE_MAX_CHARACTERS);
        onChange({ filter: withValue(filter, 'source', source) });
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('lead.field.source')}
          slotProps={{ ...params.slotProps, inputLabel: { ...params.slotProps.inputLabel, shrink: true } }}
        />
      )}
    />
  );
}

function AnswerFields({ state: { filter }, onChange }: Props) {
  const translate = useTranslate();
  const { word } = useLeadWords();
  return (
    <>
      {(['purpose', 'education', 'working_years'] as const).map((name) => (
        <ManyField
          key={name}
          label={translate(`lead.field.${name}`)}
          values={(filter[name] ?? []).map(String)}
          options={Object.values(ANSWER_VALUES[name]).map((value) => ({
            value: String(value),
            label: word(name, value),
          }))}
          onChange={(values) => onChange({ filter: withValue(filter, name, values.map(Number).sort()) })}
        />
      ))}
    </>
  );
}

function BotField({ state: { filter }, onChange }: Props) {
  const translate = useTranslate();
  const { is_suspected_bot: isBot } = filter;
  const chosen = (value: string) => (value === '' ? undefined : value === 'yes');
  return (
    <OneField
      label={translate('lead.field.is_suspected_bot')}
      value={isBot === undefined ? '' : isBot ? 'yes' : 'no'}
      any={translate('leads.bots.any')}
      options={['no', 'yes'].map((value) => ({ value, label: translate(`leads.bots.${value}`) }))}
      onChange={(value) => onChange({ filter: withValue(filter, 'is_suspected_bot', chosen(value)) })}
    />
  );
}

/** The fields, in as many columns as there is room for. */
export function LeadFilters({ state, onChange }: Props) {
  const translate = useTranslate();
  const { word } = useLeadWords();
  const { filter } = state;
  const set = <K extends keyof PlainFilter>(name: K, value: PlainFilter[K]) =>
    onChange({ filter: withValue(filter, name, value) });
  const field = (name: string) => translate(`lead.field.${name}`);
  return (
    <Box
      role="group"
      aria-label={translate('leads.filters')}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fill, minmax(190px, 1fr))' },
      }}
    >
      <ManyField
        label={field('status')}
        values={filter.status ?? []}
        options={LEAD_STATUSES.map((value) => ({ value, label: word('status', value) }))}
        onChange={(values) =>
          set(
            'status',
            LEAD_STATUSES.filter((status) => values.includes(status)),
          )
        }
      />
      <PeriodFields state={state} onChange={onChange} />
      <AssigneeField state={state} onChange={onChange} />
      <ProgramField state={state} onChange={onChange} />
      <AnswerFields state={state} onChange={onChange} />
      <ManyField
        label={field('locale')}
        values={filter.locale ?? []}
        options={LOCALES.map((value) => ({ value, label: word('locale', value) }))}
        onChange={(values) =>
          set(
            'locale',
            LOCALES.filter((one) => values.includes(one)),
          )
        }
      />
      <SourceField state={state} onChange={onChange} />
      <BotField state={state} onChange={onChange} />
    </Box>
  );
}
