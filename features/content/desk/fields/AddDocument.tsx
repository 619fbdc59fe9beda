/** Adds a document to a folder, empty or as a copy of another one: its name is part of addresses, and stays. */
import { TextField } from '@mui/material';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../../desk/api/call.ts';
import { valueAt } from '../../../../contract/content/field-edits.ts';
import { FormDialog } from '../../../../desk/components/FormDialog.tsx';
import { useNotify } from '../../../../desk/components/NotifyProvider.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { CONTENT_KEYS, fetchDocuments, fetchForm } from '../edits/content-api.ts';
import { copiedBody, titledBody } from '../edits/ids/copied-body.ts';
import {
  isDocumentName,
  DOCUMENT_NAME_MAX_CHARACTERS,
  nameFromTitle,
} from '../../../../contract/content/document-name.ts';
import { emptyValue, type FieldSchema } from './field-schema.ts';
import { editorPath } from '../edits/ids/names.ts';

interface Props {
  kind: string;
  /** What is copied says this; left out: the document is empty. */
  original?: unknown;
  onClose: () => void;
}

/** The name of a programme's school, with which the name of the programme begins; '' for all else. */
function schoolOf(original: unknown): string {
  const school = valueAt(original, ['school']);
  return typeof school === 'string' ? school : '';
}

/** Leads to the editor of what was added. */
function useAdd({ kind, original }: Props) {
  const navigate = useNavigate();
  const notify = useNotify();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, title }: { name: string; title: string }) => {
      const body = original
        ? copiedBody(kind, original, title)
        : // JSON Schema, as the server makes it of content/schema/.
          titledBody(emptyValue((await fetchForm(kind)) as FieldSchema), title);
      return call('POST /api/desk/content/document', { body: { name: `${kind}/${name}`, body } });
    },
    onSuccess: async (added) => {
      await client.invalidateQueries({ queryKey: CONTENT_KEYS.list });
      await navigate(editorPath(added.name));
      if (original) notify('content.copied', 'info', { isLasting: true });
    },
  });
}

/** The dialog that adds a document or copies one; it asks for the title, and makes the name from it. */
export function AddDocument(props: Props) {
  const { kind, original, onClose } = props;
  const isCopy = original !== undefined;
  const translate = useTranslate();
  const { items } = useSuspenseQuery({ queryKey: CONTENT_KEYS.list, queryFn: fetchDocuments }).data;
  const [title, setTitle] = useState('');
  const [typed, setName] = useState<string>();
  const isTaken = (one: string) => items.some((item) => item.name === `${kind}/${one}`);
  // It follows the title until somebody writes another one.
  const name = typed ?? nameFromTitle(`${schoolOf(original)} ${title}`, isTaken);
  const [isWrong, setWrong] = useState(false);
  const add = useAdd(props);
  const submit = () => {
    const isName = isDocumentName(name.trim());
    setWrong(!isName);
    if (isName) add.mutate({ name: name.trim(), title: title.trim() });
  };
  return (
    <FormDialog
      title={translate(isCopy ? 'content.copy' : `content.add.${kind}`)}
      {...(isCopy && { text: translate('content.copy.text') })}
      action={translate(isCopy ? 'content.copy' : 'content.add')}
      isBusy={add.isPending}
      error={add.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        autoFocus
        fullWidth
        label={translate('content.english_title')}
        value={title}
        slotProps={{ htmlInput: { lang: 'en' } }}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextField
        fullWidth
        label={translate('content.name')}
        value={name}
        error={isWrong}
        helperText={isWrong ? translate('content.name_wrong') : translate('content.name_help')}
        slotProps={{
          htmlInput: { maxLength: DOCUMENT_NAME_MAX_CHARACTERS, autoCapitalize: 'none', spellCheck: false },
        }}
        onFocus={({ target }) => target.select()}
        onChange={(event) => setName(event.target.value)}
      />
    </FormDialog>
  );
}
