/** The questions that somebody has settled, which managers may open again. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SettledQuestion } from '../../../contract/launch-api.ts';
import { Panel } from '../../components/Panel.tsx';
import { useNotifyError } from '../../components/use-error-text.ts';
import { CONTENT_KEYS, reopenQuestion } from '../../content/content-api.ts';
import { useMay } from '../../session/me.ts';
import { useTimes } from '../../words/use-times.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { LINE } from './TaskRow.tsx';

/** The list, with who decided and when. */
export function SettledPanel({ settled }: { settled: readonly SettledQuestion[] }) {
  const translate = useTranslate();
  const may = useMay();
  const { day } = useTimes();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const reopen = useMutation({
    mutationFn: reopenQuestion,
    onSuccess: () => client.invalidateQueries({ queryKey: CONTENT_KEYS.all }),
    onError: notifyError,
  });
  return (
    <Panel title={translate('launch.settled')}>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {settled.map(({ question, text, by, on }) => (
          <Box component="li" key={question} sx={LINE}>
            <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography>{text}</Typography>
              <Typography variant="body2" color="textSecondary">
                {by ? translate('launch.settled_by', { by, day: day(on) }) : day(on)}
              </Typography>
            </Box>
            {may('content.publish') && (
              <Button
                size="small"
                loading={reopen.isPending && reopen.variables === question}
                onClick={() => reopen.mutate(question)}
              >
                {translate('launch.take_back')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
