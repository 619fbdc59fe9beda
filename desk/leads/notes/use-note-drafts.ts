/** Keeps drafts of notes from being lost with the page, whichever screen is open (DESK-4). */
import { useEffect, useState } from 'react';
import { beforeSignIn } from '../../api/sign-in-address.ts';
import { tabStorage } from '../../components/theme/safe-storage.ts';
import { useMe } from '../../session/me.ts';
import { hasNoteDrafts, persistDrafts, restoreDrafts } from './note-drafts.ts';

/** To be used once, in the frame of the desk. */
export function useNoteDrafts(): void {
  const { id } = useMe();
  // Before any field asks for what was typed.
  useState(() => restoreDrafts(tabStorage, id));
  useEffect(() => beforeSignIn(() => persistDrafts(tabStorage, id)), [id]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => hasNoteDrafts() && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
