/** A form for a link: what it is for, the page, and for a new one its code. */
import Alert from '@mui/material/Alert';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LOCALE_NAMES } from '../../../contract/locales.ts';
import { type SitePage, splitLocale } from '../../../contract/routes.ts';
import { call, refusedField } from '../../../desk/api/call.ts';
import { FormDialog } from '../../../desk/components/FormDialog.tsx';
import { closedLanguages } from '../../../desk/leads/program-label.ts';
import { useLocale, useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { ShortLink } from '../schema.ts';
import { type TypedLink, useSaveLink } from './short-link.ts';

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

/**
 * A page is found by its address or its title in any language; it is shown in the desk's or, with a language in its
 * address, in that.
 */
function PageField({ typed, onType, field }: PageFieldProps) {
  const own = useLocale();
  const { data: pages } = useQuery({
    queryKey: ['short-link-pages'],
    queryFn: () => call('GET /api/desk/short-links/pages'),
  });
  const titleOf = ({ path, title }: SitePage) => {
    const { locale } = splitLocale(path);
    const text = title[locale ?? own] ?? Object.values(title)[0] ?? path;
    return locale ? `${text} · ${LOCALE_NAMES[locale]}` : text;
  };
  // Each on a line of its own: what is searched for does not run from one into the next.
  const searchedOf = (page: SitePage) => [titleOf(page), page.path, ...Object.values(page.title)].join('\n');
  const chosen = pages?.items.find(({ path }) => path === typed);
  return (
    <Autocomplete<SitePage, false, false, true>
      freeSolo
      options={pages?.items ?? []}
      getOptionLabel={(page) => (typeof page === 'string' ? page : page.path)}
      filterOptions={createFilterOptions({ stringify: searchedOf })}
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
  return (
    <FormDialog
      title={translate(link ? 'short-links.edit' : 'short-links.add')}
      action={translate('short-links.save')}
      cancel={translate('short-links.cancel')}
      isBusy={save.isPending}
      error={refused === undefined ? save.error : undefined}
      onSubmit={() => save.mutate({ ...typed, code: typed.code.trim() }, { onSuccess: onSaved })}
      onClose={onClose}
    >
      <TextField
        {...fieldOf('name')}
        autoFocus
        value={typed.name}
        onChange={({ target }) => type('name', target.value)}
      />
      <PageField typed={typed.target} onType={(target) => type('target', target)} field={fieldOf('target')} />
      {/* Said, and not refused: it may be what is meant. */}
      {closedLanguages(typed.target.trim()).map((language) => (
        <Alert key={language} severity="warning">
          {translate(`short-links.closed_to.${language}`)}
        </Alert>
      ))}
      {!link && (
        <TextField
          {...fieldOf('code')}
          value={typed.code}
          onChange={({ target }) => type('code', target.value.toLowerCase())}
          slotProps={{ htmlInput: { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } }}
        />
      )}
    </FormDialog>
  );
}
