/** A sign for each kind of channel. */
import { Box } from '@mui/material';
import chatCircleIcon from '@phosphor-icons/core/regular/chat-circle.svg?raw';
import chatsIcon from '@phosphor-icons/core/regular/chats.svg?raw';
import envelopeSimpleIcon from '@phosphor-icons/core/regular/envelope-simple.svg?raw';
import paperPlaneTiltIcon from '@phosphor-icons/core/regular/paper-plane-tilt.svg?raw';
import plugsConnectedIcon from '@phosphor-icons/core/regular/plugs-connected.svg?raw';
import { Icon } from '../../../desk/components/Icon.tsx';
import type { NoticeKind } from '../contract.ts';

const ICONS: Record<NoticeKind, string> = {
  email: envelopeSimpleIcon,
  wecom: chatCircleIcon,
  dingtalk: chatsIcon,
  feishu: paperPlaneTiltIcon,
  webhook: plugsConnectedIcon,
};

/** The sign, for the eye alone: the kind stands beside it as a word. */
export function ChannelIcon({ kind }: { kind: NoticeKind }) {
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
      <Icon drawing={ICONS[kind]} isSmall />
    </Box>
  );
}
