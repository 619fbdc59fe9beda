import type { LeadItem } from '../../features/leads/contract/leads.ts';

/** Whether somebody asked not to be contacted, or took back the consent or had its use restricted: nobody calls them. */
export function isNotToBeCalled({ is_do_not_contact, restriction }: LeadItem): boolean {
  return is_do_not_contact || restriction !== null;
}
