/** What rows get that say nothing of it. */
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { LOCALES } from '../../../contract/locales.ts';
import type { ImportPreviewRequest } from '../../../contract/schema/imports.ts';
import { ANSWER_VALUES } from '../../leads/answer-values.ts';
import { useLeadWords } from '../../leads/use-words.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';

/** How a file is read. */
export type Reading = Pick<ImportPreviewRequest, 'locale' | 'defaults'>;

interface Props {
  reading: Reading;
  onChange: (reading: Reading) => void;
}

/** Chooses the language of the people and the answers for rows without any. */
export function ReadingFields({ reading, onChange }: Props) {
  const translate = useTranslate();
  const { word } = useLeadWords();
  // TypeScript widens the keys of an object to strings.
  const answers = Object.keys(ANSWER_VALUES) as (keyof typeof ANSWER_VALUES)[];
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingTop: 0.75, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <TextField
        select
        label={translate('import.locale')}
        helperText={translate('import.localeHint')}
        value={reading.locale}
        onChange={({ target }) =>
          onChange({ ...reading, locale: LOCALES.find((one) => one === target.value) ?? reading.locale })
        }
      >
        {LOCALES.map((one) => (
          <MenuItem key={one} value={one}>
            {word('locale', one)}
          </MenuItem>
        ))}
      </TextField>
      {answers.map((answer) => (
        <TextField
          key={answer}
          select
          label={translate(`import.${answer}`)}
          value={reading.defaults[answer]}
          onChange={({ target }) =>
            onChange({ ...reading, defaults: { ...reading.defaults, [answer]: Number(target.value) } })
          }
        >
          {Object.values(ANSWER_VALUES[answer]).map((value) => (
            <MenuItem key={value} value={value}>
              {word(answer, value)}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Box>
  );
}
