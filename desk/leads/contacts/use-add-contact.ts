/** Entering somebody: the words that they agree to, the sending, and the way to the person afterwards. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { FoundContact } from '../../../features/leads/contract/contacts.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { AddContactRequest } from '../../../features/leads/schema/lead-changes.ts';
import { call } from '../../api/call.ts';
import { useNotify } from '../../components/NotifyProvider.tsx';
import { KEYS } from '../lead-api.ts';
import type { ContactFields } from './contact-fields.ts';

/** The words of today in a language. */
export function useConsentWords(locale: Locale) {
  return useQuery({
    queryKey: ['contact-consent', locale],
    queryFn: ({ signal }) => call('GET /api/desk/contact-consent', { query: { locale }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What somebody can be known by. */
export type Reach = Pick<ContactFields, 'phone' | 'wechat' | 'zalo'>;

/** Whether somebody is registered already, once one of the fields has been left; undefined: nobody is, or nobody can tell. */
export function useKnownContact(left: Reach, locale: Locale): FoundContact | undefined {
  const reach = Object.entries(left).flatMap(([field, text]) => (text.trim() === '' ? [] : [[field, text.trim()]]));
  const { data } = useQuery({
    queryKey: ['contact-known', reach, locale],
    queryFn: ({ signal }) =>
      call('POST /api/desk/contacts/known', { body: { locale, ...Object.fromEntries(reach) }, signal }),
    enabled: reach.length > 0,
    // Each question is counted. What cannot be answered now is said on saving.
    retry: false,
    refetchOnWindowFocus: false,
    gcTime: 0,
  });
  return data?.state === 'unknown' ? undefined : data;
}

/** Sends somebody, and opens them; whoever is a colleague's stays closed, and is in the answer. */
export function useAddContact(onOpened: () => void) {
  const notify = useNotify();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (sent: AddContactRequest) => call('POST /api/desk/contacts', { body: sent }),
    meta: { renews: [KEYS.leads, KEYS.due] },
    onSuccess(answer) {
      if (answer.state === 'colleague') return;
      if (answer.state === 'added') notify('add_contact.added', 'success');
      else notify('add_contact.known', 'info');
      onOpened();
      navigate(`/leads/${answer.id}`);
    },
  });
}
