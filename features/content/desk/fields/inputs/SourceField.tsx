/** The source of a fact: which of the document's it is, and what it says, to be edited where the fact is (EDIT-1). */
import { Box, Button, Stack, Typography } from '@mui/material';
import { useContext, useState } from 'react';
import { chinaDay } from '../../../../../contract/time/china-calendar.ts';
import { type FieldPath, isJsonObject, type JsonObject } from '../../../../../contract/content/field-edits.ts';
import { sourceUses } from '../../../../../contract/content/source-ids.ts';
import { useTimes } from '../../../../../desk/words/use-times.ts';
import { useTranslate } from '../../../../../desk/words/WordsProvider.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import { Fold } from '../Fold.tsx';
import { emptyValue, type FieldSchema } from '../field-schema.ts';
import { BodyContext, fieldId, useFaults, useForm } from '../form-context.tsx';
import { type TitledValue, Choices, PlainInput } from './PlainInput.tsx';
import { isFilledIn, sourceId, sourcesOf, sourceTitle, textIn } from '../../edits/sources.ts';

interface Props {
  path: FieldPath;
  schema: FieldSchema;
  value: unknown;
  isRequired: boolean;
}

/** No id has a space. */
const NEW = 'new source';

const withoutScheme = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '');

function Part(props: Props) {
  const { path, schema } = props;
  return (
    <FieldFrame id={fieldId(path)} schema={schema} faults={useFaults(path)}>
      <PlainInput {...props} />
    </FieldFrame>
  );
}

/** That a change is one for several facts, and how it is not. */
function Shared({ count, onSplit }: { count: number; onSplit: () => void }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {translate('document.source.shared', { count })}
      </Typography>
      <Button size="small" sx={{ marginLeft: -0.75 }} onClick={onSplit}>
        {translate('document.source.split')}
      </Button>
    </Box>
  );
}

interface PartsProps extends Pick<Props, 'path' | 'schema'> {
  source: JsonObject;
  /** How many facts rest on it. */
  count: number;
  /** Whether it is to be filled in. */
  isNew: boolean;
  onSplit: () => void;
}

/** All fields of a source, folded: closed it tells the day and the address. Nobody has checked one that is empty. */
function SourceParts({ path, schema, source, count, isNew, onSplit }: PartsProps) {
  const translate = useTranslate();
  const { day } = useTimes();
  const { properties = {}, required = [] } = schema;
  const checkedOn = textIn(source, 'checkedOn');
  const isChecked = !Number.isNaN(Date.parse(checkedOn));
  const checked = checkedOn === chinaDay(Date.now()) ? 'checked_today' : isChecked ? 'checked' : 'unchecked';
  const title = isFilledIn(source)
    ? translate(`document.source.${checked}`, checked === 'checked' ? { day: day(checkedOn) } : {})
    : translate('document.source.empty');
  return (
    <Fold path={path} title={title} summary={withoutScheme(textIn(source, 'url'))} startsOpen={isNew}>
      {() => (
        <Stack spacing={1.5}>
          {count > 1 && <Shared count={count} onSplit={onSplit} />}
          {Object.entries(properties).map(([name, part]) => (
            <Part
              key={name}
              path={[...path, name]}
              schema={part}
              value={source[name]}
              isRequired={required.includes(name)}
            />
          ))}
        </Stack>
      )}
    </Fold>
  );
}

/** The source that a fact names, those that it could name, and how it names another one. */
function useSource(path: FieldPath, value: unknown) {
  const translate = useTranslate();
  const body = useContext(BodyContext);
  const { onChange } = useForm();
  const sources = sourcesOf(body);
  const named = sourceUses(body).map(({ id }) => id);
  const found = sources[String(value)];
  const source = isJsonObject(found) ? found : undefined;
  const count = named.filter((id) => id === value).length;
  const choices = Object.entries(sources).flatMap(([id, one]): TitledValue[] => {
    if (!isJsonObject(one) || !(named.includes(id) || isFilledIn(one))) return [];
    return [[id, sourceTitle(one) || translate('document.source.unnamed')]];
  });
  const choose = (id: string | undefined) => onChange(path, id);
  const add = (one: JsonObject) => {
    const id = sourceId(one, sources);
    onChange(['sources'], { ...sources, [id]: one });
    choose(id);
  };
  return { source, count, choices, choose, add };
}

/** The choice of a source with its fields. */
export function SourceField({ path, schema, value, isRequired }: Props) {
  const translate = useTranslate();
  const { source, count, choices, choose, add } = useSource(path, value);
  /** How many were added here: each opens anew. */
  const [added, setAdded] = useState(0);
  const addNew = () => {
    add({ ...Object(emptyValue({ ...schema, type: 'object' })), checkedOn: chinaDay(Date.now()) });
    setAdded(added + 1);
  };
  return (
    <Stack spacing={1}>
      <Choices
        path={path}
        value={value}
        choices={choices}
        last={[NEW, translate('document.source.new')]}
        isRequired={isRequired}
        onChoose={(chosen) => (chosen === NEW ? addNew() : choose(chosen))}
      />
      {source && (
        <SourceParts
          key={added}
          path={path}
          schema={schema}
          source={source}
          count={count}
          isNew={added > 0}
          onSplit={() => add(source)}
        />
      )}
    </Stack>
  );
}
