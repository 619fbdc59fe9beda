/** Takes a spreadsheet: chosen, or dropped. */
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import fileArrowUpIcon from '@phosphor-icons/core/regular/file-arrow-up.svg?raw';
import { HTML_LANG } from '../../../../contract/locales.ts';
import { callForFile, saveFile } from '../../../../desk/api/call.ts';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useNotifyError } from '../../../../desk/components/use-error-text.ts';
import { useLocale, useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { IMPORT_MAX_BYTES, IMPORT_MAX_MB, IMPORT_MAX_ROWS } from '../../contract/imports.ts';

interface Props {
  name: string | undefined;
  /** What the server says of the file. */
  fault: string | undefined;
  onChoose: (file: File) => void;
}

interface ButtonsProps extends Pick<Props, 'name'> {
  onTake: (file: File | undefined) => void;
}

/** The buttons, with the browser's own field behind the first one. */
function FileButtons({ name, onTake }: ButtonsProps) {
  const translate = useTranslate();
  const notifyError = useNotifyError();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ justifyContent: 'center', flexWrap: 'wrap' }}>
        <Button variant={name ? 'outlined' : 'contained'} onClick={() => input.current?.click()}>
          {translate(name ? 'import.another' : 'import.file')}
        </Button>
        <Button onClick={() => void callForFile('GET /api/desk/leads/import/template').then(saveFile, notifyError)}>
          {translate('import.template')}
        </Button>
      </Stack>
      <input
        ref={input}
        hidden
        type="file"
        accept=".xlsx,.csv,.txt,text/csv"
        aria-label={translate('import.file')}
        onChange={({ target }) => {
          onTake(target.files?.[0]);
          // The same file again, after it was mended, is a choice too.
          target.value = '';
        }}
      />
    </>
  );
}

/** The field; a file that is too large is refused here already. */
export function FileField({ name, fault, onChoose }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const [isOver, setOver] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  const take = (file: File | undefined) => {
    if (!file) return;
    setTooLarge(file.size > IMPORT_MAX_BYTES);
    if (file.size <= IMPORT_MAX_BYTES) onChoose(file);
  };
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  const drop = (event: DragEvent) => {
    over(false)(event);
    take(event.dataTransfer.files[0]);
  };
  const message = isTooLarge ? translate('import.too_large', { megabytes: IMPORT_MAX_MB }) : fault;
  return (
    <Stack spacing={1.5}>
      <Box
        onDragOver={over(true)}
        onDragLeave={over(false)}
        onDrop={drop}
        sx={{
          border: '2px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          borderRadius: 2,
          padding: 3,
          textAlign: 'center',
        }}
      >
        <Icon drawing={fileArrowUpIcon} style={{ fontSize: 36, color: 'var(--primary)' }} />
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', marginBottom: 1 }}>
          {name ?? translate('import.drop')}
        </Typography>
        <FileButtons name={name} onTake={take} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {translate('import.limits', {
          megabytes: IMPORT_MAX_MB,
          rows: IMPORT_MAX_ROWS.toLocaleString(HTML_LANG[locale]),
        })}
      </Typography>
      {message && <Alert severity="error">{message}</Alert>}
    </Stack>
  );
}
