/** The first rows as they will be stored, what is left open marked. */
import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { Fragment } from 'react';
import { NOT_ANSWERED } from '../../../../contract/registration/registration.ts';
import { programName } from '../../../../desk/leads/program-label.ts';
import { useStaff } from '../../../../desk/leads/use-staff.ts';
import { useLeadWords } from '../../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { useTimes } from '../../../../desk/words/use-times.ts';
import type { ImportSample } from '../../contract/imports.ts';
import { useLeftOut } from './left-out.ts';

/** What of a row stands together: its follow-up, how it came, what the person answered, what was noted. */
const GROUPS = ['work', 'registration', 'answers', 'notes'] as const;
type Lines = Record<(typeof GROUPS)[number], string[]>;

interface RowsProps {
  samples: readonly ImportSample[];
  /** Of rows that name none. */
  source: string;
}

/** The lines of a row; what it says nothing of has none. */
function useLines(source: string): (sample: ImportSample) => Lines {
  const translate = useTranslate();
  const { word, timeOrDay, locale } = useLeadWords();
  const { moment } = useTimes();
  const { nameOf } = useStaff();
  const labelled = (field: string, value: string | null) =>
    value && translate('import.sample_line', { field: translate(`lead.field.${field}`), value });
  const filled = (lines: readonly (string | null)[]) => lines.filter((line): line is string => Boolean(line));
  return (sample) => {
    const { status, lost_reason: reason, notes, note } = sample;
    const registered = sample.created_at ? timeOrDay(sample.created_at) : translate('import.at_import');
    return {
      work: filled([
        [word('status', status), reason && word('lost_reason', reason)].filter(Boolean).join(' · '),
        labelled('assignee', sample.assignee_id && nameOf(sample.assignee_id)),
        labelled('next_call_at', sample.next_call_at && moment(sample.next_call_at)),
        labelled('first_contacted_at', sample.first_contacted_at && timeOrDay(sample.first_contacted_at)),
      ]),
      registration: filled([
        registered,
        sample.source ?? source,
        sample.program && programName(sample.program, locale),
        sample.page,
      ]),
      answers: filled([
        (['education', 'working_years', 'purpose'] as const)
          .filter((name) => sample[name] !== NOT_ANSWERED)
          .map((name) => word(name, sample[name]))
          .join(' · '),
        word('locale', sample.locale),
      ]),
      notes: filled([
        ...[labelled('wechat', sample.wechat), labelled('zalo', sample.zalo)],
        notes > 1 ? translate('import.notes_more', { note, count: notes - 1 }) : note,
      ]),
    };
  };
}

function LinesBelow({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <Box key={line} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {line}
    </Box>
  ));
}

/** What of a row is left open. */
function LeftOpen({ text }: { text: string }) {
  return (
    <Typography
      variant="body2"
      sx={{
        paddingLeft: 1,
        borderLeft: 3,
        borderLeftColor: 'warning.main',
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-line',
      }}
    >
      {text}
    </Typography>
  );
}

/** On phones: a few lines for each row. */
function SampleList({ samples, source }: RowsProps) {
  const translate = useTranslate();
  const linesOf = useLines(source);
  const leftOut = useLeftOut();
  return (
    <Box component="ol" aria-label={translate('import.sample_rows')} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {samples.map((sample) => {
        const open = leftOut(sample);
        const { notes, ...others } = linesOf(sample);
        return (
          <Box component="li" key={sample.row} sx={{ paddingBlock: 1, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="body2" color="textSecondary">
              {`${translate('import.row')} ${sample.row}\u00a0· ${sample.name}\u00a0· ${sample.phone}`}
            </Typography>
            <Typography component="div" variant="body2">
              <LinesBelow lines={[...Object.values(others).map((lines) => lines.join(' · ')), ...notes]} />
            </Typography>
            {open && <LeftOpen text={open} />}
          </Box>
        );
      })}
    </Box>
  );
}

function SampleTable({ samples, source }: RowsProps) {
  const translate = useTranslate();
  const linesOf = useLines(source);
  const leftOut = useLeftOut();
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={translate('import.sample_rows')}
      sx={{ maxHeight: 460, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Table size="small" stickyHeader sx={{ '& td': { verticalAlign: 'top' } }}>
        <TableHead>
          <TableRow>
            {['row', 'name', ...GROUPS.map((group) => `sample.${group}`)].map((column) => (
              <TableCell key={column}>{translate(`import.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {samples.map((sample) => {
            const open = leftOut(sample);
            const lines = linesOf(sample);
            const cell = open ? { borderBottom: 0 } : {};
            return (
              <Fragment key={sample.row}>
                <TableRow>
                  <TableCell sx={cell}>{sample.row}</TableCell>
                  <TableCell sx={{ ...cell, whiteSpace: 'nowrap' }}>
                    {sample.name}
                    <br />
                    {sample.phone}
                  </TableCell>
                  {GROUPS.map((group) => (
                    <TableCell key={group} sx={cell}>
                      <LinesBelow lines={lines[group]} />
                    </TableCell>
                  ))}
                </TableRow>
                {open && (
                  <TableRow>
                    <TableCell />
                    <TableCell colSpan={GROUPS.length + 1} sx={{ paddingTop: 0 }}>
                      <LeftOpen text={open} />
                    </TableCell>
                  </TableRow>
                )}
              </Fragment>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}

/** The rows of a file as they would be stored: a table, or a list on a phone. */
export function SampleRows(props: RowsProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  return isNarrow ? <SampleList {...props} /> : <SampleTable {...props} />;
}
