/** Which language the people in a file speak, where a row does not say it. */
import { ChoiceField } from '../../../../desk/components/ChoiceField.tsx';
import { LOCALES, type Locale } from '../../../../contract/locales.ts';
import { useLeadWords } from '../../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

interface Props {
  language: Locale;
  onChange: (language: Locale) => void;
}

/** The choice of the language that people in a file speak. */
export function LanguageField({ language, onChange }: Props) {
  const translate = useTranslate();
  const { word } = useLeadWords();
  return (
    <ChoiceField
      fullWidth
      label={translate('import.locale')}
      helperText={translate('import.locale_hint')}
      value={language}
      options={LOCALES}
      textOf={(one) => word('locale', one)}
      onChoose={onChange}
      sx={{ maxWidth: 460, marginTop: 0.75 }}
    />
  );
}
