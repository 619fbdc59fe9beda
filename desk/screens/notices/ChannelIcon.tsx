/** A sign for each kind of channel. */
import Api from '@mui/icons-material/ApiOutlined';
import Chat from '@mui/icons-material/ChatOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import Mail from '@mui/icons-material/MailOutlineOutlined';
import Send from '@mui/icons-material/SendOutlined';
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import type { NoticeKind } from '../../../contract/notice-api.ts';

const ICONS: Record<NoticeKind, ComponentType<{ fontSize?: 'small' }>> = {
  email: Mail,
  wecom: Chat,
  dingtalk: Forum,
  feishu: Send,
  webhook: Api,
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
