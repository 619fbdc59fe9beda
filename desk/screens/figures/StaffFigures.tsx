/** How often each consultant called, and how far their registrations came (DESK-7). */
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FiguresRequest } from '../../../contract/schema/figures.ts';
import { call } from '../../api/call.ts';
import { Panel } from '../../components/Panel.tsx';
import { RetryAlert } from '../../components/RetryAlert.tsx';
import { useStaff } from '../../leads/use-staff.ts';
import { useLeadWords } from '../../leads/use-words.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { useFigureWords } from './use-figure-words.ts';

const STEPS = ['registered', 'contacted', 'applied', 'enrolled'] as const;

/** On a phone too all six columns stand beside each other. */
const LOOK = {
  tableLayout: 'fixed',
  '& td, & th': {
    paddingInline: 0.25,
    border: 0,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    verticalAlign: 'top',
  },
  '& thead th': { fontSize: '0.8125rem' },
  '& th:first-of-type': { width: '24%' },
} as const;

/** A table with a row for each; nothing where nobody looks after anybody yet. */
export function StaffFigures({ asked }: { asked: FiguresRequest }) {
  const translate = useTranslate();
  const { word } = useLeadWords();
  const { number } = useFigureWords();
  const { nameOf } = useStaff();
  const { data, error, refetch } = useQuery({
    queryKey: ['staff-figures', asked],
    queryFn: ({ signal }) => call('POST /api/desk/figures/staff', { body: asked, signal }),
    placeholderData: keepPreviousData,
  });
  if (error) return <RetryAlert error={error} onRetry={() => void refetch()} />;
  if (!data || data.items.every(({ staff_id }) => staff_id === null)) return null;
  const title = translate('figures.by_staff');
  return (
    <Panel title={title} lead={translate('figures.by_staff_lead')}>
      <Table size="small" aria-label={title} sx={LOOK}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('lead.field.assignee')}</TableCell>
            <TableCell align="right">{translate('figures.calls')}</TableCell>
            {STEPS.map((step) => (
              <TableCell key={step} align="right">
                {step === 'registered' ? translate('figures.step.registered') : word('status', step)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.items.map((steps) => (
            <TableRow key={steps.staff_id ?? ''}>
              <TableCell component="th" scope="row">
                {nameOf(steps.staff_id)}
              </TableCell>
              <TableCell align="right">
                {steps.staff_id !== null &&
                  translate('figures.calls_talked', { calls: number(steps.calls), talked: number(steps.talked) })}
              </TableCell>
              {STEPS.map((step) => (
                <TableCell key={step} align="right">
                  {number(steps[step])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
