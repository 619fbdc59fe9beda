/** The list on screens wide enough for a table. */
import {
  Checkbox,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { clockOf } from '../../../../contract/time/call-hours.ts';
import { programLabel } from '../../../../contract/shortlist/shortlist.ts';
import { LeadBadges } from '../../../../desk/leads/LeadBadges.tsx';
import { StatusChip } from '../../../../desk/leads/StatusChip.tsx';
import { useBriefAgreedTime } from '../../../../desk/leads/calling/use-agreed-time.ts';
import { isNotToBeCalled } from '../../../../desk/leads/is-not-to-be-called.ts';
import { programName } from '../../../../desk/leads/program-label.ts';
import { useSources } from '../../../../desk/leads/use-sources.ts';
import { useStaff } from '../../../../desk/leads/use-staff.ts';
import { useLeadWords } from '../../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { LEAD_SORT_FIELDS, type LeadItem } from '../../contract/leads.ts';
import type { LeadColumn } from '../../contract/saved-views.ts';
import type { LeadSort } from '../../schema/leads.ts';
import { shownColumns, useHiddenColumns } from './columns.ts';
import { useReach } from './shared-ends.ts';

/** Which registrations are selected. */
interface Selection {
  ids: string[];
  set: (ids: string[]) => void;
}

interface Props {
  leads: LeadItem[];
  sort: LeadSort;
  onSort: (sort: LeadSort) => void;
  /** Undefined: nothing can be selected. */
  selection: Selection | undefined;
}

function SelectBox({ lead, ids, set }: Selection & { lead: LeadItem }) {
  const translate = useTranslate();
  const { readable, reachOf } = useLeadWords();
  const name = `${readable(lead.name)} ${reachOf(lead)}`;
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

/** The beginning of a text that may be long. */
function ClippedText({ text }: { text: string }) {
  return (
    <Typography variant="inherit" component="div" noWrap title={text} sx={{ maxWidth: 120 }}>
      {text}
    </Typography>
  );
}

type Cells = Record<LeadColumn, (lead: LeadItem) => ReactNode>;

function useCells(leads: readonly LeadItem[], selection: Selection | undefined): Cells {
  const translate = useTranslate();
  const { word, timeOrDay, readable, locale } = useLeadWords();
  const agreedTime = useBriefAgreedTime();
  const reach = useReach(leads);
  const { nameOf } = useStaff();
  const { nameOf: sourceName } = useSources();
  const none = translate('lead.none');
  return {
    created_at: (lead) => timeOrDay(lead.created_at),
    name: (lead) => (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {selection && <SelectBox lead={lead} {...selection} />}
        <Link
          component={RouterLink}
          to={`/leads/${lead.id}`}
          data-row
          color={isNotToBeCalled(lead) ? 'error' : 'inherit'}
          // The row would open it a second time, and the way back would be one step too long.
          onClick={(event) => event.stopPropagation()}
          sx={{ fontWeight: 700 }}
        >
          {readable(lead.name)}
        </Link>
        <LeadBadges lead={lead} />
      </Stack>
    ),
    phone: reach,
    status: (lead) => <StatusChip status={lead.status} lostReason={lead.lost_reason} />,
    assignee: (lead) => (lead.assignee_id === null ? none : nameOf(lead.assignee_id)),
    next_call_at: (lead) => (lead.next_call_at ? agreedTime(clockOf(lead), Date.parse(lead.next_call_at)) : none),
    program: (lead) =>
      lead.program ? <span title={programName(lead.program, locale)}>{programLabel(lead.program)}</span> : none,
    purpose: (lead) => word('purpose', lead.purpose),
    education: (lead) => word('education', lead.education),
    working_years: (lead) => word('working_years', lead.working_years),
    locale: (lead) => word('locale', lead.locale),
    source: (lead) => (lead.source === null ? none : <ClippedText text={sourceName(lead.source)} />),
    page: (lead) => lead.page ?? none,
    first_contacted_at: (lead) => (lead.first_contacted_at ? timeOrDay(lead.first_contacted_at) : none),
  };
}

type SortProps = Pick<Props, 'sort' | 'onSort'>;

/** The name of a column, by which the list is sorted where the server can; the newest come first. */
function HeadCell({ column, sort, onSort }: SortProps & { column: LeadColumn }) {
  const translate = useTranslate();
  const label = translate(`lead.field.${column}`);
  const field = LEAD_SORT_FIELDS.find((one) => one === column);
  if (!field) return <TableCell>{label}</TableCell>;
  const isActive = sort.field === field;
  const order = isActive && sort.order === 'desc' ? 'asc' : 'desc';
  return (
    <TableCell sortDirection={isActive && sort.order}>
      <TableSortLabel
        active={isActive}
        direction={isActive ? sort.order : 'desc'}
        onClick={() => onSort({ field, order })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}

/** Rows are opened, sorted by a column’s head, and selected to be given to somebody. */
export function LeadTable({ leads, sort, onSort, selection }: Props) {
  const navigate = useNavigate();
  const open = (id: string) => void navigate(`/leads/${id}`);
  const cells = useCells(leads, selection);
  const [hidden] = useHiddenColumns();
  const columns = shownColumns(hidden);
  return (
    <Table
      size="small"
      sx={{ '& td, & th': { whiteSpace: 'nowrap', paddingInline: 1.5 }, '& td': { paddingBlock: 1 } }}
    >
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <HeadCell key={column} column={column} sort={sort} onSort={onSort} />
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {leads.map((lead) => (
          <TableRow key={lead.id} hover onClick={() => open(lead.id)} sx={{ cursor: 'pointer' }}>
            {columns.map((column) => (
              <TableCell key={column}>{cells[column](lead)}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
