/** A text in three languages: side by side on a desktop, one above the other on a phone (EDIT-1). */
import { Box, Typography } from '@mui/material';
import type { FieldPath } from '../../../../../contract/content/field-edits.ts';
import { HTML_LANG, LOCALES, type Locale } from '../../../../../contract/locales.ts';
import { useTranslate } from '../../../../../desk/words/WordsProvider.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import { type FieldSchema, isFields } from '../field-schema.ts';
import { fieldId, useFaults, useForm, useIsUntouched, usePublished } from '../form-context.tsx';
import { TextInput } from './TextInput.tsx';
import { isBlankText } from '../../../../../contract/text/visible-text.ts';

/** The languages stand side by side where the form (`containerType` of {@link FORM}) has room. */
export const COLUMNS = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: '1fr',
  '@container (min-width: 600px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} as const;

/** What a form stands in. */
export const FORM = { containerType: 'inline-size', minWidth: 0 } as const;

function textOf(value: unknown, locale: Locale): string {
  const text = isFields(value) ? value[locale] : undefined;
  return typeof text === 'string' ? text : '';
}

/** Whether a text is older than its Chinese original: that has changed since the last publishing, and it has not. */
function isOutdated(value: unknown, published: unknown, locale: Locale): boolean {
  if (locale === 'zh' || textOf(published, 'zh') === '') return false;
  return textOf(value, 'zh') !== textOf(published, 'zh') && textOf(value, locale) === textOf(published, locale);
}

interface LanguageProps {
  path: FieldPath;
  locale: Locale;
  value: unknown;
  schema: FieldSchema;
  rows: number;
}

function LanguageInput({ path, locale, value, schema, rows }: LanguageProps) {
  const translate = useTranslate();
  const { onChange } = useForm();
  const own = [...path, locale];
  const faults = useFaults(own);
  const text = textOf(value, locale);
  const outdated = isOutdated(value, usePublished(path), locale);
  const over = schema.maxLength === undefined ? 0 : text.length - schema.maxLength;
  const isUntouched = useIsUntouched(own);
  const errors = [
    ...(isBlankText(text) && !isUntouched ? [translate('document.mark.missing')] : []),
    ...(over > 0 ? [translate('document.mark.too_long', { count: over })] : []),
  ];
  const id = fieldId(own);
  // What the server says of an empty or a long text is said already.
  const marks = errors.length > 0 ? errors : faults;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={`${id}-label`} variant="caption" color="textSecondary">
        {translate(`locale.${locale}`)}
      </Typography>
      <TextInput
        id={id}
        value={text}
        lang={HTML_LANG[locale]}
        labelledBy={`${fieldId(path)}-label ${id}-label`}
        marks={[...marks, ...(outdated ? [translate('document.mark.outdated')] : [])]}
        isError={marks.length > 0}
        rows={rows}
        onChange={(next) => onChange(own, next)}
      />
    </Box>
  );
}

/** Characters in a row of one of three columns, for browsers whose inputs do not grow. */
const ROW_CHARACTERS = 32;

/** The three inputs without a label of their own. */
function WordsInputs({ path, schema, value }: { path: FieldPath; schema: FieldSchema; value: unknown }) {
  const longest = Math.max(...LOCALES.map((locale) => textOf(value, locale).length));
  const rows = Math.min(Math.ceil((longest + 1) / ROW_CHARACTERS), 8);
  return (
    <Box sx={COLUMNS}>
      {LOCALES.map((locale) => (
        <LanguageInput
          key={locale}
          path={path}
          locale={locale}
          value={value}
          schema={schema.properties?.[locale] ?? {}}
          rows={rows}
        />
      ))}
    </Box>
  );
}

/** The field of a text in three languages. */
export function WordsField(props: { path: FieldPath; schema: FieldSchema; value: unknown }) {
  const { path, schema } = props;
  return (
    <FieldFrame id={fieldId(path)} schema={schema} faults={useFaults(path)} isGroup>
      <WordsInputs {...props} />
    </FieldFrame>
  );
}
