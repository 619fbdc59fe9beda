/** A part of a screen: a card with a heading. */
import { Box, Card, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** What one has to know, under the heading. */
  lead?: ReactNode;
  /** Beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** The card; never parted by the end of a printed page. */
export function Panel({ title, lead, action, children }: Props) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ padding: { xs: 2, md: 2.5 }, minWidth: 0, breakInside: 'avoid' }}
    >
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {action}
      </Stack>
      {lead && (
        <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5, maxWidth: '68ch' }}>
          {lead}
        </Typography>
      )}
      <Box sx={{ marginTop: 1.5 }}>{children}</Box>
    </Card>
  );
}
