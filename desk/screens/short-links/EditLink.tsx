/** A form for a link: what it is for, the page, and for a new one its code. */
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { SHORT_LINK_NAME_MAX_CHARACTERS, type ShortLink } from '../../../contract/short-link-api.ts';
import { refusedField } from '../../api/call.ts';
import { useErrorText } from '../../components/use-error-text.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { fetchPages, SHORT_LINK_KEYS, type TypedLink, useSaveLink } from './short-link-api.ts';

type FieldName = keyof TypedLink;

interface Props {
  /** Undefined: a new one. */
  link?: ShortLink;
  onClose: () => void;
  onSaved: (link: ShortLink) => void;
}

/** The dialog. */
export function EditLink({ link, onClose, onSaved }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const id = useId();
  const save = useSaveLink(link);
  const { data: pages } = useQuery({ queryKey: SHORT_LINK_KEYS.pages, queryFn: fetchPages });
  const [typed, setTyped] = useState<TypedLink>({ name: link?.name ?? '', target: link?.target ?? '', code: '' });
  const refused = refusedField(save.error);
  const type = (name: FieldName, value: string) => {
    setTyped({ ...typed, [name]: value });
    save.reset();
  };
  const fieldOf = (name: FieldName) => ({
    label: translate(`short-links.${name}`),
    error: refused === name,
    helperText: translate(`short-links.${name}_${refused === name ? 'bad' : 'hint'}`),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ ...typed, code: typed.code.trim() }, { onSuccess: onSaved });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id={id}>{translate(link ? 'short-links.edit' : 'short-links.add')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ paddingTop: 1 }}>
            {save.error && !refused && <Alert severity="error">{errorText(save.error)}</Alert>}
            <TextField
              {...fieldOf('name')}
              autoFocus
              value={typed.name}
              onChange={({ target }) => type('name', target.value)}
              slotProps={{ htmlInput: { maxLength: SHORT_LINK_NAME_MAX_CHARACTERS } }}
            />
            <Autocomplete
              freeSolo
              options={pages?.items ?? []}
              inputValue={typed.target}
              onInputChange={(_event, value) => type('target', value)}
              renderInput={(params) => <TextField {...params} {...fieldOf('target')} />}
            />
            {!link && (
              <TextField
                {...fieldOf('code')}
                value={typed.code}
                onChange={({ target }) => type('code', target.value.toLowerCase())}
                slotProps={{ htmlInput: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } }}
              />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('short-links.cancel')}</Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {translate('short-links.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
