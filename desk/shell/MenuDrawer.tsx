/** The menu over the screen, on phones. */
import { Drawer } from '@mui/material';
import { useTranslate } from '../words/WordsProvider.tsx';
import { DeskMenu } from './DeskMenu.tsx';

/** Closes when an entry is followed. */
export default function MenuDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      sx={{ display: { md: 'none' } }}
      slotProps={{
        paper: {
          'aria-label': translate('shell.menu'),
          sx: { width: 248, maxWidth: '85vw', backgroundColor: 'var(--menu)', borderRadius: 0 },
        },
      }}
    >
      <DeskMenu isOpen onLeave={onClose} />
    </Drawer>
  );
}
