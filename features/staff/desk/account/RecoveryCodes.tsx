/** Shows recovery codes, this once. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import downloadSimpleIcon from '@phosphor-icons/core/regular/download-simple.svg?raw';
import { saveFile } from '../../../../desk/api/call.ts';
import { CopyButton } from '../../../../desk/components/CopyButton.tsx';
import { brandName } from '../../../../desk/components/theme/brand.ts';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

interface Props {
  codes: readonly string[];
  /** The person says that they are kept. */
  onKept: () => void;
}

/** The codes with ways to keep them; they are shown until the person says that they are kept. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const translate = useTranslate();
  const text = `${codes.join('\n')}\n`;
  const download = () => {
    const content = `${brandName()}\n${translate('account.codes.file')}\n\n${text}`;
    saveFile({ blob: new Blob([content], { type: 'text/plain' }), name: 'recovery-codes.txt' });
  };
  return (
    <Stack spacing={2}>
      <Alert severity="warning">{translate('account.codes.text')}</Alert>
      <Box
        component="ol"
        aria-label={translate('account.codes.title')}
        sx={{
          display: 'grid',
          // A code stays in one line: two columns where there is room for them.
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
          columnGap: 3,
          rowGap: 0.5,
          margin: 0,
          padding: 2,
          listStyle: 'none',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
        }}
      >
        {codes.map((code) => (
          <Typography key={code} component="li" lang="en" sx={{ fontFamily: 'monospace', fontSize: '0.9375rem' }}>
            {code}
          </Typography>
        ))}
      </Box>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <CopyButton text={text} label={translate('account.codes.copy')} />
        <Button variant="outlined" startIcon={<Icon drawing={downloadSimpleIcon} />} onClick={download}>
          {translate('account.codes.download')}
        </Button>
      </Stack>
      <Box>
        <Button variant="contained" onClick={onKept}>
          {translate('account.codes.kept')}
        </Button>
      </Box>
    </Stack>
  );
}
