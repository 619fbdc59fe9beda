/** A card with one kind of figures. */
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** What one has to know to read it. */
  note?: string;
  children: ReactNode;
}

/** The card; never parted by the end of a printed page. */
export function FigurePanel({ title, note, children }: Props) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      className="figure-panel"
      sx={{ padding: { xs: 2, md: 2.5 }, minWidth: 0, breakInside: 'avoid' }}
    >
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {note && (
        <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.25, maxWidth: '60ch' }}>
          {note}
        </Typography>
      )}
      <div style={{ marginTop: 12 }}>{children}</div>
    </Card>
  );
}
