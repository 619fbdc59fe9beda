/** Chooses the days and the language of the figures. */
import { Alert, Box, Stack, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { ChoiceField } from '../../../desk/components/ChoiceField.tsx';
import { LOCALES } from '../../../contract/locales.ts';
import { useLeadWords } from '../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { FiguresRequest } from '../schema.ts';
import { PRESETS, type Preset, rangeOf } from './range.ts';

interface Props {
  asked: FiguresRequest;
  today: string;
  isValid: boolean;
  onChange: (asked: FiguresRequest) => void;
}

/** Each stands by itself: on a phone they take two lines. */
const CHOICE = { paddingInline: 1.75, margin: 0, border: 1, borderColor: 'divider', borderRadius: 999 } as const;

function Presets({ asked, today, onChange }: Props) {
  const translate = useTranslate();
  const chosen = PRESETS.find((preset) => {
    const { from, to } = rangeOf(preset, today);
    return from === asked.from && to === asked.to;
  });
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={chosen ?? null}
      aria-label={translate('figures.presets')}
      onChange={(_event, preset: Preset | null) => preset && onChange({ ...asked, ...rangeOf(preset, today) })}
      sx={{ flexWrap: 'wrap', gap: 0.75 }}
    >
      {PRESETS.map((preset) => (
        <ToggleButton key={preset} value={preset} sx={{ '&&': CHOICE }}>
          {translate(`figures.preset.${preset}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** Takes a preset or two dates, and one language or all. */
export function RangeFields(props: Props) {
  const { asked, today, isValid, onChange } = props;
  const translate = useTranslate();
  const { word } = useLeadWords();
  const { locale, ...range } = asked;
  return (
    <Stack className="no-print" spacing={2} sx={{ marginBottom: 2 }}>
      <Presets {...props} />
      <Box
        sx={{
          display: 'grid',
          columnGap: 1.5,
          rowGap: 2,
          gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(8.5rem, 1fr))', sm: 'repeat(3, 10rem)' },
          '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        }}
      >
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={translate(`figures.${end}`)}
            value={asked[end]}
            error={!isValid}
            onChange={({ target }) => onChange({ ...asked, [end]: target.value })}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
          />
        ))}
        <ChoiceField
          label={translate('figures.language')}
          value={locale ?? ''}
          options={['', ...LOCALES]}
          textOf={(one) => (one === '' ? translate('figures.all') : word('locale', one))}
          onChoose={(one) => onChange(one === '' ? range : { ...range, locale: one })}
        />
      </Box>
      {!isValid && <Alert severity="warning">{translate('figures.bad_range')}</Alert>}
    </Stack>
  );
}
