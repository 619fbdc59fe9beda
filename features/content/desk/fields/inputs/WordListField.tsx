/** Lists of texts in three languages, whose entries belong together: a row for each (EDIT-1). */
import { Box, Button, Stack, Typography } from '@mui/material';
import plusIcon from '@phosphor-icons/core/regular/plus.svg?raw';
import type { FieldPath } from '../../../../../contract/content/field-edits.ts';
import { HTML_LANG, LOCALES, type Locale } from '../../../../../contract/locales.ts';
import { Icon } from '../../../../../desk/components/Icon.tsx';
import { useTranslate } from '../../../../../desk/words/WordsProvider.tsx';
import { EntryActions } from '../EntryActions.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import { type FieldSchema, isFields } from '../field-schema.ts';
import { fieldId, useFaults, useForm, useIsUntouched } from '../form-context.tsx';
import { moved } from '../../edits/entries/list-changes.ts';
import { wordsRemoved } from '../../edits/entries/removal.ts';
import { TextInput } from './TextInput.tsx';
import { COLUMNS } from './WordsField.tsx';
import { isBlankText } from '../../../../../contract/text/visible-text.ts';

type Lists = Record<Locale, string[]>;

function listsOf(value: unknown): Lists {
  const of = (locale: Locale) => {
    const list = isFields(value) ? value[locale] : undefined;
    return Array.isArray(list) ? list.map((text) => (typeof text === 'string' ? text : '')) : [];
  };
  return { zh: of('zh'), en: of('en'), vi: of('vi') };
}

/** The same change in all three languages. A language that has fewer entries gets empty ones first. */
function inEach(lists: Lists, change: (list: string[]) => string[]): Lists {
  const length = Math.max(...LOCALES.map((locale) => lists[locale].length));
  const whole = (list: string[]) => Array.from({ length }, (_, index) => list[index] ?? '');
  return { zh: change(whole(lists.zh)), en: change(whole(lists.en)), vi: change(whole(lists.vi)) };
}

function EntryInput({
  path,
  locale,
  index,
  text,
  onType,
}: {
  path: FieldPath;
  locale: Locale;
  index: number;
  text: string;
  onType: (text: string) => void;
}) {
  const translate = useTranslate();
  const id = fieldId([...path, locale, index]);
  const faults = useFaults([...path, locale, index]);
  const isUntouched = useIsUntouched([...path, locale, index]);
  const marks = isBlankText(text) && !isUntouched ? [translate('document.mark.missing')] : faults;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography id={`${id}-label`} variant="caption" color="textSecondary">
        {translate('document.entry_in', { number: index + 1, language: translate(`locale.${locale}`) })}
      </Typography>
      <TextInput
        id={id}
        value={text}
        lang={HTML_LANG[locale]}
        labelledBy={`${fieldId(path)}-label ${id}-label`}
        marks={marks}
        isError={marks.length > 0}
        onChange={onType}
      />
    </Box>
  );
}

/** Adding, removing and moving an entry does it in all three languages. */
export function WordListField({ path, schema, value }: { path: FieldPath; schema: FieldSchema; value: unknown }) {
  const translate = useTranslate();
  const { onChange, onRemove } = useForm();
  const lists = listsOf(value);
  const length = Math.max(...LOCALES.map((locale) => lists[locale].length));
  const change = (work: (list: string[]) => string[]) => onChange(path, inEach(lists, work));
  const onType = (locale: Locale, index: number) => (text: string) =>
    lists[locale][index] === undefined
      ? onChange(path, {
          ...inEach(lists, (list) => list),
          [locale]: inEach(lists, (list) => list)[locale].with(index, text),
        })
      : onChange([...path, locale, index], text);
  return (
    <FieldFrame id={fieldId(path)} schema={schema} faults={useFaults(path)} isGroup>
      <Stack spacing={1.5}>
        {Array.from({ length }, (_, index) => (
          <Box key={index} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <Box sx={{ ...COLUMNS, flex: 1, minWidth: 0 }}>
              {LOCALES.map((locale) => (
                <EntryInput
                  key={locale}
                  path={path}
                  locale={locale}
                  index={index}
                  text={lists[locale][index] ?? ''}
                  onType={onType(locale, index)}
                />
              ))}
            </Box>
            <EntryActions
              number={index + 1}
              of={length}
              onMove={(by) => change((list) => moved(list, index, by))}
              onRemove={() =>
                onRemove(
                  wordsRemoved(
                    path,
                    inEach(lists, (list) => list),
                    index,
                  ),
                )
              }
            />
          </Box>
        ))}
        <Button
          startIcon={<Icon drawing={plusIcon} />}
          size="small"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => change((list) => [...list, ''])}
        >
          {translate('document.add_entry')}
        </Button>
      </Stack>
    </FieldFrame>
  );
}
