/** What the daily purge did, and what comes next (DESK-9). */
import {
  Alert,
  Box,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { HTML_LANG } from '../../../../contract/locales.ts';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { useStaff } from '../../../../desk/leads/use-staff.ts';
import { useLocale, useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { PurgeRun, Retention } from '../../contract/retention.ts';
import { useRightsWords } from '../use-rights-words.ts';
import { PurgeHoldPanel } from './PurgeHoldPanel.tsx';

function Count({ label, value }: { label: string; value: number }) {
  const locale = useLocale();
  return (
    <Box
      component="div"
      sx={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', minWidth: { sm: 120 } }}
    >
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ margin: 0, fontSize: '1.5rem', fontWeight: 700, lineHeight: 1.3 }}>
        {value.toLocaleString(HTML_LANG[locale])}
      </Typography>
    </Box>
  );
}

function Runs({ runs }: { runs: PurgeRun[] }) {
  const translate = useTranslate();
  const { time } = useRightsWords();
  const locale = useLocale();
  const count = (value: number) => value.toLocaleString(HTML_LANG[locale]);
  return (
    <TableContainer tabIndex={0} role="group" aria-label={translate('retention.purge')}>
      {/* Four columns have room on a phone when their heads may take two lines. */}
      <Table size="small" sx={{ '& td, & th': { paddingInline: { xs: 0.75, sm: 2 }, whiteSpace: { xs: 'normal' } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('retention.run.at')}</TableCell>
            {(['erased', 'deleted', 'failed'] as const).map((name) => (
              <TableCell key={name} align="right">
                {translate(`retention.run.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {runs.map((run) => (
            <TableRow key={run.id}>
              <TableCell>
                {time(run.started_at)}
                {run.is_by_hand && ` · ${translate('retention.run.by_hand')}`}
              </TableCell>
              <TableCell align="right">{count(run.erased)}</TableCell>
              <TableCell align="right">{count(run.deleted)}</TableCell>
              <TableCell align="right" sx={run.failed > 0 ? { color: 'error.main', fontWeight: 700 } : {}}>
                {count(run.failed)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Managers see the last purge here, and what the next one will erase. */
export function PurgePanel({ retention }: { retention: Retention }) {
  const translate = useTranslate();
  const { time } = useRightsWords();
  const { nameOf } = useStaff();
  const { runs, hold, postponed, due, due_soon: dueSoon, restricted, many_reveals: warnings } = retention;
  const [last] = runs;
  return (
    <Panel title={translate('retention.purge')} lead={translate('retention.purge_lead')}>
      <Stack spacing={2}>
        {hold && <PurgeHoldPanel hold={hold} postponed={postponed} />}
        {warnings.map(({ at, staff_id }) => (
          <Alert key={at} severity="warning">
            {translate('retention.warning', { time: time(at), name: nameOf(staff_id) })}
          </Alert>
        ))}
        {last && last.failed > 0 && (
          <Alert severity="error">{translate('retention.failed', { count: last.failed })}</Alert>
        )}
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gap: { xs: 1.5, sm: 3 },
            gridTemplateColumns: { xs: 'repeat(3, 1fr)', sm: 'repeat(3, auto)' },
            justifyContent: 'start',
            margin: 0,
          }}
        >
          <Count label={translate('retention.due')} value={due} />
          <Count label={translate('retention.due_soon')} value={dueSoon} />
          <Count label={translate('retention.restricted')} value={restricted} />
        </Box>
        <Typography color="textSecondary">
          {last ? translate('retention.last', { time: time(last.started_at) }) : translate('retention.never')}
          {last && last.finished_at === null && ` · ${translate('retention.under_way')}`}
        </Typography>
        {last && <Runs runs={runs} />}
      </Stack>
    </Panel>
  );
}
