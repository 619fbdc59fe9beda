import type { ReactNode } from 'react';
import type { Locale } from '../../../contract/locales.ts';
import type { DocumentKind } from './search-document.ts';

/** Everything the search shows, in one language. */
export interface SiteSearchProps {
  locale: Locale;
  /** Address of the file with the documents. */
  index: string;
  /** What stands before a path in this page's form of address: `/en`, or nothing. */
  prefix: string;
  /** Where the form leads without a script: this page. */
  action: string;
  /** Words to try. */
  suggestions: string[];
  contact: { text: string; href: string };
  kinds: Record<DocumentKind, string>;
  texts: Record<
    'label' | 'placeholder' | 'submit' | 'clear' | 'try' | 'loading' | 'failed' | 'count' | 'noneTitle' | 'noneText',
    string
  >;
  /** The list of everything, already rendered; it gives way to results. */
  children?: ReactNode;
}
