/** What can be done with an entry of a list: move it, remove it. */
import { Box, IconButton } from '@mui/material';
import arrowDownIcon from '@phosphor-icons/core/regular/arrow-down.svg?raw';
import arrowUpIcon from '@phosphor-icons/core/regular/arrow-up.svg?raw';
import trashIcon from '@phosphor-icons/core/regular/trash.svg?raw';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

interface Props {
  /** Its place, from 1 on. */
  number: number;
  /** Entries of the list. */
  of: number;
  canRemove?: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** The buttons of an entry: up, down and remove. */
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
        <Icon drawing={arrowUpIcon} isSmall />
      </IconButton>
      <IconButton
        size="small"
        disabled={number === of}
        aria-label={translate('document.move_down', { number })}
        onClick={() => onMove(1)}
      >
        <Icon drawing={arrowDownIcon} isSmall />
      </IconButton>
      <IconButton
        size="small"
        disabled={!canRemove}
        aria-label={translate('document.remove_entry', { number })}
        onClick={onRemove}
      >
        <Icon drawing={trashIcon} isSmall />
      </IconButton>
    </Box>
  );
}
