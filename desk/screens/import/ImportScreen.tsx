/** Registrations from a spreadsheet: choose, look, state the consent, store. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ImportReport, ImportRequest } from '../../../contract/import-api.ts';
import { EDUCATION, PURPOSE, WORKING_YEARS } from '../../../contract/registration.ts';
import { CallError, call } from '../../api/call.ts';
import { Panel } from '../../components/Panel.tsx';
import { ScreenPage } from '../../components/ScreenPage.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { useLeadWords } from '../../leads/use-words.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { FileField } from './FileField.tsx';
import { ImportDone } from './ImportDone.tsx';
import { readBase64, storedOf } from './import-file.ts';
import { type Reading, ReadingFields } from './ReadingFields.tsx';
import { ReportTable } from './ReportTable.tsx';
import { type Stated, StatementFields } from './StatementFields.tsx';

const DEFAULTS = { education: EDUCATION.other, working_years: WORKING_YEARS.oneToTwo, purpose: PURPOSE.other };
const NOTHING_STATED: Stated = { source: '', statement: '', agreed_on: '' };

interface Chosen {
  /** Another one for each choice: the file itself is too long for a key. */
  id: number;
  name: string;
  /** In base64. */
  file: string;
}

function faultText(error: unknown, translate: ReturnType<typeof useTranslate>): string | undefined {
  return error instanceof Error ? translate(error.message) : undefined;
}

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
  const store = useMutation({
    mutationFn: () =>
      call<ImportReport>('POST', '/api/desk/leads/import', { ...request, ...stated, confirmed_rows: [...confirmed] }),
    onSuccess: onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    store.mutate();
  };
  const count = storedOf(report) + confirmed.size;
  const { error } = store;
  const field = error instanceof CallError ? error.field : undefined;
  const refused = field !== undefined && field in stated ? field : undefined;
  return (
    <Panel title={translate('import.basis')}>
      <Box component="form" onSubmit={submit}>
        <Typography variant="body2" color="textSecondary" sx={{ marginBottom: 2 }}>
          {translate('import.basisNote')}
        </Typography>
        <StatementFields stated={stated} refused={refused} onChange={onState} />
        {error && !refused && (
          <Alert severity="error" sx={{ marginTop: 2 }}>
            {faultText(error, translate)}
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

/** The screen. */
export default function ImportScreen() {
  const translate = useTranslate();
  const { locale } = useLeadWords();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>();
  const [isUnreadable, setUnreadable] = useState(false);
  const [reading, setReading] = useState<Reading>({ locale, defaults: DEFAULTS });
  // Kept here: another file, or another reading of it, takes nothing away that was typed.
  const [stated, setStated] = useState(NOTHING_STATED);
  // Of this file, read in this way: another one has other rows.
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(new Set());
  const [done, setDone] = useState<ImportReport>();
  const request = { file: chosen?.file ?? '', ...reading };
  const preview = useQuery({
    queryKey: ['import-preview', chosen?.id, reading],
    queryFn: ({ signal }) => call<ImportReport>('POST', '/api/desk/leads/import/preview', request, signal),
    enabled: chosen !== undefined && done === undefined,
    // What the file and the store hold now, and not what they held when it was looked at before.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const choose = async (file: File) => {
    try {
      setChosen({ id: Date.now(), name: file.name, file: await readBase64(file) });
      setUnreadable(false);
      setConfirmed(new Set());
    } catch {
      setUnreadable(true);
    }
  };
  const finish = (report: ImportReport) => {
    setDone(report);
    setStated(NOTHING_STATED);
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'import-preview' });
  };
  const fault = isUnreadable ? translate('import.unreadable') : faultText(preview.error, translate);
  return (
    <ScreenPage title={translate('import.title')} lead={translate('import.lead')}>
      <Box sx={{ maxWidth: 860 }}>
        {done ? (
          <ImportDone
            report={done}
            onNext={() => {
              setDone(undefined);
              setChosen(undefined);
            }}
          />
        ) : (
          <Stack spacing={2}>
            <Panel title={translate('import.file')}>
              <FileField name={chosen?.name} fault={fault} onChoose={choose} />
            </Panel>
            {chosen && (
              <Panel title={translate('import.reading')}>
                <ReadingFields
                  reading={reading}
                  onChange={(changed) => {
                    setReading(changed);
                    setConfirmed(new Set());
                  }}
                />
              </Panel>
            )}
            {preview.isFetching && <Waiting />}
            {preview.data && !preview.error && (
              <>
                <Panel title={translate('import.preview')}>
                  <ReportTable report={preview.data} confirmation={{ rows: confirmed, set: setConfirmed }} />
                </Panel>
                <Storing
                  request={request}
                  report={preview.data}
                  stated={stated}
                  confirmed={confirmed}
                  onState={setStated}
                  onDone={finish}
                />
              </>
            )}
          </Stack>
        )}
      </Box>
    </ScreenPage>
  );
}
