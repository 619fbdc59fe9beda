/** When to call again (DESK-4): two presets and a time of one's choice, by the person's clock where it is known. */
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { clockOf } from '../../../contract/time/call-hours.ts';
import { countryOfClock } from '../../../contract/time/country-zones.ts';
import type { LeadItem } from '../../../features/leads/contract/leads.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { useLeadWords } from '../use-words.ts';
import { clockThere, fieldTime, inAnHour, timeOfField, tomorrowMorning } from './next-call.ts';
import { countryName } from './time-there.ts';
import { useAgreedTime } from './use-agreed-time.ts';

interface Props {
  lead: LeadItem;
  isBusy: boolean;
  onAgree: (time: number) => void;
  /** Buttons that stand before the times. */
  children?: ReactNode;
}

/** The field for a time; below it the same hour by the reader's clock. */
function ChosenTime({ lead, isBusy, onAgree }: Props) {
  const translate = useTranslate();
  const { locale } = useLeadWords();
  const agreedTime = useAgreedTime();
  const fieldId = useId();
  const { next_call_at: agreed } = lead;
  const theirs = clockOf(lead);
  const [typed, setTyped] = useState(() =>
    fieldTime(agreed === null ? tomorrowMorning(theirs, Date.now()) : Date.parse(agreed), theirs),
  );
  const [isPast, setPast] = useState(false);
  const time = timeOfField(typed, theirs);
  const isThere = theirs !== null && clockThere(theirs, Date.now()) !== 'unknown';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (time === undefined || time <= Date.now()) setPast(true);
    else onAgree(time);
  };
  return (
    <form className="call-time" onSubmit={submit} noValidate>
      <label className="small soft" htmlFor={fieldId}>
        {isThere
          ? translate('person.next_call.field', { country: countryName(countryOfClock(theirs), locale) })
          : translate('person.next_call.field_here')}
      </label>
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
      <button type="submit" className="button button-filled" disabled={isBusy}>
        {translate('person.next_call.set')}
      </button>
      {isPast ? (
        <p role="alert" className="small is-error">
          {translate('person.next_call.past')}
        </p>
      ) : (
        isThere && time !== undefined && <p className="small soft">{agreedTime(theirs, time)}</p>
      )}
    </form>
  );
}

/** The presets, and a button that shows the field. */
export function NextCallTimes({ children, ...props }: Props) {
  const translate = useTranslate();
  const { time } = useLeadWords();
  const [isChoosing, setChoosing] = useState(false);
  const their = clockOf(props.lead);
  const clock = clockThere(their, Date.now());
  const tomorrow = tomorrowMorning(their, Date.now());
  const agree = (at: number) => {
    setChoosing(false);
    props.onAgree(at);
  };
  const preset = { type: 'button', className: 'button button-outlined', disabled: props.isBusy } as const;
  return (
    <div className="call-times">
      {children}
      <button {...preset} data-next-call="" onClick={() => agree(inAnHour(Date.now()))}>
        {translate('person.next_call.in_an_hour')}
      </button>
      <button {...preset} onClick={() => agree(tomorrow)}>
        {clock === 'other'
          ? translate('person.next_call.tomorrow', { time: time(tomorrow) })
          : translate('person.next_call.tomorrow_here')}
      </button>
      <button {...preset} aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
        {translate('person.next_call.choose')}
      </button>
      {clock === 'unknown' && <p className="small soft">{translate('person.next_call.no_clock')}</p>}
      {isChoosing && <ChosenTime {...props} onAgree={agree} />}
    </div>
  );
}
