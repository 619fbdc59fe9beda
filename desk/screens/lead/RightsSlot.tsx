/** Place for a person's rights beside their consents: handing over, withdrawing (DESK-9). */
import type { LeadDetail } from '../../../contract/desk-api.ts';

/** Nothing yet. */
export function RightsSlot(_props: { lead: LeadDetail }) {
  return null;
}
