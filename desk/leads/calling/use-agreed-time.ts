/** An agreed time in words (DESK-4). */
import { HTML_LANG } from '../../../contract/locales.ts';
import { CLOCK, dayParts } from '../../words/use-times.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { useLeadWords } from '../use-words.ts';
import { clockThere } from './next-call.ts';
import { formatThere } from './time-there.ts';

/** Words a time by the person's clock (`call-hours.ts`) and by the reader's; which of them it is where one is enough. */
export function useAgreedTime(): (theirs: string | null, at: number) => string {
  const translate = useTranslate();
  const { time, locale } = useLeadWords();
  return (theirs, at) => {
    const here = time(at);
    const clock = clockThere(theirs, at);
    if (clock !== 'other') return translate(`person.nextCall.${clock}`, { time: here });
    const day = { ...dayParts(HTML_LANG[locale]), weekday: 'short' } as const;
    const [dayThere, todayThere] = [at, Date.now()].map((one) => formatThere(theirs, one, locale, day));
    const there = formatThere(theirs, at, locale, dayThere === todayThere ? CLOCK : { ...day, ...CLOCK });
    return translate('person.nextCall.other', { there: there ?? '', here });
  };
}
