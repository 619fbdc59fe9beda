/** What the header is given: the shapes of its props, in one language. */

import type { Locale } from '../../../contract/locales.ts';
import type { Mark } from '../brand/mark.ts';

/** A programme of the menu; without `href` it is greyed and not clickable (NAV-2). */
export interface MenuProgram {
  title: string;
  school: string;
  href: string | undefined;
}

/** A tab of the programme menu. */
export interface MenuCategory {
  id: string;
  name: string;
  /** What the category teaches, in one line. */
  teaches: string;
  programs: MenuProgram[];
}

/** A link of the header. */
export interface MenuLink {
  href: string;
  isCurrent: boolean;
}

/** Everything the header shows, in one language. */
export interface SiteHeaderProps {
  locale: Locale;
  /** true: the bar is transparent over the picture it stands on until 100 px are scrolled. */
  hasHero: boolean;
  brand: string;
  /** The company's own mark. */
  mark?: Mark;
  homeHref: string;
  bookHref: string;
  searchHref: string;
  shortlistHref: string;
  links: Record<'home' | 'phd' | 'about' | 'contact', MenuLink>;
  /** The three masters pages, and the fit check. */
  masters: { text: string; href: string }[];
  categories: MenuCategory[];
  languages: { locale: Locale; name: string; href: string; isCurrent: boolean }[];
  texts: Record<
    | 'label'
    | 'home'
    | 'masters'
    | 'phd'
    | 'about'
    | 'contact'
    | 'book'
    | 'language'
    | 'menu'
    | 'close'
    | 'categories'
    | 'search'
    | 'shortlist'
    | 'programsNote',
    string
  >;
}
