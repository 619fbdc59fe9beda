/** Searching by name or number. It is sent when it is whole: every search stands in the log. */
import { Box, IconButton, InputAdornment, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import magnifyingGlassIcon from '@phosphor-icons/core/regular/magnifying-glass.svg?raw';
import xIcon from '@phosphor-icons/core/regular/x.svg?raw';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { SEARCH_MAX_CHARACTERS } from '../../contract/leads.ts';

/** The field; `onSearch` gets what was typed, empty when it was cleared. */
export function SearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(q);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const clear = () => {
    setTyped('');
    onSearch('');
  };
  return (
    <Box component="form" role="search" onSubmit={submit} sx={{ flex: '1 1 260px', maxWidth: 460 }}>
      <TextField
        fullWidth
        size="small"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        placeholder={translate('leads.search')}
        helperText={translate('leads.search_hint')}
        slotProps={{
          htmlInput: {
            'aria-label': translate('leads.search'),
            'data-search': '',
            maxLength: SEARCH_MAX_CHARACTERS,
            autoComplete: 'off',
            enterKeyHint: 'search',
          },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <IconButton type="submit" edge="start" aria-label={translate('leads.search')}>
                  <Icon drawing={magnifyingGlassIcon} />
                </IconButton>
              </InputAdornment>
            ),
            endAdornment: typed !== '' && (
              <InputAdornment position="end">
                <IconButton edge="end" onClick={clear} aria-label={translate('leads.clear_search')}>
                  <Icon drawing={xIcon} />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
    </Box>
  );
}
