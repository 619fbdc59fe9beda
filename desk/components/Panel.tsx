/** A part of a screen with a heading of its own. */
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  lead?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The part. */
export function Panel({ title, lead, actions, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', rowGap: 1 }}
      >
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {actions}
      </Stack>
      {lead && (
        <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5, maxWidth: '68ch' }}>
          {lead}
        </Typography>
      )}
      <Stack spacing={2} sx={{ marginTop: 2 }}>
        {children}
      </Stack>
    </Card>
  );
}
