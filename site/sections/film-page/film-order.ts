import type { Film } from '../../../content/schema/home.ts';

/** How many films a film's page offers next. */
const NEXT_COUNT = 3;

/** The ids of all films in the order of the site: why-choose first, then the services. */
export function filmOrder(films: ReadonlyMap<string, Film>): string[] {
  const place = (film: Film) => (film.place === 'why' ? 0 : 1);
  return [...films].sort(([, a], [, b]) => place(a) - place(b) || a.order - b.order).map(([id]) => id);
}

/** The films that follow one, going round at the end. */
export function filmsAfter(order: readonly string[], id: string): string[] {
  const next = order.indexOf(id) + 1;
  return [...order.slice(next), ...order.slice(0, next - 1)].slice(0, NEXT_COUNT);
}
