/** Leads from one page of the list to another. */
import { Box, Pagination, TablePagination, type Theme, useMediaQuery } from '@mui/material';
import type { MouseEvent } from 'react';
import { PAGE_SIZES } from './list-state.ts';
import type { LeadList } from './use-lead-list.ts';

interface ActionsProps {
  /** Counts from 0, as MUI's tables do. */
  page: number;
  rowsPerPage: number;
  count: number;
  onPageChange: (event: MouseEvent<HTMLButtonElement> | null, page: number) => void;
}

/** A button for each page. */
function PageButtons({ page, rowsPerPage, count, onPageChange }: ActionsProps) {
  const pages = Math.ceil(count / rowsPerPage);
  return (
    <Box sx={{ flexShrink: 0 }}>
      {pages > 1 && (
        <Pagination
          size="small"
          count={pages}
          page={page + 1}
          onChange={(_event, next) => onPageChange(null, next - 1)}
        />
      )}
    </Box>
  );
}

/** How many there are, and the way to the others; nothing for a page that does not exist. */
export function ListPages({ list: { data, state, setState } }: { list: LeadList }) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { page, perPage } = state;
  if (!data || data.total === 0 || (page - 1) * perPage >= data.total) return null;
  return (
    <TablePagination
      component="div"
      count={data.total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={isNarrow ? [] : [...PAGE_SIZES]}
      onPageChange={(_event, next) => {
        setState({ page: next + 1 });
        window.scrollTo({ top: 0 });
      }}
      onRowsPerPageChange={({ target }) => setState({ perPage: Number(target.value) })}
      {...(isNarrow ? {} : { ActionsComponent: PageButtons })}
    />
  );
}
