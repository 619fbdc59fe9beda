/** What time it is for the person, and whether they may be called (DESK-5). */
import { BedtimeIcon, CheckCircleIcon, HelpIcon } from '../../components/icons.tsx';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { useLeadWords } from '../use-words.ts';
import { callStateOf, countryName } from './time-there.ts';

interface Props {
  country: string | null;
  now: number;
}

/** Country, clock and the word for both colour-blind and hurried eyes. */
export function CallClock({ country, now }: Props) {
  const translate = useTranslate();
  const { locale } = useLeadWords();
  const { isOpen, clock, opensAt } = callStateOf(country, now, locale);
  const Icon = isOpen === null ? HelpIcon : isOpen ? CheckCircleIcon : BedtimeIcon;
  const color = isOpen === null ? 'soft' : isOpen ? 'is-success' : 'is-warning';
  const state = isOpen === null ? 'unknown' : isOpen ? 'open' : 'closed';
  const place = [country && countryName(country, locale), clock && translate('lead.there.clock', { time: clock })];
  return (
    <div className="call-clock">
      <span className="small soft">{place.filter(Boolean).join(' · ')}</span>
      <span className={`small call-state ${color}`}>
        <Icon />
        {translate(`lead.there.${state}`, { time: opensAt ?? '' })}
      </span>
    </div>
  );
}
