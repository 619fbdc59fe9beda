/** Lists that are read page by page. */

/** Most items of a list in one answer. */
export const PAGE_MAX_ITEMS = 100;

/** A list and how many there are in all, of which `items` are one page. */
export interface ListOf<Item> {
  items: Item[];
  total: number;
}

/** `page` counts from 1; `per_page` is at most {@link PAGE_MAX_ITEMS}. */
export interface Paging {
  page: number;
  per_page: number;
}
