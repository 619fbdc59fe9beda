/** Whether what was typed is at the server. */
import { Stack, Typography } from '@mui/material';
import cloudArrowUpIcon from '@phosphor-icons/core/regular/cloud-arrow-up.svg?raw';
import cloudCheckIcon from '@phosphor-icons/core/regular/cloud-check.svg?raw';
import cloudSlashIcon from '@phosphor-icons/core/regular/cloud-slash.svg?raw';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { Saving } from './use-document.ts';

const ICONS = { saved: cloudCheckIcon, saving: cloudArrowUpIcon, failed: cloudSlashIcon } as const;

/** An icon with words; a screen reader hears it change. */
export function SavingState({ saving }: { saving: Saving }) {
  const translate = useTranslate();
  return (
    <Stack
      direction="row"
      spacing={0.75}
      role="status"
      sx={{
        alignItems: 'center',
        flexShrink: 0,
        marginLeft: 'auto',
        paddingInline: 1.5,
        height: 32,
        borderRadius: 16,
        border: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        color: saving === 'failed' ? 'error.main' : 'text.secondary',
      }}
    >
      <Icon drawing={ICONS[saving]} isSmall />
      <Typography variant="body2">{translate(`document.saving.${saving}`)}</Typography>
    </Stack>
  );
}
