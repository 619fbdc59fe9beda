/** Short links as they are changed and shown. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../desk/api/call.ts';
import { SHORT_LINKS } from '../../../desk/leads/use-sources.ts';
import type { AddShortLinkRequest, ChangeShortLinkRequest, ShortLink } from '../schema.ts';

/** What is typed into the form of a link; a code is given to a new one alone. */
export interface TypedLink {
  name: string;
  target: string;
  code: string;
}

/** Makes a link, or changes the name and page of one. */
export function useSaveLink(link: ShortLink | undefined) {
  // A colleague's change may be in the list already, and not in what is typed.
  const [seen] = useState(link);
  return useMutation({
    mutationFn: ({ name, target, code }: TypedLink) => {
      if (seen) {
        const body: ChangeShortLinkRequest = { name, target, before: { name: seen.name, target: seen.target } };
        return call('PATCH /api/desk/short-links/:id', { id: seen.code, body });
      }
      const sent: AddShortLinkRequest = { name, target, ...(code && { code }) };
      return call('POST /api/desk/short-links', { body: sent });
    },
    meta: { renews: [SHORT_LINKS.queryKey] },
  });
}

/** Closes a link or opens it again. */
export function useOpenLink({ code, is_open }: ShortLink) {
  const change: ChangeShortLinkRequest = { is_open: !is_open };
  return useMutation({
    mutationFn: () => call('PATCH /api/desk/short-links/:id', { id: code, body: change }),
    meta: { renews: [SHORT_LINKS.queryKey] },
  });
}

/** The short address as it is read and typed: without `https://`. */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\//, '');
}
