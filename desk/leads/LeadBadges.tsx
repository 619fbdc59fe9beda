/** Signs beside a registration that whoever calls must not miss. */
import type { CSSProperties } from 'react';
import prohibitIcon from '@phosphor-icons/core/regular/prohibit.svg?raw';
import type { LeadItem } from '../../features/leads/contract/leads.ts';
import { Hint } from '../components/Hint.tsx';
import { Icon } from '../components/Icon.tsx';
import { useTranslate } from '../words/WordsProvider.tsx';
import { isWrittenTo } from './reached-by.ts';
import { useLeadWords } from './use-words.ts';

interface Badge {
  name:
    | 'damaged'
    | 'withdrawn'
    | 'restricted'
    | 'stop'
    | 'text_first'
    | 'asked'
    | 'unanswered'
    | 'unreplied'
    | 'bot'
    | 'again'
    | 'imported'
    | 'unsure';
  color: 'stop' | 'error' | 'warning' | 'info' | 'none';
  icon?: string;
}

function badgesOf(lead: LeadItem): Badge[] {
  const { is_do_not_contact, is_suspected_bot, is_imported, registrations_of_number, unanswered_calls } = lead;
  return [
    ...(lead.name === null || lead.phone === null ? [{ name: 'damaged', color: 'error' } as const] : []),
    ...(lead.restriction ? [{ name: lead.restriction, color: 'stop', icon: prohibitIcon } as const] : []),
    ...(is_do_not_contact ? [{ name: 'stop', color: 'stop', icon: prohibitIcon } as const] : []),
    ...(lead.contact_by ? [{ name: 'text_first', color: 'info' } as const] : []),
    ...(lead.asked > 0 ? [{ name: 'asked', color: 'info' } as const] : []),
    ...(unanswered_calls > 0
      ? [{ name: isWrittenTo(lead) ? 'unreplied' : 'unanswered', color: 'warning' } as const]
      : []),
    ...(is_suspected_bot ? [{ name: 'bot', color: 'warning' } as const] : []),
    ...(registrations_of_number > 1 ? [{ name: 'again', color: 'info' } as const] : []),
    ...(is_imported ? [{ name: 'imported', color: 'none' } as const] : []),
    ...(lead.is_phone_known_valid || lead.phone === '' ? [] : [{ name: 'unsure', color: 'none' } as const]),
  ];
}

/** The signs, most serious first; nothing when there is none. */
export function LeadBadges({ lead, style }: { lead: LeadItem; style?: CSSProperties }) {
  const translate = useTranslate();
  const { time } = useLeadWords();
  const badges = badgesOf(lead);
  if (badges.length === 0) return null;
  const values = {
    count: lead.registrations_of_number,
    calls: lead.unanswered_calls,
    asked: lead.asked,
    time: lead.last_call ? time(lead.last_call.at) : '',
  };
  return (
    <div className="badges" style={style}>
      {badges.map(({ name, color, icon }) => (
        <Hint key={name} isDescription text={translate(`lead.badge.${name}_hint`, values)}>
          <div className={`badge is-${color}`}>
            {icon && <Icon drawing={icon} />}
            <span>{translate(`lead.badge.${name}`, values)}</span>
          </div>
        </Hint>
      ))}
    </div>
  );
}
