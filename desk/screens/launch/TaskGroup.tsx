/** The tasks of one document. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { LaunchTask } from '../../../contract/launch-api.ts';
import { Panel } from '../../components/Panel.tsx';
import { editorPath } from '../../content/names.ts';
import { useTitles } from '../../content/use-titles.ts';
import { useMay } from '../../session/me.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { SettleDialog } from './SettleDialog.tsx';

/** One line of a list on this screen: words, and what can be done. */
export const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  paddingBlock: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

function Task({ task }: { task: LaunchTask }) {
  const translate = useTranslate();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  const { document, path, field, text, question } = task;
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {field && (
          <Typography variant="body2" color="textSecondary">
            {field}
          </Typography>
        )}
        <Typography>{text}</Typography>
      </Box>
      {/* Under the text on a phone, where the words of the button begin at its edge. */}
      <Stack direction="row" spacing={1} sx={{ marginInlineStart: { xs: -1.5, sm: 0 } }}>
        {document && (
          <Button component={RouterLink} size="small" to={editorPath(document, path.length > 0 ? path : undefined)}>
            {translate(path.length > 0 ? 'launch.to_field' : 'launch.to_document')}
          </Button>
        )}
        {question && may('content.publish') && (
          <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
            {translate('launch.settle')}
          </Button>
        )}
      </Stack>
      {isAsking && question && <SettleDialog question={question} text={text} onClose={() => setAsking(false)} />}
    </Box>
  );
}

/** A card with all of them. */
export function TaskGroup({ document, tasks }: { document: string | null; tasks: readonly LaunchTask[] }) {
  const translate = useTranslate();
  const titleOf = useTitles();
  return (
    <Panel
      title={document === null ? translate('launch.server') : titleOf(document)}
      action={<Chip size="small" label={tasks.length} />}
    >
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {tasks.map((task) => (
          <Task key={[...task.path, task.text].join('/')} task={task} />
        ))}
      </Box>
    </Panel>
  );
}
