/** Place for whether the notices of a registration have arrived (DESK-8). */
import type { LeadDetail } from '../../../contract/desk-api.ts';

/** Nothing yet. */
export function DeliverySlot(_props: { lead: LeadDetail }) {
  return null;
}
