/** What the masters pages filter by, and how a choice stands in the address (PAGE-4). No page needed to use it. */

/** The filters in the order of the form; also their names in the address. */
export const FILTER_NAMES = ['field', 'country', 'length', 'pace', 'entry'] as const;

/** Name of a filter. */
export type FilterName = (typeof FILTER_NAMES)[number];

/** A programme by what it can be filtered by. */
export type FilterableProgram = { slug: string } & Record<FilterName, string>;

/** The chosen value of each filter; one that is absent lets everything through. */
export type Chosen = Partial<Record<FilterName, string>>;

/** The values that each filter offers. */
export type Offered = Partial<Record<FilterName, readonly string[]>>;

/** Reads the choice out of an address; a value that is not offered is ignored. */
export function readFilters(search: string, offered: Offered): Chosen {
  const query = new URLSearchParams(search);
  const chosen: Chosen = {};
  for (const name of FILTER_NAMES) {
    const value = query.get(name);
    if (value !== null && offered[name]?.includes(value)) chosen[name] = value;
  }
  return chosen;
}

/** The address’s query with the choice in it; what else stands there, such as a campaign, stays. */
export function writeFilters(search: string, chosen: Chosen): string {
  const query = new URLSearchParams(search);
  for (const name of FILTER_NAMES) {
    const value = chosen[name];
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether a programme fits the choice. */
export function fits(program: FilterableProgram, chosen: Chosen): boolean {
  return FILTER_NAMES.every((name) => chosen[name] === undefined || chosen[name] === program[name]);
}

/** How many programmes a value of a filter would show, the other filters staying as they are. */
export function countWith(
  programs: readonly FilterableProgram[],
  chosen: Chosen,
  name: FilterName,
  value: string,
): number {
  return programs.filter((program) => fits(program, { ...chosen, [name]: value })).length;
}
