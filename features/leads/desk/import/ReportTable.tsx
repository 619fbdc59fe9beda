/** What becomes of each row of a file. */
import {
  Alert,
  Box,
  Button,
  Chip,
  type ChipProps,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useState } from 'react';
import downloadSimpleIcon from '@phosphor-icons/core/regular/download-simple.svg?raw';
import { saveFile } from '../../../../desk/api/call.ts';
import { csvFile } from '../../../../desk/api/csv.ts';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useLeadWords } from '../../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { ImportReport, ImportRow, ImportState } from '../../contract/imports.ts';
import { type Confirmation, ConfirmBox, ErasedNote } from './ErasedRows.tsx';
import { erasedRows, isToCheck, rowsToCheck } from './import-file.ts';
import { useLeftOut } from './left-out.ts';

/** More rows than anybody reads; all that are to be checked are in the file. */
const SHOWN_MAX = 200;
/** On phones the form that follows would be far below more of them. */
const SHOWN_FIRST_ON_PHONES = 10;
const STATES: readonly ImportState[] = ['new', 'joins', 'known', 'erased', 'refused'];
const COLOR: Record<ImportState, ChipProps['color']> = {
  new: 'success',
  joins: 'primary',
  known: 'default',
  erased: 'warning',
  refused: 'error',
};
const COLUMNS = ['row', 'name', 'phone', 'result'] as const;

function useReason(): (row: ImportRow) => string {
  const translate = useTranslate();
  return ({ refusal }) => (refusal ? translate(`import.refusal.${refusal}`) : '');
}

function Counts({ counts }: Pick<ImportReport, 'counts'>) {
  const translate = useTranslate();
  return (
    <Stack component="ul" direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', margin: 0, padding: 0 }}>
      {STATES.filter((state) => counts[state] > 0).map((state) => (
        <Chip
          key={state}
          component="li"
          color={COLOR[state] ?? 'default'}
          variant="outlined"
          label={`${counts[state]} · ${translate(`import.state.${state}`)}`}
        />
      ))}
    </Stack>
  );
}

interface RowsProps {
  rows: readonly ImportRow[];
  confirmation: Confirmation | undefined;
}

/** What becomes of a row, what stood there where it is refused, and when its person was erased. */
function Result({ row, confirmation }: { row: ImportRow; confirmation: Confirmation | undefined }) {
  const translate = useTranslate();
  const reason = useReason();
  const leftOut = useLeftOut();
  const { day } = useLeadWords();
  const said = row.erased_on
    ? translate('import.erased_on', { day: day(row.erased_on) })
    : translate(`import.short.${row.state}`);
  return (
    <>
      <Typography
        component="span"
        variant="body2"
        sx={{ fontWeight: 600 }}
        color={row.state === 'refused' ? 'error' : 'textPrimary'}
      >
        {row.refusal ? reason(row) : said}
      </Typography>
      {row.state === 'erased' && confirmation && <ConfirmBox row={row} confirmation={confirmation} />}
      {row.left_out && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {leftOut(row)}
        </Typography>
      )}
      {row.typed && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{row.typed}</bdi>
        </Typography>
      )}
    </>
  );
}

/** On phones: who it is over what becomes of them, each on as much room as there is. */
function RowList({ rows, confirmation }: RowsProps) {
  const translate = useTranslate();
  return (
    <Box component="ul" aria-label={translate('import.result')} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Box component="li" key={row.row} sx={{ paddingBlock: 1, borderTop: 1, borderColor: 'divider' }}>
          <Typography variant="body2" color="textSecondary">
            {[`${translate('import.row')} ${row.row}`, row.name, row.phone].filter(Boolean).join('\u00a0· ')}
          </Typography>
          <Result row={row} confirmation={confirmation} />
        </Box>
      ))}
    </Box>
  );
}

function RowTable({ rows, confirmation }: RowsProps) {
  const translate = useTranslate();
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={translate('import.result')}
      sx={{ maxHeight: 420, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column}>{translate(`import.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.row}>
              <TableCell>{row.row}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{row.name}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{row.phone}</TableCell>
              <TableCell sx={{ width: '100%' }}>
                <Result row={row} confirmation={confirmation} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

interface Props {
  report: ImportReport;
  /** Left out once the rows are stored. */
  confirmation?: Confirmation;
}

interface FilterProps {
  report: ImportReport;
  /** Whether those to check are shown alone. */
  isNarrowed: boolean;
  onChange: (isNarrowed: boolean) => void;
}

/** Narrows the rows down to those to check, and has them as a file; nothing where there are none. */
function RowsToCheck({ report, isNarrowed, onChange }: FilterProps) {
  const translate = useTranslate();
  const reason = useReason();
  const leftOut = useLeftOut();
  const download = () => {
    const headings = (['row', 'name', 'phone', 'result', 'typed'] as const).map((key) => translate(`import.${key}`));
    const rows = rowsToCheck(report, { headings, reason, leftOut });
    saveFile(csvFile(`${translate('import.report_name')}.csv`, rows));
  };
  const count = report.rows.filter(isToCheck).length;
  if (count === 0) return null;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={isNarrowed}
        aria-label={translate('import.result')}
        onChange={(_event, value: boolean | null) => value !== null && onChange(value)}
      >
        <ToggleButton value={false}>{translate('import.all')}</ToggleButton>
        <ToggleButton value>{translate('import.to_check', { count })}</ToggleButton>
      </ToggleButtonGroup>
      <Button startIcon={<Icon drawing={downloadSimpleIcon} />} onClick={download}>
        {translate('import.report')}
      </Button>
    </Stack>
  );
}

/** Counts, rows, and those to check as a file. */
export function ReportTable({ report, confirmation }: Props) {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [isNarrowed, setNarrowed] = useState(false);
  const [hasMore, setMore] = useState(false);
  const { counts, unread, unread_sheets: sheets, hidden_rows: hidden } = report;
  const erased = erasedRows(report);
  const isErased = ({ state }: ImportRow) => state === 'erased';
  // What is to be decided on stands first: not all rows are shown.
  const ordered = [...report.rows.filter(isErased), ...report.rows.filter((row) => !isErased(row))];
  const rows = isNarrowed ? ordered.filter(isToCheck) : ordered;
  const most = isNarrow && !hasMore ? SHOWN_FIRST_ON_PHONES : SHOWN_MAX;
  const shown = { rows: rows.slice(0, Math.max(most, erased.length)), confirmation };
  return (
    <Stack spacing={1.5}>
      <Counts counts={counts} />
      {unread.length > 0 && (
        <Alert severity="info">{translate('import.unread', { columns: unread.join(' · ') })}</Alert>
      )}
      {sheets.length > 0 && (
        <Alert severity="info">{translate('import.unread_sheets', { sheets: sheets.join(' · ') })}</Alert>
      )}
      {hidden > 0 && <Alert severity="info">{translate('import.hidden_rows', { count: hidden })}</Alert>}
      {counts.refused > 0 && <Alert severity="info">{translate('import.refused_hint')}</Alert>}
      <RowsToCheck report={report} isNarrowed={isNarrowed} onChange={setNarrowed} />
      {confirmation && erased.length > 0 && <ErasedNote rows={erased} confirmation={confirmation} />}
      {isNarrow ? <RowList {...shown} /> : <RowTable {...shown} />}
      {rows.length > shown.rows.length && (
        <Typography variant="body2" color="textSecondary">
          {translate('import.more', { count: shown.rows.length })}
          {isNarrow && !hasMore && <Button onClick={() => setMore(true)}>{translate('import.show_more')}</Button>}
        </Typography>
      )}
    </Stack>
  );
}
