/** A purge that waits for a manager: why, what would be erased, and the two answers (DESK-9). */
import { Alert, AlertTitle, Button, Stack, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { HTML_LANG } from '../../../../contract/locales.ts';
import { call } from '../../../../desk/api/call.ts';
import { useNotifyError } from '../../../../desk/components/use-error-text.ts';
import { useStaff } from '../../../../desk/leads/use-staff.ts';
import { useLocale, useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { CLOCKS_DIFFER_MS, type HoldReason, type PurgeHold, type Retention } from '../../contract/retention.ts';
import { ConfirmedAction } from '../ConfirmedAction.tsx';
import { RETENTION } from '../rights-api.ts';
import { useRightsWords } from '../use-rights-words.ts';

function useReason(hold: PurgeHold): (reason: HoldReason) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const { time } = useRightsWords();
  const said = (iso: string | null) => (iso === null ? '' : time(iso));
  return (reason) => {
    const isUnknown = reason === 'no_recent_run' && hold.last_run_at === null;
    return translate(`retention.hold.${isUnknown ? 'no_run' : reason}`, {
      last: said(hold.last_run_at),
      newest: said(hold.newest_time),
      database: said(hold.database_time),
      due: hold.due.toLocaleString(HTML_LANG[locale]),
      all: hold.registrations.toLocaleString(HTML_LANG[locale]),
    });
  };
}

function Answers({ hold, isPostponed }: { hold: PurgeHold; isPostponed: boolean }) {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const { time } = useRightsWords();
  const client = useQueryClient();
  const keep = (retention: Retention) => client.setQueryData(RETENTION.queryKey, retention);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('POST /api/desk/retention/postpone'),
    onSuccess: keep,
    onError: notifyError,
  });
  const confirm = hold.due > 0 ? 'erase' : 'go_on';
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ConfirmedAction
        label={translate(`retention.hold.${confirm}`)}
        question={translate(`retention.hold.${confirm}_question`, {
          count: hold.due,
          time: time(hold.server_time),
        })}
        done="retention.hold.done"
        color={hold.due > 0 ? 'error' : 'primary'}
        // By the clock of this machine.
        run={async () => {
          const body = { clock: new Date().toISOString() };
          keep(await call('POST /api/desk/retention/confirm', { body }));
        }}
      />
      {!isPostponed && (
        <Button variant="outlined" color="inherit" loading={isPending} onClick={() => mutate()}>
          {translate('retention.hold.not_yet')}
        </Button>
      )}
    </Stack>
  );
}

/** A manager reads why, checks the clock, and answers: erase, or not yet. */
export function PurgeHoldPanel({ hold, postponed }: { hold: PurgeHold; postponed: Retention['postponed'] }) {
  const translate = useTranslate();
  const { time } = useRightsWords();
  const { nameOf } = useStaff();
  const reasonOf = useReason(hold);
  const isOwnClockOther = Math.abs(Date.parse(hold.server_time) - Date.now()) > CLOCKS_DIFFER_MS;
  const areClocksOther = isOwnClockOther || hold.reasons.includes('database_clock');
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0 } }}>
      <AlertTitle component="h3" sx={{ fontWeight: 700 }}>
        {translate('retention.hold.title')}
      </AlertTitle>
      <Stack spacing={1.5}>
        {hold.reasons.map((reason) => (
          <Typography key={reason} variant="body2">
            {reasonOf(reason)}
          </Typography>
        ))}
        <Typography variant="body2" sx={{ fontWeight: 700 }}>
          {translate('retention.hold.server_time', { time: time(hold.server_time) })}
          <br />
          {translate('retention.hold.due', { count: hold.due })}
        </Typography>
        {hold.withdrawn > 0 && (
          <Typography variant="body2" sx={{ fontWeight: 700 }}>
            {translate('retention.hold.withdrawn', { count: hold.withdrawn })}
          </Typography>
        )}
        <Typography variant="body2">
          {translate(areClocksOther ? 'retention.hold.set_clock' : 'retention.hold.check')}
        </Typography>
        {postponed && (
          <Typography variant="body2">
            {translate('retention.hold.postponed', { time: time(postponed.at), name: nameOf(postponed.staff_id) })}
          </Typography>
        )}
        {!areClocksOther && <Answers hold={hold} isPostponed={postponed !== null} />}
      </Stack>
    </Alert>
  );
}
