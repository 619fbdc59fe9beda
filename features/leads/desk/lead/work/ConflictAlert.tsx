/** A colleague has changed the registration meanwhile: what is different, and the two ways on. */
import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useStaff } from '../../../../../desk/leads/use-staff.ts';
import { useLeadWords } from '../../../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../../../desk/words/WordsProvider.tsx';
import type { LeadChanger } from '../use-lead.ts';
import { type Difference, differencesOf } from './lead-differences.ts';

function useValueWords(): (difference: Difference['field'], value: Difference['now']) => string {
  const translate = useTranslate();
  const { word, time, placeOf } = useLeadWords();
  const { nameOf } = useStaff();
  return (field, value) => {
    // An assignee is an id or nobody.
    if (field === 'assignee_id') return nameOf(value as string | null);
    if (value === null) return translate('lead.none');
    if (field === 'status') return word('status', String(value));
    if (field === 'lost_reason') return word('lost_reason', String(value));
    if (field === 'time_zone') return placeOf(String(value));
    if (field === 'next_call_at') return time(String(value));
    return typeof value === 'boolean' ? (value ? '✓' : '–') : String(value);
  };
}

/** The names of fields that have another one on the screen. */
const FIELD_WORD: Partial<Record<Difference['field'], string>> = { assignee_id: 'assignee' };

/** The alert; nothing while nobody was faster. */
export function ConflictAlert({ changer }: { changer: LeadChanger }) {
  const translate = useTranslate();
  const wordOf = useValueWords();
  const { conflict, again, reload, isPending } = changer;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (conflict) place.current?.scrollIntoView({ block: 'center' });
  }, [conflict]);
  if (!conflict) return null;
  const differences = differencesOf(conflict.before, conflict.now);
  return (
    <Alert severity="warning" ref={place} sx={{ marginBottom: 2 }}>
      <AlertTitle>{translate('person.conflict.title')}</AlertTitle>
      {translate('person.conflict.text')}
      <ul style={{ margin: '8px 0', paddingInlineStart: 20 }}>
        {differences.length === 0 && <li>{translate('person.conflict.nothing')}</li>}
        {differences.map(({ field, before, now }) => (
          <li key={field}>
            {translate('person.conflict.change', {
              field: translate(`lead.field.${FIELD_WORD[field] ?? field}`),
              before: wordOf(field, before),
              now: wordOf(field, now),
            })}
          </li>
        ))}
      </ul>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={reload} disabled={isPending}>
          {translate('person.conflict.reload')}
        </Button>
        <Button variant="outlined" onClick={again} loading={isPending}>
          {translate('person.conflict.again')}
        </Button>
      </Stack>
    </Alert>
  );
}
