/** The frame of one screen: heading, what can be done, content. Sets the document's title too. */
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { brandName } from './brand.ts';

interface Props {
  /** The screen's only first heading. */
  title: string;
  /** One sentence under it. */
  lead?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen; every one is wrapped in it. */
export function ScreenPage({ title, lead, actions, children }: Props) {
  useEffect(() => {
    document.title = `${title} · ${brandName()}`;
  }, [title]);
  return (
    <Box sx={{ maxWidth: 1360, marginInline: 'auto', width: '100%', minWidth: 0 }}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        sx={{ justifyContent: 'space-between', alignItems: { sm: 'flex-end' }, marginBottom: { xs: 2, md: 3 } }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" sx={{ textWrap: 'balance' }}>
            {title}
          </Typography>
          {lead && (
            <Typography color="textSecondary" sx={{ marginTop: 0.5, maxWidth: '68ch', textWrap: 'pretty' }}>
              {lead}
            </Typography>
          )}
        </Box>
        {actions && (
          <Stack direction="row" spacing={1} sx={{ flexShrink: 0, flexWrap: 'wrap' }}>
            {actions}
          </Stack>
        )}
      </Stack>
      {children}
    </Box>
  );
}
