/** What came of a call: one tap each; a time for who wants to be called again (DESK-4). */
import { type FormEvent, useId, useState } from 'react';
import { utcOffsetHours } from '../../../contract/call-hours.ts';
import { CALL_OUTCOMES, type LeadItem } from '../../../contract/lead-api.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { useLeadWords } from '../use-words.ts';
import { agreedOffsetHours, fieldTime, inAnHour, timeOfField, tomorrowMorning } from './next-call.ts';
import { countryName } from './time-there.ts';
import type { OutcomeRecorder } from './use-outcome.ts';

interface Props {
  lead: LeadItem;
  recorder: OutcomeRecorder;
}

function CallBackTimes({ lead, recorder, onDone }: Props & { onDone: () => void }) {
  const translate = useTranslate();
  const { locale } = useLeadWords();
  const fieldId = useId();
  const country = lead.phone_country;
  const offset = agreedOffsetHours(country, Date.now());
  const isThere = country !== null && utcOffsetHours(country) !== undefined;
  const [typed, setTyped] = useState(() => fieldTime(tomorrowMorning(offset, Date.now()), offset));
  const [isPast, setPast] = useState(false);
  const agree = (time: number) => {
    onDone();
    void recorder.record('call_back', time);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const time = timeOfField(typed, offset);
    if (time === undefined || time <= Date.now()) setPast(true);
    else agree(time);
  };
  return (
    <form className="outcome-times" onSubmit={submit} noValidate>
      <button type="button" className="button button-outlined" onClick={() => agree(inAnHour(Date.now()))}>
        {translate('person.nextCall.inAnHour')}
      </button>
      <button
        type="button"
        className="button button-outlined"
        onClick={() => agree(tomorrowMorning(offset, Date.now()))}
      >
        {translate(isThere ? 'person.nextCall.tomorrow' : 'person.nextCall.tomorrowHere')}
      </button>
      <label className="outcome-time" htmlFor={fieldId}>
        <span className="small soft">
          {isThere
            ? translate('person.nextCall.field', { country: countryName(country, locale) })
            : translate('person.nextCall.fieldHere')}
        </span>
        <input
          id={fieldId}
          type="datetime-local"
          value={typed}
          aria-invalid={isPast}
          onChange={({ target }) => {
            setTyped(target.value);
            setPast(false);
          }}
        />
      </label>
      <button type="submit" className="button button-filled">
        {translate('person.nextCall.set')}
      </button>
      {isPast && (
        <p role="alert" className="small outcome-past">
          {translate('person.nextCall.past')}
        </p>
      )}
    </form>
  );
}

/** The four buttons; the one for another call opens the times for it. */
export function CallOutcomes({ lead, recorder }: Props) {
  const translate = useTranslate();
  const { word } = useLeadWords();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="outcomes" role="group" aria-label={translate('calls.title')}>
      {CALL_OUTCOMES.map((outcome) => (
        <button
          key={outcome}
          type="button"
          className="button button-outlined outcome"
          disabled={recorder.isPending}
          {...(outcome === 'call_back' ? { 'aria-expanded': isChoosing } : {})}
          onClick={() => (outcome === 'call_back' ? setChoosing(!isChoosing) : void recorder.record(outcome))}
        >
          {word('call_outcome', outcome)}
        </button>
      ))}
      {isChoosing && <CallBackTimes lead={lead} recorder={recorder} onDone={() => setChoosing(false)} />}
    </div>
  );
}
