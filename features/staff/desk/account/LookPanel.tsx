/** Language and theme of the desk; both are remembered in this browser. */
import { FormControl, FormLabel, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useId } from 'react';
import { HTML_LANG, LOCALE_NAMES, LOCALES } from '../../../../contract/locales.ts';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { useThemeMode } from '../../../../desk/components/theme/theme-mode.ts';
import { useChangeLanguage } from '../../../../desk/components/use-change-language.ts';
import { useLocale, useTranslate } from '../../../../desk/words/WordsProvider.tsx';

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: { value: T; text: string; lang?: string }[];
  onChange: (value: T) => void;
}

function ToggleChoice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id} component="span" sx={{ marginBottom: 0.5, fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={value}
        aria-labelledby={id}
        onChange={(_event, chosen: T | null) => chosen && onChange(chosen)}
        sx={{ flexWrap: 'wrap' }}
      >
        {options.map((option) => (
          <ToggleButton key={option.value} value={option.value} lang={option.lang} sx={{ paddingInline: 2 }}>
            {option.text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
}

/** Somebody chooses the desk’s language and brightness here. */
export function LookPanel() {
  const translate = useTranslate();
  const locale = useLocale();
  const changeLanguage = useChangeLanguage();
  const [mode, setMode] = useThemeMode();
  return (
    <Panel title={translate('account.look.title')}>
      <Stack spacing={2}>
        <ToggleChoice
          label={translate('account.look.language')}
          value={locale}
          onChange={changeLanguage}
          options={LOCALES.map((value) => ({ value, text: LOCALE_NAMES[value], lang: HTML_LANG[value] }))}
        />
        <ToggleChoice
          label={translate('account.look.theme')}
          value={mode}
          onChange={setMode}
          options={(['light', 'dark'] as const).map((value) => ({ value, text: translate(`account.look.${value}`) }))}
        />
      </Stack>
    </Panel>
  );
}
