/** Registrations from a spreadsheet: choose, look, state the consent, store. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { call, refusedField } from '../../../../desk/api/call.ts';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { ScreenPage } from '../../../../desk/components/ScreenPage.tsx';
import { Waiting } from '../../../../desk/components/Waiting.tsx';
import { useErrorText } from '../../../../desk/components/use-error-text.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { ImportReport } from '../../contract/imports.ts';
import type { ImportRequest } from '../../schema/imports.ts';
import { FileField } from './FileField.tsx';
import { ImportDone } from './ImportDone.tsx';
import { LanguageField } from './LanguageField.tsx';
import { ReportTable } from './ReportTable.tsx';
import { SampleRows } from './SampleRows.tsx';
import { type Stated, StatementFields } from './StatementFields.tsx';
import { TableFields } from './TableFields.tsx';
import { TableSummary } from './TableSummary.tsx';
import { storedOf } from './import-file.ts';
import { useImport } from './use-import.ts';

/** The last step: consent stated, rows stored. */
function Storing({
  request,
  report,
  stated,
  confirmed,
  onState,
  onDone,
}: {
  request: Omit<ImportRequest, keyof Stated>;
  report: ImportReport;
  stated: Stated;
  /** Rows of persons who were erased on request and are stored all the same. */
  confirmed: ReadonlySet<number>;
  onState: (stated: Stated) => void;
  onDone: (report: ImportReport) => void;
}) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const store = useMutation({
    mutationFn: () =>
      call('POST /api/desk/leads/import', { body: { ...request, ...stated, confirmed_rows: [...confirmed] } }),
    onSuccess: onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    store.mutate();
  };
  const count = storedOf(report) + confirmed.size;
  const { error } = store;
  const field = refusedField(error);
  const refused = field !== undefined && field in stated ? field : undefined;
  return (
    <Panel title={translate('import.basis')}>
      <Box component="form" onSubmit={submit}>
        <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 2 }}>
          {translate('import.basis_note')}
        </Typography>
        <StatementFields stated={stated} refused={refused} onChange={onState} />
        {error && !refused && (
          <Alert severity="error" sx={{ marginTop: 2 }}>
            {errorText(error)}
          </Alert>
        )}
        <Button
          type="submit"
          variant="contained"
          disabled={count === 0 || store.isPending}
          loading={store.isPending}
          sx={{ marginTop: 2 }}
        >
          {count === 0 ? translate('import.nothing') : translate('import.store', { count })}
        </Button>
      </Box>
    </Panel>
  );
}

/** Nothing is stored before the last step; until then file and reading can be changed. */
export default function ImportScreen() {
  const translate = useTranslate();
  const {
    layout,
    chosen,
    choose,
    fault,
    language,
    setLanguage,
    preview,
    stated,
    setStated,
    confirmed,
    setConfirmed,
    ...rest
  } = useImport();
  return (
    <ScreenPage title={translate('import.title')} lead={translate('import.lead')}>
      <Box sx={{ maxWidth: 960 }}>
        {rest.done ? (
          <ImportDone {...rest.done} onNext={rest.startAgain} />
        ) : (
          <Stack spacing={2}>
            <Panel title={translate('import.file')}>
              <FileField name={chosen?.name} fault={fault} onChoose={choose} />
              {layout && !rest.isAdjusted && <TableSummary {...layout} onAdjust={rest.adjust} />}
            </Panel>
            {layout && rest.isAdjusted && (
              <Panel title={translate('import.table')}>
                <TableFields {...layout} table={rest.table} onChange={rest.setTable} />
              </Panel>
            )}
            {chosen && (
              <Panel title={translate('import.language')}>
                <LanguageField language={language} onChange={setLanguage} />
              </Panel>
            )}
            {preview.isFetching && <Waiting />}
            {preview.data && !preview.error && (
              <>
                {preview.data.samples.length > 0 && (
                  <Panel
                    title={translate('import.samples_stored')}
                    lead={translate('import.samples_note', { count: preview.data.samples.length })}
                  >
                    <SampleRows samples={preview.data.samples} source={stated.source} />
                  </Panel>
                )}
                <Panel title={translate('import.preview')}>
                  <ReportTable report={preview.data} confirmation={{ rows: confirmed, set: setConfirmed }} />
                </Panel>
                <Storing
                  request={rest.request}
                  report={preview.data}
                  stated={stated}
                  confirmed={confirmed}
                  onState={setStated}
                  onDone={rest.finish}
                />
              </>
            )}
          </Stack>
        )}
      </Box>
    </ScreenPage>
  );
}
