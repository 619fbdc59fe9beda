/** A list of figures as a table, each row with a bar: to be read, heard, copied and printed alike. */
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { FigureRow } from './figure-lists.ts';
import { useFigureWords } from './use-figure-words.ts';

interface Props {
  /** Name of the table. */
  title: string;
  rows: readonly FigureRow[];
  /** False where a chart stands above it. */
  hasBars?: boolean;
}

function ShareBar({ width }: { width: number }) {
  return (
    <Box aria-hidden="true" sx={{ height: 4, marginTop: 0.5, borderRadius: 2, backgroundColor: 'action.hover' }}>
      <Box className="figure-bar" sx={{ width: `${width * 100}%`, height: '100%', borderRadius: 2 }} />
    </Box>
  );
}

/** Bars can be left out where the numbers are not parts of one whole. */
export function FigureTable({ title, rows, hasBars = true }: Props) {
  const translate = useTranslate();
  const { number, percent } = useFigureWords();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <Table size="small" aria-label={title} sx={{ '& td, & th': { paddingInline: 0, border: 0, paddingBlock: 0.75 } }}>
      <TableHead sx={visuallyHidden}>
        <TableRow>
          <TableCell>{title}</TableCell>
          <TableCell>{translate('figures.count')}</TableCell>
          <TableCell>{translate('figures.share')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ label, count, share }) => (
          <TableRow key={label}>
            <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere', width: '100%' }}>
              {label}
              {hasBars && <ShareBar width={count / most} />}
            </TableCell>
            <TableCell align="right" sx={{ fontWeight: 600, verticalAlign: 'top', '&&': { paddingLeft: 2 } }}>
              {number(count)}
            </TableCell>
            <TableCell
              align="right"
              sx={{ color: 'text.secondary', verticalAlign: 'top', whiteSpace: 'nowrap', '&&': { paddingLeft: 1.5 } }}
            >
              {share === undefined ? '' : percent(share)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
