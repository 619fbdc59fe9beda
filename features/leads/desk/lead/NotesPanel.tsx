/** Notes of the talks with a person, and a place to write one (DESK-4). */
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { call } from '../../../../desk/api/call.ts';
import { isBlankText } from '../../../../contract/text/visible-text.ts';
import { useNotify } from '../../../../desk/components/NotifyProvider.tsx';
import { Panel } from '../../../../desk/components/Panel.tsx';
import { useErrorText } from '../../../../desk/components/use-error-text.ts';
import { updateCachedLead } from '../../../../desk/leads/cached-lead.ts';
import { noteDraft, setNoteDraft, unsavedPart } from '../../../../desk/leads/notes/note-drafts.ts';
import { useStaff } from '../../../../desk/leads/use-staff.ts';
import { useLeadWords } from '../../../../desk/leads/use-words.ts';
import { useMay } from '../../../../desk/session/me.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { type LeadDetail, NOTE_MAX_CHARACTERS, type NoteItem } from '../../contract/leads.ts';

/** From so many characters on, the room that is left is told. */
const TELL_FROM_CHARACTERS = 3500;

function useSaveNote(lead: LeadDetail, onSaved: (text: string) => void) {
  const client = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (text: string) => call('POST /api/desk/leads/:id/notes', { id: lead.id, body: { text: text } }),
    onSuccess: async (note, text) => {
      onSaved(text);
      notify('person.notes.added', 'success');
      await updateCachedLead(client, { id: lead.id, notes: [note, ...(lead.notes ?? [])] });
    },
  });
}

function NoteForm({ lead }: { lead: LeadDetail }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [text, setText] = useState(() => noteDraft(lead.id));
  const type = (typed: string) => {
    setText(typed);
    setNoteDraft(lead.id, typed);
  };
  const { mutate, isPending, error } = useSaveNote(lead, (saved) => type(unsavedPart(noteDraft(lead.id), saved)));
  const left = NOTE_MAX_CHARACTERS - text.trim().length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlankText(text) && left >= 0 && !isPending) mutate(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  const help =
    left < 0
      ? translate('person.notes.too_long', { count: -left })
      : text.length > TELL_FROM_CHARACTERS
        ? translate('person.notes.left', { count: left })
        : translate('person.notes.hint');
  return (
    <Stack component="form" onSubmit={submit} spacing={1} sx={{ alignItems: 'flex-start' }}>
      <TextField
        fullWidth
        multiline
        minRows={3}
        maxRows={12}
        label={translate('person.notes.label')}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        error={left < 0 || error !== null}
        helperText={error ? errorText(error) : help}
        slotProps={{ htmlInput: { 'data-note': '' } }}
      />
      <Button type="submit" variant="contained" disabled={isBlankText(text) || left < 0} loading={isPending}>
        {translate('person.notes.add')}
      </Button>
    </Stack>
  );
}

function Note({ note }: { note: NoteItem }) {
  const { time, readable } = useLeadWords();
  const { inSentence } = useStaff();
  return (
    <Box
      component="li"
      sx={{ borderInlineStart: ({ palette }) => `3px solid ${palette.divider}`, paddingInlineStart: 1.5 }}
    >
      <Typography variant="body2" color="textSecondary">
        {`${inSentence(note.staff_id, 'subject')} · ${time(note.at)}`}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
        {readable(note.text)}
      </Typography>
    </Box>
  );
}

/** Somebody writes down here what was said, and reads earlier notes; nothing for who may not read them. */
export function NotesPanel({ lead }: { lead: LeadDetail }) {
  const translate = useTranslate();
  const may = useMay();
  if (!may('lead.note') || !lead.notes) return null;
  return (
    <Panel title={translate('person.notes.title')}>
      <Stack spacing={2}>
        {lead.restricted_at === null && <NoteForm lead={lead} />}
        {lead.notes.length > 0 && (
          <Stack component="ul" spacing={1.5} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {lead.notes.map((note) => (
              <Note key={note.id} note={note} />
            ))}
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
