/** Where registrations come from, by name: a short link's code says nothing to whoever did not choose it. */
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CONTACT_SOURCES, storedSource } from '../../features/leads/contract/contacts.ts';
import { MS_PER_MINUTE } from '../../contract/time/time-units.ts';
import { call } from '../api/call.ts';
import { useTranslate } from '../words/WordsProvider.tsx';

/** All short links, the newest first; every role may ask. All screens share one answer. */
export const SHORT_LINKS = queryOptions({
  queryKey: ['short-links'],
  queryFn: () => call('GET /api/desk/short-links'),
  staleTime: MS_PER_MINUTE,
});

/** Names of sources for the desk, and all that can be chosen. */
export interface Sources {
  /**
   * A short link's title, with its code where another has the same; how somebody came whom the staff entered; what an
   * import or an address said stays as it is.
   */
  nameOf: (source: string) => string;
  /** The source that a name means; what is no link's name is a source itself. */
  sourceOf: (name: string) => string;
  /** The codes of all short links, and the sources of whom the staff enter. */
  codes: string[];
}

/** Asks once for all screens. */
export function useSources(): Sources {
  const translate = useTranslate();
  const { data } = useQuery(SHORT_LINKS);
  return useMemo(() => {
    const links = data?.items ?? [];
    const isShared = (name: string) => links.filter((link) => link.name === name).length > 1;
    const typedIn = CONTACT_SOURCES.map(
      (source) => [storedSource(source), translate(`contact_source.${source}`)] as const,
    );
    const names = new Map([
      ...links.map(({ code, name }) => [code, isShared(name) ? `${name} (${code})` : name] as const),
      ...typedIn,
    ]);
    return {
      nameOf: (source) => names.get(source) ?? source,
      sourceOf: (name) => [...names].find(([, shown]) => shown === name)?.[0] ?? name,
      codes: [...names.keys()],
    };
  }, [data, translate]);
}
