/** Where the people of a file come from, and by what consent they may be called. */
import { Stack, TextField } from '@mui/material';
import { chinaDay } from '../../../../contract/time/china-calendar.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import type { ImportRequest } from '../../schema/imports.ts';

/** What the manager states about a file: where its people come from, how and when they agreed. */
export type Stated = Pick<ImportRequest, 'source' | 'statement' | 'agreed_on'>;

interface Props {
  stated: Stated;
  /** The field that the server has refused. */
  refused: string | undefined;
  onChange: (stated: Stated) => void;
}

/** Source, statement of consent and the day of it, as the import stores them. */
export function StatementFields({ stated, refused, onChange }: Props) {
  const translate = useTranslate();
  const field = (name: keyof Stated, hint: string) => ({
    label: translate(`import.${name}`),
    value: stated[name],
    required: true,
    error: refused === name,
    helperText: translate(refused === name ? `import.bad.${name}` : hint),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...stated, [name]: target.value }),
  });
  return (
    <Stack spacing={2}>
      <TextField {...field('source', 'import.source_hint')} />
      <TextField {...field('statement', 'import.statement_hint')} multiline minRows={2} />
      <TextField
        {...field('agreed_on', 'import.agreed_hint')}
        type="date"
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: chinaDay(Date.now()) } }}
        sx={{ maxWidth: 320 }}
      />
    </Stack>
  );
}
