/** Which of those who are due are asked for, as the screen's address says it (DESK-5). */
import { CALL_HOURS } from '../../../../contract/time/call-hours.ts';
import { COUNTRY_ZONES } from '../../../../contract/time/country-zones.ts';
import { HTML_LANG, LOCALES, type Locale } from '../../../../contract/locales.ts';
import { countryName } from '../../../../desk/leads/calling/time-there.ts';
import { dueParams } from '../../../../desk/leads/lead-api.ts';
import { DUE_ASSIGNEES, DUE_LIMIT } from '../../contract/due.ts';
import type { DueQuery } from '../../schema/leads.ts';

/** Countries of numbers: those where most people are first, and every other whose clocks are known. */
const COUNTRIES = [...new Set([...Object.keys(CALL_HOURS), ...Object.keys(COUNTRY_ZONES)])];

/** What each part of the query may be, in the order in which they are offered. */
export const DUE_CHOICES = { assignee: DUE_ASSIGNEES, locale: LOCALES, country: COUNTRIES } as const;

/** A part of the query that is chosen from a list. */
export type DueChoice = keyof typeof DUE_CHOICES;

/** The countries as a language lists them: after those where most people are, the others by name. */
export function dueCountries(locale: Locale): string[] {
  const { compare } = new Intl.Collator(HTML_LANG[locale]);
  const others = COUNTRIES.filter((country) => !(country in CALL_HOURS));
  others.sort((a, b) => compare(countryName(a, locale), countryName(b, locale)));
  return [...Object.keys(CALL_HOURS), ...others];
}

/**
 * The query of an address; what an address says that cannot be asked for is left out.
 *
 * @param kept the language where the address says none.
 */
export function readDueQuery(params: URLSearchParams, kept?: Locale): DueQuery {
  const chosen = <T extends string>(name: DueChoice, values: readonly T[]): { [name: string]: T } => {
    const value = values.find((one) => one === params.get(name));
    return value === undefined ? {} : { [name]: value };
  };
  const limit = Number(params.get('limit'));
  return {
    ...chosen('assignee', DUE_ASSIGNEES),
    ...(kept && { locale: kept }),
    ...chosen('locale', LOCALES),
    ...chosen('country', DUE_CHOICES.country),
    ...(params.get('hours') === 'outside' && { hours: 'outside' }),
    ...(Number.isInteger(limit) && limit > DUE_LIMIT.usual && { limit: Math.min(limit, DUE_LIMIT.most) }),
  };
}

/** Whether only some of those who are due are asked for. */
export const isFiltered = ({ assignee, locale, country, hours }: DueQuery) =>
  [assignee, locale, country, hours].some((one) => one !== undefined);

/** The query with another choice, from its first rows on; the empty text takes the choice back. */
export function withChoice(query: DueQuery, name: DueChoice, value: string): DueQuery {
  const params = dueParams(query);
  params.set(name, value);
  params.delete('limit');
  return readDueQuery(params);
}
