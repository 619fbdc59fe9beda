/** Short links at the server. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShortLink } from '../../../contract/short-link-api.ts';
import type { FiguresRequest } from '../../../contract/schema/figures.ts';
import type { AddShortLinkRequest, ChangeShortLinkRequest } from '../../../contract/schema/short-links.ts';
import { call } from '../../api/call.ts';
import { SHORT_LINKS } from '../../leads/use-sources.ts';

/** Names of the queries. */
export const SHORT_LINK_KEYS = {
  pages: ['short-link-pages'],
  figures: ['short-link-figures'],
} as const;

/** How far the registrations of each source came. */
export const fetchSources = (days: FiguresRequest) => call('POST /api/desk/figures/sources', { body: days });

/** What is typed into the form of a link; a code is given to a new one alone. */
export interface TypedLink {
  name: string;
  target: string;
  code: string;
}

/** Makes a link, or changes the name and page of one. */
export function useSaveLink(link: ShortLink | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, target, code }: TypedLink) => {
      if (link) return call('PATCH /api/desk/short-links/:id', { id: link.code, body: { name, target } });
      const sent: AddShortLinkRequest = { name, target, ...(code && { code }) };
      return call('POST /api/desk/short-links', { body: sent });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: SHORT_LINKS.queryKey }),
  });
}

/** Closes a link or opens it again. */
export function useOpenLink({ code, is_open }: ShortLink) {
  const client = useQueryClient();
  const change: ChangeShortLinkRequest = { is_open: !is_open };
  return useMutation({
    mutationFn: () => call('PATCH /api/desk/short-links/:id', { id: code, body: change }),
    onSuccess: () => client.invalidateQueries({ queryKey: SHORT_LINKS.queryKey }),
  });
}
