/** How often each consultant called, how far their registrations came, and the fees agreed (DESK-7). */
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Panel } from '../../../desk/components/Panel.tsx';
import { useStaff } from '../../../desk/leads/use-staff.ts';
import { useLeadWords } from '../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import { stepWord } from './figure-lists.ts';
import { useFigureWords } from './use-figure-words.ts';
import { STAFF_STEPS, type StaffNumbers, type StaffRow, totalOf } from './use-staff-figures.ts';

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
  '& .fees td': { paddingTop: 0, color: 'text.secondary' },
  '& .total > *': { fontWeight: 700, borderTop: 1, borderColor: 'divider' },
} as const;

function NumbersRow({ name, numbers, isTotal = false }: { name: string; numbers: StaffNumbers; isTotal?: boolean }) {
  const translate = useTranslate();
  const { number, money } = useFigureWords();
  const { calls, talked, fees } = numbers;
  return (
    <>
      <TableRow className={isTotal ? 'total' : undefined}>
        <TableCell component="th" scope="row">
          {name}
        </TableCell>
        <TableCell align="right">
          {translate('figures.calls_talked', { calls: number(calls), talked: number(talked) })}
        </TableCell>
        {STAFF_STEPS.map((step) => (
          <TableCell key={step} align="right">
            {number(numbers[step])}
          </TableCell>
        ))}
      </TableRow>
      {fees.length > 0 && (
        <TableRow className="fees">
          <TableCell colSpan={STAFF_STEPS.length + 2} align="right">
            {translate('figures.fees', { fees: fees.map(money).join(' + ') })}
          </TableCell>
        </TableRow>
      )}
    </>
  );
}

/** A table with a row for each, and one for all. */
export function StaffFigures({ rows }: { rows: readonly StaffRow[] }) {
  const translate = useTranslate();
  const { nameOf } = useStaff();
  const words = useLeadWords();
  const title = translate('figures.by_staff');
  return (
    <Panel title={title} lead={translate('figures.by_staff_lead')}>
      <Table size="small" aria-label={title} sx={LOOK}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('lead.field.assignee')}</TableCell>
            <TableCell align="right">{translate('figures.calls')}</TableCell>
            {STAFF_STEPS.map((step) => (
              <TableCell key={step} align="right">
                {stepWord(step, translate, words)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <NumbersRow key={row.staff_id ?? ''} name={nameOf(row.staff_id)} numbers={row} />
          ))}
          {rows.length > 1 && <NumbersRow name={translate('figures.all_staff')} numbers={totalOf(rows)} isTotal />}
        </TableBody>
      </Table>
    </Panel>
  );
}
