import { pageTexts } from '../../page-texts.ts';
import { storiesTitle } from '../../components/story-teaser/story-teaser.data.ts';
import { dialMessages } from '../../messages/dial.messages.ts';
import { searchMessages } from '../../messages/search.messages.ts';
import { href, type PageContext } from '../../page-context.ts';
import { DOCUMENT_KINDS, type DocumentKind } from './search-document.ts';
import { searchDocuments } from './search-documents.ts';

/** Icons of the search beyond those of the frame, for the page's sprite. */
export const SEARCH_ICONS = ['magnifying-glass', 'x', 'arrow-right'];

function kindNames({ locale }: PageContext): Record<DocumentKind, string> {
  const texts = pageTexts(searchMessages, locale);
  const nameOf = (kind: DocumentKind) => (kind === 'story' ? storiesTitle(locale) : texts[`search.kind.${kind}`]);
  // Object.fromEntries forgets its keys.
  return Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind, nameOf(kind)])) as Record<DocumentKind, string>;
}

/** What the search shows in the language of a page. */
export function siteSearchProps(context: PageContext) {
  const texts = pageTexts(searchMessages, context.locale);
  return {
    locale: context.locale,
    // Address of the file with the documents.
    index: `/search-index/${context.locale}.json`,
    // What stands before a path in this page's form of address: `/en`, or nothing.
    prefix: context.isPlain ? '' : `/${context.locale}`,
    // Where the form leads without a script: this page.
    action: href(context, '/search'),
    // Words to try.
    suggestions: texts['search.suggestions'].split('|'),
    contact: { text: texts['search.ask'], href: href(context, '/contact') },
    kinds: kindNames(context),
    texts: {
      label: texts['search.label'],
      placeholder: texts['search.placeholder'],
      submit: texts['search.submit'],
      clear: texts['search.clear'],
      try: texts['search.try'],
      loading: texts['search.loading'],
      failed: texts['search.failed'],
      count: texts['search.count'],
      noneTitle: texts['search.none_title'],
      noneText: texts['search.none_text'],
      // On the dial of a programme of which nothing is known.
      ask: pageTexts(dialMessages, context.locale)['dial.ask_letter'],
    },
  };
}

/** Everything the search shows, in one language. */
export type SiteSearchProps = ReturnType<typeof siteSearchProps>;

/** Everything on the site by kind, in the language of a page. */
export function browseAllProps(context: PageContext) {
  const texts = pageTexts(searchMessages, context.locale);
  const names = kindNames(context);
  const documents = searchDocuments(context.locale);
  return {
    title: texts['search.browse.title'],
    navLabel: texts['search.browse.nav'],
    groups: DOCUMENT_KINDS.map((kind) => ({
      kind,
      name: names[kind],
      items: documents
        .filter((document) => document.kind === kind)
        .map(({ title, note, path }) => ({ text: title, note, href: href(context, path) })),
    })).filter(({ items }) => items.length > 0),
  };
}

/** The list of everything, in one language. */
export type BrowseAllProps = ReturnType<typeof browseAllProps>;
