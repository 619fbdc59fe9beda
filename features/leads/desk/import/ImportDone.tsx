/** What an import has stored. */
import { Alert, Button, Stack } from '@mui/material';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { ImportReport } from '../../contract/imports.ts';
import { ReportTable } from './ReportTable.tsx';
import { storedOf } from './import-file.ts';

interface Props {
  report: ImportReport;
  /** Of rows that name none. */
  source: string;
  onNext: () => void;
}

/** Counts, ways on, and every row once more. */
export function ImportDone({ report, source, onNext }: Props) {
  const translate = useTranslate();
  const { known, erased, refused } = report.counts;
  // Where rows name sources of their own, no filter has all of them.
  const isOneSource = report.samples.every((sample) => sample.source === null);
  const listOf = isOneSource ? `/leads?${new URLSearchParams({ source })}` : '/leads';
  // The button that stored them was at the end of a long page.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <Stack spacing={2}>
      <Alert severity="success">
        {translate('import.done', { count: storedOf(report) })}
        {known + refused > 0 && ` ${translate('import.done_more', { known, refused })}`}
        {erased > 0 && ` ${translate('import.done_erased', { count: erased })}`}
      </Alert>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button component={Link} to={listOf} variant="contained">
          {translate('import.show')}
        </Button>
        <Button onClick={onNext}>{translate('import.next')}</Button>
      </Stack>
      <ReportTable report={report} />
    </Stack>
  );
}
