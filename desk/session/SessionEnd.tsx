/** Warns before the session ends, so that whoever is there can stay signed in (WCAG 2.2.1). */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SignedIn } from '../../contract/staff-api.ts';
import { MS_PER_MINUTE } from '../../contract/time-units.ts';
import { isUnattended } from '../api/attendance.ts';
import { Deferred, deferred } from '../components/Deferred.tsx';
import { ME, useMe } from './me.ts';

/** The server may write use down five minutes late, and this device's clock may be wrong: so much is left for both. */
export const WARNED_BEFORE_MS = 10 * MS_PER_MINUTE;

const SessionEndDialog = deferred(() => import('./SessionEndDialog.tsx'));

/** What was warned of. */
interface Warning {
  /** The end, as the server said it: when it has moved, the warning is over. */
  end: string;
  /** Whether use does not move it: the session is as old as one may become. */
  isFinal: boolean;
}

const msLeft = (end: string) => new Date(end).getTime() - Date.now();

/** Asks when the session ends now. It counts as use if somebody is there, as every call does. */
function askAgain(client: QueryClient): Promise<SignedIn> {
  return client.fetchQuery({ ...ME, staleTime: 0 });
}

/** What is to be warned of; undefined while there is time. */
function warningOf(end: string, isUse: boolean): Warning | undefined {
  return msLeft(end) > WARNED_BEFORE_MS ? undefined : { end, isFinal: isUse };
}

/** To stand once in the frame of the desk. */
export function SessionEnd() {
  const { expires_at: end } = useMe();
  const client = useQueryClient();
  const [warning, setWarning] = useState<Warning>();
  useEffect(() => {
    const look = async () => {
      const isUse = !isUnattended();
      // Another tab may have been used. Without a connection the end that is known counts.
      const asked = await askAgain(client).catch(() => undefined);
      setWarning(warningOf(asked?.expires_at ?? end, isUse && asked !== undefined));
    };
    const timer = setTimeout(() => void look(), Math.max(0, msLeft(end) - WARNED_BEFORE_MS));
    return () => clearTimeout(timer);
  }, [client, end]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => askAgain(client),
    onSuccess: (me) => setWarning(warningOf(me.expires_at, true)),
  });
  if (warning?.end !== end) return null;
  const onClick = () => (warning.isFinal ? setWarning(undefined) : mutate());
  return (
    <Deferred isShown>
      <SessionEndDialog {...warning} isBusy={isPending} error={error} onClick={onClick} />
    </Deferred>
  );
}
