/** A sign for each kind of channel. */
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import {
  ChatCircleIcon,
  ChatsIcon,
  EnvelopeSimpleIcon,
  PaperPlaneTiltIcon,
  PlugsConnectedIcon,
} from '../../../desk/components/icons/screen-icons.tsx';
import type { NoticeKind } from '../contract.ts';

const ICONS: Record<NoticeKind, ComponentType<{ fontSize?: 'small' }>> = {
  email: EnvelopeSimpleIcon,
  wecom: ChatCircleIcon,
  dingtalk: ChatsIcon,
  feishu: PaperPlaneTiltIcon,
  webhook: PlugsConnectedIcon,
};

/** The sign, for the eye alone: the kind stands beside it as a word. */
export function ChannelIcon({ kind }: { kind: NoticeKind }) {
  const Icon = ICONS[kind];
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 40,
        height: 40,
        flexShrink: 0,
        borderRadius: 1,
        bgcolor: 'primary.light',
        color: (theme) => (theme.palette.mode === 'dark' ? 'primary.main' : 'info.main'),
      }}
    >
      <Icon fontSize="small" />
    </Box>
  );
}
