/** Dials a person’s number: by key, or at once for who has pressed "call" in a list. */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isCallTime } from '../../../contract/call-hours.ts';
import type { LeadDetail } from '../../../contract/lead-api.ts';
import type { Reveal } from './use-reveal.ts';

/** Presses the link that calls, where there is one. */
export function dial(): void {
  document.querySelector<HTMLElement>('[data-call]')?.click();
}

/** Whether the device is a phone, or as good as one. */
function canDial(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/** Whoever pressed "call" in a list wants the number at once; on a phone it is dialled. */
export function useDialOnArrival(lead: LeadDetail, { reveal, revealed }: Reveal): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const isWanted = (state as { call?: boolean } | null)?.call === true;
  const step = useRef<'none' | 'asked' | 'done'>('none');
  useEffect(() => {
    if (isWanted && step.current === 'none') {
      step.current = 'asked';
      // Coming back to this page later must not show the number again.
      navigate(pathname, { replace: true, state: null });
      void reveal();
    }
    if (revealed && step.current === 'asked') {
      step.current = 'done';
      // There is no link to press for who is not to be called.
      if (canDial() && isCallTime(lead.phone_country, Date.now())) dial();
    }
  });
}
