/** Tells apart whom a search by the last digits finds: masked numbers that end alike (DESK-3). */
import { countryName } from '../../../../desk/leads/calling/time-there.ts';
import { useLeadWords } from '../../../../desk/leads/use-words.ts';
import type { LeadItem } from '../../contract/leads.ts';

/** How much of a number a mask leaves at its end. */
const SHOWN_DIGITS = 4;

/** The ids of those whose numbers end like the number of another country in the list. */
export function sharedEnds(leads: readonly Pick<LeadItem, 'id' | 'phone' | 'phone_country'>[]): ReadonlySet<string> {
  const countries = new Map<string, Set<string | null>>();
  const withNumber = leads.flatMap(({ id, phone, phone_country }) =>
    phone ? [{ id, end: phone.slice(-SHOWN_DIGITS), country: phone_country }] : [],
  );
  for (const { end, country } of withNumber) countries.set(end, (countries.get(end) ?? new Set()).add(country));
  return new Set(withNumber.flatMap(({ id, end }) => ((countries.get(end)?.size ?? 0) > 1 ? [id] : [])));
}

/** What somebody in a list is reached by, masked; with the country where two numbers end alike. */
export function useReach(leads: readonly LeadItem[]): (lead: LeadItem) => string {
  const { reachOf, locale } = useLeadWords();
  const shared = sharedEnds(leads);
  return (lead) => {
    const country = shared.has(lead.id) && lead.phone_country;
    return country ? `${reachOf(lead)} · ${countryName(country, locale)}` : reachOf(lead);
  };
}
