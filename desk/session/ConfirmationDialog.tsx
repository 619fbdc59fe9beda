/** Asks who is there when a call is refused until that is known; the call is sent again after it. */
import { useEffect, useState } from 'react';
import { confirmBy } from '../api/confirmation.ts';
import { Deferred, deferred } from '../components/Deferred.tsx';

const ConfirmationForm = deferred(() => import('./ConfirmationForm.tsx'));

/** To stand once in the frame of the desk. */
export function ConfirmationDialog() {
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();
  useEffect(() => confirmBy(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  if (!answer) return null;
  const close = (isConfirmed: boolean) => {
    setAnswer(undefined);
    answer(isConfirmed);
  };
  return (
    <Deferred isShown>
      <ConfirmationForm onDone={() => close(true)} onClose={() => close(false)} />
    </Deferred>
  );
}
