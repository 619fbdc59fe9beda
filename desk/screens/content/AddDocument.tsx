/** Adds a document to a folder: its name is part of addresses, and stays. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useErrorText } from '../../components/use-error-text.ts';
import { addDocument, CONTENT_KEYS, fetchForm } from '../../content/content-api.ts';
import { emptyValue, type FieldSchema } from '../../content/field-schema.ts';
import { editorPath } from '../../content/names.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';

/** As `kindOf` of content/document-schemas.ts takes it. */
const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const NAME_MAX_CHARACTERS = 60;

/** Leads to the editor of what was added: all fields that are needed, empty. */
export function AddDocument({ kind, onClose }: { kind: string; onClose: () => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const titleId = useId();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [isWrong, setWrong] = useState(false);
  const add = useMutation({
    mutationFn: async () => {
      // The server makes it of the schemas of content/schema/.
      const schema = (await fetchForm(kind)) as FieldSchema;
      return addDocument({ name: `${kind}/${name.trim()}`, body: emptyValue(schema) });
    },
    onSuccess: async (added) => {
      await client.invalidateQueries({ queryKey: CONTENT_KEYS.list });
      await navigate(editorPath(added.name));
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const isName = NAME.test(name.trim());
    setWrong(!isName);
    if (isName) add.mutate();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id={titleId}>{translate(`content.add.${kind}`)}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ marginBottom: 2 }}>{translate('content.name_text')}</DialogContentText>
          {add.error && (
            <Alert severity="error" sx={{ marginBottom: 2 }}>
              {errorText(add.error)}
            </Alert>
          )}
          <TextField
            autoFocus
            fullWidth
            label={translate('content.name')}
            value={name}
            error={isWrong}
            helperText={isWrong ? translate('content.name_wrong') : translate('content.name_example')}
            slotProps={{ htmlInput: { maxLength: NAME_MAX_CHARACTERS, autoCapitalize: 'none', spellCheck: false } }}
            onChange={(event) => setName(event.target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('content.cancel')}</Button>
          <Button type="submit" variant="contained" loading={add.isPending}>
            {translate('content.add')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
