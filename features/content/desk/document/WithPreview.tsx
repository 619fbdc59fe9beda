/** The form with the page beside it on a wide screen, and over it on a small one (EDIT-3). */
import { Box, Button, Dialog, Stack, useMediaQuery, useTheme } from '@mui/material';
import { type ReactNode, useState } from 'react';
import xIcon from '@phosphor-icons/core/regular/x.svg?raw';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { FORM } from '../fields/inputs/WordsField.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

/** Whether the page is shown, and where. */
export function usePreview() {
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isWide;
  return {
    isWide,
    isOpen,
    setOpen: setChosen,
    /** Makes room for the form where the page is over it. */
    leave: () => !isWide && setChosen(false),
  };
}

type Props = ReturnType<typeof usePreview> & { pane: ReactNode; children: ReactNode };

/** What is edited, and its page. */
export function WithPreview({ isWide, isOpen, setOpen, pane, children }: Props) {
  const translate = useTranslate();
  const isBeside = isWide && isOpen;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: isBeside ? 'minmax(0, 1fr) minmax(380px, 38%)' : 'minmax(0, 1fr)',
      }}
    >
      <Box sx={FORM}>
        <Stack spacing={2}>{children}</Stack>
      </Box>
      {isBeside && <Box sx={{ position: 'sticky', top: 80, height: 'calc(100dvh - 104px)', minWidth: 0 }}>{pane}</Box>}
      {!isWide && (
        <Dialog fullScreen open={isOpen} onClose={() => setOpen(false)} aria-label={translate('document.preview')}>
          <Stack spacing={1} sx={{ padding: 1.5, height: '100%' }}>
            <Button startIcon={<Icon drawing={xIcon} />} sx={{ alignSelf: 'flex-end' }} onClick={() => setOpen(false)}>
              {translate('document.preview.close')}
            </Button>
            <Box sx={{ flex: 1, minHeight: 0 }}>{pane}</Box>
          </Stack>
        </Dialog>
      )}
    </Box>
  );
}
