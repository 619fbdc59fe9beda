/** The list on screens wide enough for a table. */
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { DataTable, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { LeadItem, LeadSort } from '../../../contract/desk-api.ts';
import { LEAD_COLUMNS, type LeadColumn } from '../../../contract/saved-view-api.ts';
import { LeadBadges } from '../../leads/LeadBadges.tsx';
import { programLabel, programName } from '../../leads/program-label.ts';
import { StatusChip } from '../../leads/StatusChip.tsx';
import { useStaff } from '../../leads/use-staff.ts';
import { useLeadWords } from '../../leads/use-words.ts';
import { COLUMNS_KEY, HIDDEN_AT_FIRST } from './columns.ts';

/** Which registrations are selected. */
interface Selection {
  ids: string[];
  set: (ids: string[]) => void;
}

interface Props {
  leads: LeadItem[];
  total: number;
  sort: LeadSort;
  onSort: (sort: LeadSort) => void;
  /** Undefined: nothing can be selected. */
  selection: Selection | undefined;
}

function SelectBox({ lead, ids, set }: Selection & { lead: LeadItem }) {
  const translate = useTranslate();
  const { readable } = useLeadWords();
  const name = `${readable(lead.name)} ${readable(lead.phone)}`;
  const isSelected = ids.includes(lead.id);
  return (
    <Checkbox
      size="small"
      checked={isSelected}
      // The row itself opens the registration.
      onClick={(event) => event.stopPropagation()}
      onChange={() => set(isSelected ? ids.filter((id) => id !== lead.id) : [...ids, lead.id])}
      slotProps={{ input: { 'aria-label': translate('leads.select', { name }) } }}
      sx={{ marginBlock: -1, marginInlineStart: -1 }}
    />
  );
}

type Cells = Record<LeadColumn, (lead: LeadItem) => ReactNode>;

function useCells(selection: Selection | undefined): Cells {
  const translate = useTranslate();
  const { word, time, readable, locale } = useLeadWords();
  const { nameOf } = useStaff();
  const none = translate('lead.none');
  return {
    created_at: (lead) => time(lead.created_at),
    name: (lead) => (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {selection && <SelectBox lead={lead} {...selection} />}
        <Link
          component={RouterLink}
          to={`/leads/${lead.id}`}
          data-row
          color="inherit"
          // The row would open it a second time, and the way back would be one step too long.
          onClick={(event) => event.stopPropagation()}
          sx={{ fontWeight: 700 }}
        >
          {readable(lead.name)}
        </Link>
        <LeadBadges lead={lead} />
      </Stack>
    ),
    phone: (lead) => readable(lead.phone),
    status: (lead) => <StatusChip status={lead.status} lostReason={lead.lost_reason} />,
    assignee: (lead) => (lead.assignee_id === null ? none : nameOf(lead.assignee_id)),
    next_call_at: (lead) => (lead.next_call_at ? time(lead.next_call_at) : none),
    program: (lead) =>
      lead.program ? <span title={programName(lead.program, locale)}>{programLabel(lead.program)}</span> : none,
    purpose: (lead) => word('purpose', lead.purpose),
    education: (lead) => word('education', lead.education),
    working_years: (lead) => word('working_years', lead.working_years),
    locale: (lead) => word('locale', lead.locale),
    source: (lead) => lead.source ?? none,
    page: (lead) => lead.page ?? none,
    first_contacted_at: (lead) => (lead.first_contacted_at ? time(lead.first_contacted_at) : none),
  };
}

/** Columns by which the server can sort. */
const SORTED: readonly string[] = ['created_at', 'next_call_at'];

/** The table. */
export function LeadTable({ leads, total, sort, onSort, selection }: Props) {
  const translate = useTranslate();
  const cells = useCells(selection);
  return (
    <DataTable<LeadItem>
      resource="leads"
      data={leads}
      total={total}
      isPending={false}
      storeKey={COLUMNS_KEY}
      hiddenColumns={HIDDEN_AT_FIRST}
      sort={{ field: sort.field, order: sort.order === 'asc' ? 'ASC' : 'DESC' }}
      setSort={({ field, order }) =>
        onSort({ field: field as LeadSort['field'], order: order === 'ASC' ? 'asc' : 'desc' })
      }
      rowClick={(id) => `/leads/${id}`}
      bulkActionButtons={false}
      sx={{ '& td, & th': { whiteSpace: 'nowrap', paddingInline: 1.5 }, '& td': { paddingBlock: 1 } }}
    >
      {LEAD_COLUMNS.map((column) => (
        <DataTable.Col<LeadItem>
          key={column}
          source={column as never}
          label={translate(`lead.field.${column}`)}
          disableSort={!SORTED.includes(column)}
          sortByOrder="DESC"
          render={cells[column]}
        />
      ))}
    </DataTable>
  );
}
