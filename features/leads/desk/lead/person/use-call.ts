/** Calling a person (DESK-4): name and number in the clear, for as long as the registration is shown, and dialling. */
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../../../../../desk/api/call.ts';
import { clockOf, isCallTime } from '../../../../../contract/time/call-hours.ts';
import { useNotifyError } from '../../../../../desk/components/use-error-text.ts';
import type { LeadDetail, RevealedLead } from '../../../contract/leads.ts';

/** What {@link useCall} gives to the parts of the screen. */
export interface Call {
  /** Nothing is shown until it is asked for. */
  revealed: RevealedLead | undefined;
  isRevealing: boolean;
  /** Asks the server, which logs it; undefined when that failed, which the person is told. */
  reveal: () => Promise<RevealedLead | undefined>;
  /** The `tel:` link. There is none while the number is masked, nor for who is not to be called. */
  linkRef: RefObject<HTMLAnchorElement | null>;
  /** Presses the link, where there is one. */
  dial: () => void;
}

/** Whether the device is a phone, or as good as one. */
function canDial(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/** Whether "call" was pressed in a list. Coming back to this page later must not show the number again. */
function useIsCallWanted(): boolean {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  // History state is untyped; DueRow.tsx writes it.
  const [isWanted] = useState(() => (state as { call?: boolean } | null)?.call === true);
  useEffect(() => {
    if (isWanted) navigate(pathname, { replace: true, state: null });
  }, [isWanted, navigate, pathname]);
  return isWanted;
}

/** Whoever pressed "call" in a list sees the number at once; on a phone it is dialled, if it is time to call there. */
export function useCall(lead: LeadDetail): Call {
  const { id } = lead;
  const clock = clockOf(lead);
  const notifyError = useNotifyError();
  const isWanted = useIsCallWanted();
  const hasDialled = useRef(false);
  const linkRef = useRef<HTMLAnchorElement>(null);
  // Whoever comes from a person's request works on that.
  const requestId = useSearchParams()[0].get('request') ?? undefined;
  const { data, isPending, mutate, mutateAsync } = useMutation({
    mutationFn: () =>
      call('POST /api/desk/leads/:id/reveal', { id: id, body: requestId ? { request_id: requestId } : {} }),
    onError: notifyError,
    gcTime: 0,
  });
  useEffect(() => {
    if (isWanted) mutate();
  }, [isWanted, mutate]);
  useEffect(() => {
    if (!isWanted || !data || hasDialled.current) return;
    hasDialled.current = true;
    if (canDial() && isCallTime(clock, Date.now())) linkRef.current?.click();
  }, [isWanted, data, clock]);
  return {
    revealed: data,
    isRevealing: isPending,
    reveal: () => mutateAsync().catch(() => undefined),
    linkRef,
    dial: () => linkRef.current?.click(),
  };
}
