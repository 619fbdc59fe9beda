/** The fees agreed with those who enrolled, by school, for managers (DESK-7). */
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Panel } from '../../../desk/components/Panel.tsx';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { SchoolFees } from '../schema.ts';
import { useFigureWords } from './use-figure-words.ts';

/** With large text on a phone an amount takes two lines before it is cut off. */
const CELL = { paddingInline: 0.5, verticalAlign: 'top', whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

/** A row for each school, its amounts one below the other. */
export function SchoolFeesPanel({ rows }: { rows: readonly SchoolFees[] }) {
  const translate = useTranslate();
  const { number, money } = useFigureWords();
  const title = translate('figures.by_school');
  return (
    <Panel title={title} lead={translate('figures.by_school_lead')}>
      <Table size="small" aria-label={title} sx={{ '& td, & th': CELL }}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('lead.field.enrolled_school')}</TableCell>
            <TableCell align="right">{translate('figures.people')}</TableCell>
            <TableCell align="right">{translate('lead.field.fee')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ school, people, fees }) => (
            <TableRow key={school ?? ''}>
              <TableCell component="th" scope="row">
                {school ?? translate('figures.without')}
              </TableCell>
              <TableCell align="right">{number(people)}</TableCell>
              <TableCell align="right">
                {fees.map((fee) => (
                  <div key={fee.currency}>{money(fee)}</div>
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
