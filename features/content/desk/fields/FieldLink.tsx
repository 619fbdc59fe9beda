import { Link } from '@mui/material';
import type { ReactNode } from 'react';

/** Leads to a field of the form from a sentence that names it. */
export function FieldLink({ onOpen, children }: { onOpen: () => void; children: ReactNode }) {
  return (
    <Link
      component="button"
      type="button"
      color="inherit"
      sx={{ textAlign: 'start', verticalAlign: 'baseline' }}
      onClick={onOpen}
    >
      {children}
    </Link>
  );
}
