/** One's own views of the list: filters, order and columns under a name (DESK-3). */
import { Box, Button, IconButton, List, ListItem, ListItemButton, Popover, TextField, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import bookmarkSimpleIcon from '@phosphor-icons/core/regular/bookmark-simple.svg?raw';
import trashIcon from '@phosphor-icons/core/regular/trash.svg?raw';
import { call } from '../../../../desk/api/call.ts';
import { isBlankText } from '../../../../contract/text/visible-text.ts';
import { useNotify } from '../../../../desk/components/NotifyProvider.tsx';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useErrorText, useNotifyError } from '../../../../desk/components/use-error-text.ts';
import { KEYS } from '../../../../desk/leads/lead-api.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { VIEW_NAME_MAX_CHARACTERS } from '../../contract/saved-views.ts';
import type { SavedView, SavedViewSettings } from '../../schema/leads.ts';

interface Props {
  /** What would be saved now. */
  settings: SavedViewSettings;
  onChoose: (settings: SavedViewSettings) => void;
}

function SaveForm({ settings, onSaved }: { settings: SavedViewSettings; onSaved: () => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const notify = useNotify();
  const [name, setName] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('POST /api/desk/views', { body: { name: name.trim(), settings } }),
    meta: { renews: [KEYS.views] },
    onSuccess: () => {
      notify('leads.view_saved', 'success', { values: { name: name.trim() } });
      onSaved();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlankText(name)) mutate();
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', padding: 2 }}>
      <TextField
        size="small"
        label={translate('leads.view_name')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={error !== null}
        helperText={error ? errorText(error) : translate('leads.view_name_hint')}
        slotProps={{ htmlInput: { maxLength: VIEW_NAME_MAX_CHARACTERS } }}
        sx={{ flex: 1 }}
      />
      <Button type="submit" variant="contained" disabled={isPending || isBlankText(name)}>
        {translate('leads.save')}
      </Button>
    </Box>
  );
}

function ViewList({ views, onChoose }: { views: SavedView[]; onChoose: (view: SavedView) => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const remove = useMutation({
    mutationFn: (view: SavedView) => call('DELETE /api/desk/views/:id', { id: view.id }),
    meta: { renews: [KEYS.views] },
    onSuccess: (_answer, { name }) => notify('leads.view_removed', 'info', { values: { name } }),
    onError: notifyError,
  });
  if (views.length === 0) {
    return (
      <Typography color="textSecondary" sx={{ padding: 2, paddingBottom: 0 }}>
        {translate('leads.views_empty')}
      </Typography>
    );
  }
  return (
    <List dense>
      {views.map((view) => (
        <ListItem
          key={view.id}
          disablePadding
          secondaryAction={
            <IconButton
              edge="end"
              onClick={() => remove.mutate(view)}
              aria-label={translate('leads.remove_view', { name: view.name })}
            >
              <Icon drawing={trashIcon} />
            </IconButton>
          }
        >
          <ListItemButton onClick={() => onChoose(view)} sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{view.name}</bdi>
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

/** Somebody saves the list as it is under a name, brings a saved view back, or removes it. */
export function SavedViews({ settings, onChoose }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data } = useQuery({ queryKey: KEYS.views, queryFn: () => call('GET /api/desk/views') });
  const views = data?.items ?? [];
  const choose = (view: SavedView) => {
    onChoose(view.settings);
    setAnchor(null);
  };
  return (
    <>
      <Button
        startIcon={<Icon drawing={bookmarkSimpleIcon} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('leads.views')}
        {views.length > 0 && ` (${views.length})`}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': translate('leads.views'), sx: { width: 380, maxWidth: '94vw' } },
        }}
      >
        <ViewList views={views} onChoose={choose} />
        <SaveForm settings={settings} onSaved={() => setAnchor(null)} />
      </Popover>
    </>
  );
}
