/** A form for a link: what it is for, the page, and for a new one its code. */
import Alert from '@mui/material/Alert';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { LOCALE_NAMES } from '../../../contract/locales.ts';
import { splitLocale } from '../../../contract/routes.ts';
import { SHORT_LINK_NAME_MAX_CHARACTERS, type ShortLink, type SitePage } from '../../../contract/short-link-api.ts';
import { call, refusedField } from '../../api/call.ts';
import { useErrorText } from '../../components/use-error-text.ts';
import { useLocale, useTranslate } from '../../words/WordsProvider.tsx';
import { SHORT_LINK_KEYS, type TypedLink, useSaveLink } from './short-link-api.ts';

type FieldName = keyof TypedLink;

interface Props {
  /** Undefined: a new one. */
  link?: ShortLink;
  onClose: () => void;
  onSaved: (link: ShortLink) => void;
}

interface PageFieldProps {
  typed: string;
  onType: (target: string) => void;
  field: { label: string; error: boolean; helperText: string };
}

/** A page is found by its title or its address, in the desk's language or, with a language in its address, in that. */
function PageField({ typed, onType, field }: PageFieldProps) {
  const own = useLocale();
  const { data: pages } = useQuery({
    queryKey: SHORT_LINK_KEYS.pages,
    queryFn: () => call('GET /api/desk/short-links/pages'),
  });
  const titleOf = ({ path, title }: SitePage) => {
    const { locale } = splitLocale(path);
    const text = title[locale ?? own] ?? Object.values(title)[0] ?? path;
    return locale ? `${text} · ${LOCALE_NAMES[locale]}` : text;
  };
  const chosen = pages?.items.find(({ path }) => path === typed);
  return (
    <Autocomplete<SitePage, false, false, true>
      freeSolo
      options={pages?.items ?? []}
      getOptionLabel={(page) => (typeof page === 'string' ? page : page.path)}
      filterOptions={createFilterOptions({ stringify: (page) => `${titleOf(page)} ${page.path}` })}
      renderOption={({ key, ...props }, page) => (
        <li key={key} {...props}>
          <ListItemText primary={titleOf(page)} secondary={page.path} />
        </li>
      )}
      inputValue={typed}
      onInputChange={(_event, value) => onType(value)}
      renderInput={(params) => (
        <TextField {...params} {...field} helperText={chosen && !field.error ? titleOf(chosen) : field.helperText} />
      )}
    />
  );
}

/** The dialog. */
export function EditLink({ link, onClose, onSaved }: Props) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const id = useId();
  const save = useSaveLink(link);
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
            <PageField typed={typed.target} onType={(target) => type('target', target)} field={fieldOf('target')} />
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
