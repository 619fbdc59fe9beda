import type { LeadItem } from '../../features/leads/contract/leads.ts';

/** By what somebody is reached: their number, or the id on WeChat or Zalo of who gave none. */
export function reachedBy({ phone, wechat }: Pick<LeadItem, 'phone' | 'wechat'>): 'phone' | 'wechat' | 'zalo' {
  if (phone !== '') return 'phone';
  return wechat === '' ? 'zalo' : 'wechat';
}

/** Whether somebody is written to: they gave no number, or asked for a message before any call. */
export function isWrittenTo(lead: Pick<LeadItem, 'phone' | 'contact_by'>): boolean {
  return lead.phone === '' || lead.contact_by !== null;
}
