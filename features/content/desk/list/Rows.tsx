/** The rows of a panel of the list of documents. */
import { styled } from '@mui/material';

/** A list with a line above each entry. */
export const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 16,
    rowGap: 2,
    minHeight: 44,
    paddingBlock: 6,
    borderTop: `1px solid ${theme.palette.divider}`,
  },
}));
