/** A sheet to print: the company, the QR code, and the address to type. */
import { Box, GlobalStyles, Typography } from '@mui/material';
import { brandName } from '../../../desk/components/theme/brand.ts';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import { shownAddress } from './short-link.ts';

/** On paper the sheet stands alone, as large as the page is: A4, A5 or another one. */
const PRINTED = {
  '@media print': {
    '@page': { margin: '14mm' },
    '#desk *': { backgroundColor: 'transparent !important' },
    '#desk #main': { padding: '0 !important' },
    '#desk #main h1': { display: 'none' },
    '.qr-sheet': { border: '0 !important', padding: '0 !important', width: '100%', maxWidth: 'none !important' },
    '.qr-sheet img': { width: 'min(100%, 70vh) !important' },
    '.qr-sheet p': { fontSize: 'min(24pt, 5vw) !important' },
  },
};

/** Black on white whatever the theme: what cannot be told apart cannot be scanned. */
export function QrSheet({ address, svg }: { address: string; svg: string }) {
  const translate = useTranslate();
  return (
    <Box
      className="qr-sheet"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 2,
        padding: 4,
        maxWidth: 420,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        backgroundColor: '#fff',
        color: '#111',
        textAlign: 'center',
        overflowWrap: 'anywhere',
      }}
    >
      <GlobalStyles styles={PRINTED} />
      <Typography sx={{ fontWeight: 700, fontSize: 20 }}>{brandName()}</Typography>
      <Box
        component="img"
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={translate('short-links.qr', { address })}
        sx={{ width: '100%', maxWidth: '100%' }}
      />
      <Typography sx={{ fontWeight: 600 }}>{shownAddress(address)}</Typography>
    </Box>
  );
}
