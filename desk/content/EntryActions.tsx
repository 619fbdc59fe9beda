/** What can be done with an entry of a list: move it, remove it. */
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from '../words/WordsProvider.tsx';

interface Props {
  /** Its place, from 1 on. */
  number: number;
  /** Entries of the list. */
  of: number;
  canRemove?: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** Three buttons. */
export function EntryActions({ number, of, canRemove = true, onMove, onRemove }: Props) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexShrink: 0 }}>
      <IconButton
        size="small"
        disabled={number === 1}
        aria-label={translate('document.move_up', { number })}
        onClick={() => onMove(-1)}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={number === of}
        aria-label={translate('document.move_down', { number })}
        onClick={() => onMove(1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        disabled={!canRemove}
        aria-label={translate('document.remove_entry', { number })}
        onClick={onRemove}
      >
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  );
}
