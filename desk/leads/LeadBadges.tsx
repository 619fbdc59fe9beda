/** Signs beside a registration that whoever calls must not miss. */
import Block from '@mui/icons-material/Block';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import type { ReactElement } from 'react';
import type { LeadItem } from '../../contract/lead-api.ts';
import { useTranslate } from '../words/WordsProvider.tsx';

interface Badge {
  name: 'damaged' | 'withdrawn' | 'restricted' | 'stop' | 'bot' | 'again' | 'unsure';
  color: ChipProps['color'];
  icon?: ReactElement;
}

function badgesOf(lead: LeadItem): Badge[] {
  const { is_do_not_contact, is_suspected_bot, is_phone_known_valid, registrations_of_number } = lead;
  return [
    ...(lead.name === null || lead.phone === null ? [{ name: 'damaged', color: 'error' } as const] : []),
    ...(lead.restriction ? [{ name: lead.restriction, color: 'error', icon: <Block /> } as const] : []),
    ...(is_do_not_contact ? [{ name: 'stop', color: 'error', icon: <Block /> } as const] : []),
    ...(is_suspected_bot ? [{ name: 'bot', color: 'warning' } as const] : []),
    ...(registrations_of_number > 1 ? [{ name: 'again', color: 'info' } as const] : []),
    ...(is_phone_known_valid ? [] : [{ name: 'unsure', color: 'default' } as const]),
  ];
}

/** The signs, most serious first; nothing when there is none. */
export function LeadBadges({ lead, sx }: { lead: LeadItem; sx?: { marginTop: number } }) {
  const translate = useTranslate();
  const badges = badgesOf(lead);
  if (badges.length === 0) return null;
  const values = { count: lead.registrations_of_number };
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.5, ...sx }}>
      {badges.map(({ name, color, icon }) => (
        <Tooltip describeChild key={name} title={translate(`lead.badge.${name}Hint`, values)}>
          <Chip
            size="small"
            variant="outlined"
            color={color ?? 'default'}
            label={translate(`lead.badge.${name}`, values)}
            {...(icon ? { icon } : {})}
          />
        </Tooltip>
      ))}
    </Stack>
  );
}
