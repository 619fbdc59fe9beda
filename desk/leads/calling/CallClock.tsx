/** What time it is for the person, and whether they may be called (DESK-5). */
import checkCircleIcon from '@phosphor-icons/core/regular/check-circle.svg?raw';
import moonStarsIcon from '@phosphor-icons/core/regular/moon-stars.svg?raw';
import questionIcon from '@phosphor-icons/core/regular/question.svg?raw';
import { clockOf } from '../../../contract/time/call-hours.ts';
import { countryOfClock } from '../../../contract/time/country-zones.ts';
import type { LeadItem } from '../../../features/leads/contract/leads.ts';
import { Icon } from '../../components/Icon.tsx';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { isNotToBeCalled } from '../is-not-to-be-called.ts';
import { useLeadWords } from '../use-words.ts';
import { callStateOf, countryName } from './time-there.ts';

interface Props {
  lead: LeadItem;
  now: number;
}

/**
 * Country, clock and the word for both colour-blind and hurried eyes. For who is not to be called there is no good time.
 */
export function CallClock({ lead, now }: Props) {
  const translate = useTranslate();
  const { locale } = useLeadWords();
  const theirs = clockOf(lead);
  const country = theirs && countryOfClock(theirs);
  const { isOpen, clock, opensAt } = callStateOf(theirs, now, locale);
  const drawing = isOpen === null ? questionIcon : isOpen ? checkCircleIcon : moonStarsIcon;
  const color = isOpen === null ? 'soft' : isOpen ? 'is-success' : 'is-warning';
  const state = isOpen === null ? 'unknown' : isOpen ? 'open' : 'closed';
  const place = [country && countryName(country, locale), clock && translate('lead.there.clock', { time: clock })];
  return (
    <div className="call-clock">
      <span className="small soft">{place.filter(Boolean).join(' · ')}</span>
      {/* Who gave no number is written to, at any hour. */}
      {lead.phone !== '' && !isNotToBeCalled(lead) && (
        <span className={`small call-state ${color}`}>
          <Icon drawing={drawing} />
          {translate(`lead.there.${state}`, { time: opensAt ?? '' })}
        </span>
      )}
    </div>
  );
}
