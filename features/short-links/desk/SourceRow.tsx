/** A row of the screen: where visitors come from, and what became of them. */
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { FiguresRequest } from '../../reports/schema.ts';
import { type Numbers, StepNumbers } from './StepNumbers.tsx';

interface Props {
  numbers: Numbers | undefined;
  /** The source's name, and the days that its numbers are of. */
  name: string;
  days: FiguresRequest;
  /** What it is; beside the numbers, on a phone above them. */
  children: ReactNode;
}

/** The row of a list. */
export function SourceRow({ children, ...counted }: Props) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { md: 'center' },
        gap: 1.5,
        paddingBlock: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      <StepNumbers {...counted} />
    </Box>
  );
}

/** The list around rows of sources. */
export function SourceList({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {children}
    </Box>
  );
}
