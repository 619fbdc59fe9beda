/** The editor of one document of the site's content (EDIT-1, EDIT-2). */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { FieldPath } from '../../../contract/field-edits.ts';
import { MS_PER_HOUR } from '../../../contract/time-units.ts';
import { ScreenPage } from '../../components/ScreenPage.tsx';
import { useErrorText } from '../../components/use-error-text.ts';
import { CONTENT_KEYS, fetchDocuments, fetchForm } from '../../content/content-api.ts';
import { DocumentFields } from '../../content/Field.tsx';
import { type FieldSchema, isFields } from '../../content/field-schema.ts';
import { FormProvider, SourcesContext } from '../../content/form-context.tsx';
import { kindOfName } from '../../content/names.ts';
import { useTitles } from '../../content/use-titles.ts';
import { useLocale, useTranslate } from '../../words/WordsProvider.tsx';
import { Conflicts } from './Conflicts.tsx';
import { FaultList } from './FaultList.tsx';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import { SavingState } from './SavingState.tsx';
import { useDocument } from './use-document.ts';

function useFormSchema(kind: string): FieldSchema {
  const locale = useLocale();
  const { data } = useSuspenseQuery({
    queryKey: CONTENT_KEYS.form(kind, locale),
    queryFn: () => fetchForm(kind),
    staleTime: MS_PER_HOUR,
  });
  // The server makes it of the schemas of content/schema/, which use no more than this of JSON Schema.
  return data as FieldSchema;
}

function Editor({ name }: { name: string }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const schema = useFormSchema(kindOfName(name));
  const { items } = useSuspenseQuery({ queryKey: CONTENT_KEYS.list, queryFn: fetchDocuments }).data;
  const { document, body, conflicts, saving, error, change, settle } = useDocument(name);
  const [target, setTarget] = useState<FieldPath>();
  const titleOf = useTitles();
  const documents = useMemo(
    () => items.map((item) => ({ name: item.name, title: titleOf(item.name) })),
    [items, titleOf],
  );
  const { published, faults } = document;
  const form = useMemo(
    () => ({ published, faults, documents, target, onChange: change }),
    [published, faults, documents, target, change],
  );
  return (
    <ScreenPage
      title={titleOf(name)}
      lead={<OpenElsewhere document={document} />}
      actions={
        <>
          <SavingState saving={saving} />
          <Button component={Link} to="/publishing" variant="outlined">
            {translate('document.to_publishing')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        {saving === 'failed' && (
          <Alert severity="warning">{translate('document.not_saved', { reason: errorText(error) })}</Alert>
        )}
        <Conflicts conflicts={conflicts} body={body} schema={schema} onSettle={settle} />
        <FaultList faults={faults} schema={schema} onOpen={(path) => setTarget([...path])} />
        <FormProvider value={form}>
          <SourcesContext value={isFields(body) ? body['sources'] : undefined}>
            <DocumentFields schema={schema} value={body} />
          </SourcesContext>
        </FormProvider>
      </Stack>
    </ScreenPage>
  );
}

/** Opened as `/content/document?name=programs/uo-mba`. */
export default function DocumentScreen() {
  const [query] = useSearchParams();
  const name = query.get('name') ?? '';
  return <Editor key={name} name={name} />;
}
