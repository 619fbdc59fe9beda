/** Warns before the session ends, so that whoever is there can stay signed in (WCAG 2.2.1). */
import { type QueryClient, useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SignedIn } from '../../features/staff/contract.ts';
import { MS_PER_MINUTE } from '../../contract/time/time-units.ts';
import { isUnattended } from '../api/attendance.ts';
import { Deferred, deferred } from '../components/Deferred.tsx';
import { ME } from './me.ts';

/** The server may write use down five minutes late, and this device's clock may be wrong: so much is left for both. */
export const WARNED_BEFORE_MS = 10 * MS_PER_MINUTE;

const SessionEndDialog = deferred(() => import('./SessionEndDialog.tsx'));

/** What was warned of. */
interface Warning {
  /** The end, as the server said it: when it has moved, the warning is over. */
  end: string;
  /** The same by the clock of this device, in milliseconds. */
  endHere: number;
  /** Whether use does not move it: the session is as old as one may become. */
  isFinal: boolean;
  /** Whether that was read. */
  isRead: boolean;
}

/** Asks when the session ends now. It counts as use if somebody is there, as every call does. */
function askAgain(client: QueryClient): Promise<SignedIn> {
  return client.fetchQuery({ ...ME, staleTime: 0 });
}

/** What is to be warned of; undefined while there is time. */
function warningOf({ expires_at: end, expires_in_ms: leftMs }: SignedIn, isFinal: boolean): Warning | undefined {
  if (leftMs > WARNED_BEFORE_MS) return undefined;
  return { end, endHere: Date.now() + leftMs, isFinal, isRead: false };
}

/** To stand once in the frame of the desk. */
export function SessionEnd() {
  const { data: me, dataUpdatedAt } = useSuspenseQuery(ME);
  const client = useQueryClient();
  const [warning, setWarning] = useState<Warning>();
  const isWarned = warning?.end === me.expires_at;
  useEffect(() => {
    if (isWarned) return;
    const look = async () => {
      const isUse = !isUnattended();
      // Another tab may have been used. Without a connection the end that is known counts.
      const asked = await askAgain(client).catch(() => undefined);
      setWarning(warningOf(asked ?? { ...me, expires_in_ms: WARNED_BEFORE_MS }, isUse && asked !== undefined));
    };
    const leftMs = dataUpdatedAt + me.expires_in_ms - Date.now();
    const timer = setTimeout(() => void look(), Math.max(0, leftMs - WARNED_BEFORE_MS));
    return () => clearTimeout(timer);
  }, [client, me, dataUpdatedAt, isWarned]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => askAgain(client),
    onSuccess: (now) => setWarning(warningOf(now, true)),
  });
  if (!warning || !isWarned || warning.isRead) return null;
  const { endHere, isFinal } = warning;
  const onClick = () => (isFinal ? setWarning({ ...warning, isRead: true }) : mutate());
  return (
    <Deferred isShown>
      <SessionEndDialog endHere={endHere} isFinal={isFinal} isBusy={isPending} error={error} onClick={onClick} />
    </Deferred>
  );
}
