/** The state of a registration as a coloured word. */
import { Chip, type ChipProps } from '@mui/material';
import type { LeadStatus, LostReason } from '../../features/leads/contract/leads.ts';
import { useLeadWords } from './use-words.ts';

const COLOR: Record<LeadStatus, ChipProps['color']> = {
  new: 'secondary',
  contacted: 'primary',
  qualified: 'primary',
  applied: 'primary',
  enrolled: 'success',
  lost: 'default',
};

/** The word; with the reason where one was lost. */
export function StatusChip({ status, lostReason }: { status: LeadStatus; lostReason?: LostReason | null }) {
  const { word } = useLeadWords();
  const reason = status === 'lost' && lostReason ? ` · ${word('lost_reason', lostReason)}` : '';
  return (
    <Chip
      size="small"
      color={COLOR[status] ?? 'default'}
      variant={status === 'new' || status === 'enrolled' ? 'filled' : 'outlined'}
      label={word('status', status) + reason}
    />
  );
}
