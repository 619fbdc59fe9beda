/** A form for a link: what it is for, the page, and for a new one its code. */
import { Alert, Autocomplete, createFilterOptions, ListItemText, TextField } from '@mui/material';
import { useState } from 'react';
import type { PageChoice } from '../../../contract/routes.ts';
import { refusedField } from '../../../desk/api/call.ts';
import { FormDialog } from '../../../desk/components/FormDialog.tsx';
import { closedLanguages } from '../../../desk/leads/program-label.ts';
import { useTranslate } from '../../../desk/words/WordsProvider.tsx';
import type { ShortLink } from '../schema.ts';
import { type TypedLink, useSaveLink } from './short-link.ts';
import { usePages } from './use-pages.ts';

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

/** A page is found by its address or its title in any language. */
function PageField({ typed, onType, field }: PageFieldProps) {
  const { pages, titleOf } = usePages();
  // Each on a line of its own: what is searched for does not run from one into the next.
  const searchedOf = (page: PageChoice) => [titleOf(page), page.path, ...Object.values(page.title)].join('\n');
  const chosen = pages.find(({ path }) => path === typed);
  return (
    <Autocomplete<PageChoice, false, false, true>
      freeSolo
      options={pages}
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

/** The dialog that adds or changes a link. */
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
