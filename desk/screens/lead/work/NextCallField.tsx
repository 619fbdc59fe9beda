/** When to call again: two presets and a time of one's choice, by the clock of the person there. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { isCallTime, utcOffsetHours } from '../../../../contract/call-hours.ts';
import type { LeadDetail } from '../../../../contract/lead-api.ts';
import { HTML_LANG } from '../../../../contract/locales.ts';
import { countryName, formatThere } from '../../../leads/calling/time-there.ts';
import { useLeadWords } from '../../../leads/use-words.ts';
import { CLOCK, dayParts } from '../../../words/use-times.ts';
import { useTranslate } from '../../../words/WordsProvider.tsx';
import type { LeadChanger } from '../use-lead.ts';
import {
  agreedOffsetHours,
  fieldTime,
  inAnHour,
  timeOfField,
  tomorrowMorning,
} from '../../../leads/calling/next-call.ts';

interface Props {
  lead: LeadDetail;
  changer: LeadChanger;
  now: number;
}

/** Sets the time; undefined takes it back. Resolves to whether it was saved. */
function useAgree({ changer }: Props): (time: number | undefined) => Promise<boolean> {
  const { time: timeWords } = useLeadWords();
  return (time) =>
    time === undefined
      ? changer.change({ next_call_at: null }, { key: 'person.nextCall.cleared' })
      : changer.change(
          { next_call_at: new Date(time).toISOString() },
          { key: 'person.nextCall.changed', values: { time: timeWords(time) } },
        );
}

function Agreed({ lead }: { lead: LeadDetail }) {
  const translate = useTranslate();
  const { time, locale } = useLeadWords();
  if (lead.next_call_at === null) {
    return <Typography color="textSecondary">{translate('person.nextCall.none')}</Typography>;
  }
  const at = Date.parse(lead.next_call_at);
  const there = formatThere(lead.phone_country, at, locale, {
    ...dayParts(HTML_LANG[locale]),
    weekday: 'short',
    ...CLOCK,
  });
  const here = translate('person.nextCall.here', { time: time(at) });
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {there ? translate('person.nextCall.there', { time: there }) : here}
        {there && (
          <Typography component="span" variant="body2" color="textSecondary">
            {` · ${here}`}
          </Typography>
        )}
      </Typography>
      {lead.chosen_call_at === lead.next_call_at && (
        <Typography variant="body2" sx={{ color: 'success.main' }}>
          {translate('person.nextCall.chosen')}
        </Typography>
      )}
      {!isCallTime(lead.phone_country, at) && (
        <Typography variant="body2" sx={{ color: 'warning.main' }}>
          {translate('person.nextCall.outside')}
        </Typography>
      )}
    </>
  );
}

function ChosenTime(props: Props & { onDone: () => void }) {
  const { lead, now, onDone, changer } = props;
  const translate = useTranslate();
  const { locale } = useLeadWords();
  const agree = useAgree(props);
  const offset = agreedOffsetHours(lead.phone_country, now);
  const [typed, setTyped] = useState(() =>
    fieldTime(lead.next_call_at ? Date.parse(lead.next_call_at) : tomorrowMorning(offset, now), offset),
  );
  const [isPast, setPast] = useState(false);
  const country = lead.phone_country;
  const isThere = utcOffsetHours(country) !== undefined && country !== null;
  const label = isThere
    ? translate('person.nextCall.field', { country: countryName(country, locale) })
    : translate('person.nextCall.fieldHere');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const time = timeOfField(typed, offset);
    if (time === undefined || time <= Date.now()) setPast(true);
    else if (await agree(time)) onDone();
  };
  return (
    <Stack
      component="form"
      direction="row"
      useFlexGap
      spacing={1}
      onSubmit={submit}
      noValidate
      sx={{ flexWrap: 'wrap' }}
    >
      <TextField
        type="datetime-local"
        label={label}
        value={typed}
        autoFocus
        error={isPast}
        helperText={isPast && translate('person.nextCall.past')}
        onChange={({ target }) => {
          setTyped(target.value);
          setPast(false);
        }}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ minWidth: 250 }}
      />
      <Button
        type="submit"
        variant="contained"
        loading={changer.isPending}
        sx={{ alignSelf: 'flex-start', minHeight: 40 }}
      >
        {translate('person.nextCall.set')}
      </Button>
      <Button onClick={onDone} sx={{ alignSelf: 'flex-start', minHeight: 40 }}>
        {translate('person.cancel')}
      </Button>
    </Stack>
  );
}

/** Sets the next call, moves it, or takes it off. */
export function NextCallField(props: Props) {
  const { lead, changer, now } = props;
  const translate = useTranslate();
  const agree = useAgree(props);
  const [isChoosing, setChoosing] = useState(false);
  const offset = agreedOffsetHours(lead.phone_country, now);
  const tomorrow = utcOffsetHours(lead.phone_country) === undefined ? 'tomorrowHere' : 'tomorrow';
  const presets = [
    ['inAnHour', () => inAnHour(Date.now())],
    [tomorrow, () => tomorrowMorning(offset, Date.now())],
  ] as const;
  return (
    <Box>
      <FormLabel>{translate('person.nextCall.label')}</FormLabel>
      <Agreed lead={lead} />
      {!isChoosing && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', marginTop: 1 }}>
          {presets.map(([name, time], index) => (
            <Button
              key={name}
              variant="outlined"
              disabled={changer.isPending}
              {...(index === 0 ? { 'data-next-call': '' } : {})}
              onClick={() => agree(time())}
            >
              {translate(`person.nextCall.${name}`)}
            </Button>
          ))}
          <Button variant="outlined" onClick={() => setChoosing(true)}>
            {translate('person.nextCall.choose')}
          </Button>
          {lead.next_call_at && (
            <Button disabled={changer.isPending} onClick={() => agree(undefined)}>
              {translate('person.nextCall.clear')}
            </Button>
          )}
        </Stack>
      )}
      {isChoosing && (
        <Box sx={{ marginTop: 2 }}>
          <ChosenTime {...props} onDone={() => setChoosing(false)} />
        </Box>
      )}
    </Box>
  );
}
