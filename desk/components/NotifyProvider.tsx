/** Short messages at the bottom of the screen: what was done, or why it was not. */
import Snackbar from '@mui/material/Snackbar';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import type { Values } from '../words/translate.ts';
import { useTranslate } from '../words/WordsProvider.tsx';

type Severity = 'success' | 'info' | 'warning' | 'error';

/** Time to read what was done, and what was not. */
const SHOWN_MS = 4000;
const ERROR_SHOWN_MS = 10_000;

interface Options {
  /** What the text holds. */
  values?: Values;
  /** Shown instead of the key's text: a sentence of the server. */
  sentence?: string | undefined;
  /** Stays until somebody clicks elsewhere. */
  isLasting?: boolean;
}

interface Message extends Options {
  id: number;
  key: string;
  severity: Severity;
}

/** Shows the text of a key. */
export type Notify = (key: string, severity: Severity, options?: Options) => void;

const NotifyContext = createContext<Notify | undefined>(undefined);

let lastId = 0;

function MessageBar({ message, onGone }: { message: Message; onGone: () => void }) {
  const { key, severity, values, sentence, isLasting = false } = message;
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(true);
  const color = severity === 'info' ? {} : { backgroundColor: `${severity}.main`, color: `${severity}.contrastText` };
  return (
    <Snackbar
      open={isOpen}
      message={sentence ?? translate(key, values)}
      autoHideDuration={isLasting ? null : severity === 'error' ? ERROR_SHOWN_MS : SHOWN_MS}
      onClose={() => setOpen(false)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      slotProps={{ transition: { onExited: onGone }, content: { sx: color } }}
    />
  );
}

/** Shows the messages of what stands in it, one after the other. */
export function NotifyProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Message[]>([]);
  const notify: Notify = useCallback((key, severity, options = {}) => {
    lastId += 1;
    const message = { ...options, id: lastId, key, severity };
    setWaiting((before) => [...before, message]);
  }, []);
  const [shown] = waiting;
  return (
    <NotifyContext value={notify}>
      {children}
      {shown && <MessageBar key={shown.id} message={shown} onGone={() => setWaiting((before) => before.slice(1))} />}
    </NotifyContext>
  );
}

/** The function that shows a message. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('There is no NotifyProvider around this component');
  return notify;
}
