/** Whether what was typed is at the server. */
import CloudDone from '@mui/icons-material/CloudDoneOutlined';
import CloudOff from '@mui/icons-material/CloudOffOutlined';
import CloudSync from '@mui/icons-material/CloudSyncOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from '../../words/WordsProvider.tsx';
import type { Saving } from './use-document.ts';

const ICONS = { saved: CloudDone, saving: CloudSync, failed: CloudOff } as const;

/** An icon with words; a screen reader hears it change. */
export function SavingState({ saving }: { saving: Saving }) {
  const translate = useTranslate();
  const Icon = ICONS[saving];
  return (
    <Stack direction="row" spacing={0.75} role="status" sx={{ alignItems: 'center', color: 'text.secondary' }}>
      <Icon aria-hidden fontSize="small" />
      <Typography variant="body2">{translate(`document.saving.${saving}`)}</Typography>
    </Stack>
  );
}
