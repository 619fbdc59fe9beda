/** An agreed time in words (DESK-4). */
import { useTranslate } from '../../words/WordsProvider.tsx';
import { useLeadWords } from '../use-words.ts';
import { clockThere } from './next-call.ts';
import { formatThereWithDay } from './time-there.ts';

/** Words a time for somebody whose clock (`call-hours.ts`) is given. */
type TimeWords = (theirs: string | null, at: number) => string;

/** Words a time by the person's clock and by the reader's; which of them it is where one is enough. */
export function useAgreedTime(): TimeWords {
  const translate = useTranslate();
  const { time, locale } = useLeadWords();
  return (theirs, at) => {
    const here = time(at);
    const clock = clockThere(theirs, at);
    if (clock !== 'other') return translate(`person.next_call.${clock}`, { time: here });
    const there = formatThereWithDay(theirs, at, Date.now(), locale) ?? '';
    return translate('person.next_call.other', { there, here });
  };
}

/** Words an agreed time within a sentence or a list: where both clocks say the same hour, that hour alone. */
export function useBriefAgreedTime(): TimeWords {
  const agreedTime = useAgreedTime();
  const { time } = useLeadWords();
  return (theirs, at) => (clockThere(theirs, at) === 'same' ? time(at) : agreedTime(theirs, at));
}
