/** Keeps notes that are being written from getting lost with the page, whichever screen is open (DESK-4). */
import { useEffect, useState } from 'react';
import { beforeSignIn } from '../api/sign-in-address.ts';
import { useMe } from '../session/me.ts';
import { hasNoteDrafts, layDownDrafts, takeUpDrafts } from './note-drafts.ts';

/** To be used once, in the frame of the desk. */
export function useKeptNotes(): void {
  const { id } = useMe();
  // Before any field asks for what was typed.
  useState(() => takeUpDrafts(sessionStorage, id));
  useEffect(() => beforeSignIn(() => layDownDrafts(sessionStorage, id)), [id]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => hasNoteDrafts() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
