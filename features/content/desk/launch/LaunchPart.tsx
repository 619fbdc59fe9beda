/** One of the two parts of the list: how far it has come, and its tasks by who does them. */
import { Box, Stack, Typography } from '@mui/material';
import { LAUNCH_DOERS, type LaunchProgress, type LaunchRow } from '../../contract/launch-api.ts';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { TaskRow } from './TaskRow.tsx';

/** A bar for the eye; the words beside it say the same. No progressbar: nothing is under way. */
function Bar({ done, total }: LaunchProgress) {
  return (
    <Box aria-hidden sx={{ height: 4, borderRadius: 2, backgroundColor: 'divider', overflow: 'hidden' }}>
      <Box sx={{ height: '100%', width: `${(100 * done) / total}%`, backgroundColor: 'success.main' }} />
    </Box>
  );
}

interface Props {
  title: string;
  lead?: string;
  progress: LaunchProgress;
  rows: readonly LaunchRow[];
}

/** A card; nothing where there never was anything to do. */
export function LaunchPart({ title, lead, progress, rows }: Props) {
  const translate = useTranslate();
  const groups = Map.groupBy(rows, ({ doer }) => doer);
  if (progress.total === 0) return null;
  return (
    <Panel
      title={title}
      lead={lead}
      action={
        <Typography variant="body2" color="textSecondary">
          {translate('launch.progress', { ...progress })}
        </Typography>
      }
    >
      <Bar {...progress} />
      <Stack spacing={2.5} sx={{ marginTop: 2.5 }}>
        {LAUNCH_DOERS.filter((doer) => groups.has(doer)).map((doer) => (
          <div key={doer}>
            <Typography variant="h3" sx={{ marginBottom: 0.5 }}>
              {translate(`launch.doer.${doer}`)}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {groups.get(doer)?.map((row) => (
                <TaskRow key={row.kind} row={row} />
              ))}
            </Box>
          </div>
        ))}
      </Stack>
    </Panel>
  );
}
