/** A part of a screen about people's rights: a card with a heading. */
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** One sentence under the heading. */
  lead?: string;
  action?: ReactNode;
  children: ReactNode;
}

/** The card. */
export function Section({ title, lead, action, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ padding: { xs: 2, md: 3 } }}>
      <Stack
        direction="row"
        spacing={1}
        sx={{ justifyContent: 'space-between', alignItems: 'flex-start', marginBottom: 1.5 }}
      >
        <div>
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          {lead && (
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '62ch' }}>
              {lead}
            </Typography>
          )}
        </div>
        {action}
      </Stack>
      {children}
    </Card>
  );
}
