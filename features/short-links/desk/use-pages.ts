/** The site's pages that a link can lead to, by their titles. */
import { useQuery } from '@tanstack/react-query';
import { LOCALE_NAMES } from '../../../contract/locales.ts';
import { type PageChoice, splitLocale } from '../../../contract/routes.ts';
import { call } from '../../../desk/api/call.ts';
import { useLocale } from '../../../desk/words/WordsProvider.tsx';

/** The pages, and what they are called: in the desk's language or, with a language in the address, in that. */
export function usePages() {
  const own = useLocale();
  const { data } = useQuery({
    queryKey: ['short-link-pages'],
    queryFn: () => call('GET /api/desk/short-links/pages'),
  });
  const pages = data?.items ?? [];
  const titleOf = ({ path, title }: PageChoice) => {
    const { locale } = splitLocale(path);
    const text = title[locale ?? own] ?? Object.values(title)[0] ?? path;
    return locale ? `${text} · ${LOCALE_NAMES[locale]}` : text;
  };
  /** The title of the page at an address; undefined for one that the site does not have. */
  const titleAt = (address: string) => {
    const page = pages.find(({ path }) => path === address.replace(/[?#].*/, ''));
    return page && titleOf(page);
  };
  return { pages, titleOf, titleAt };
}
