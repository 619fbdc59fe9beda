/** Short messages at the bottom of the screen: what was done, or why it was not. */
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useTranslate } from '../words/WordsProvider.tsx';
import { Deferred, deferred } from './Deferred.tsx';
import type { Message, MessageProps, Options, Severity } from './MessageBar.tsx';

/** Shows the text of a key. */
export type Notify = (key: string, severity: Severity, options?: Options) => void;

/** For when the connection is gone before the code of the others has come; goes when it is pressed. */
function PlainMessage({ message, onGone }: MessageProps) {
  const translate = useTranslate();
  return (
    <div role="alert" className="message-plain">
      <button type="button" className="button button-plain" onClick={onGone}>
        {message.sentence ?? translate(message.key, message.values)}
      </button>
    </div>
  );
}

const MessageBar = deferred(() => import('./MessageBar.tsx'), PlainMessage);

const NotifyContext = createContext<Notify | undefined>(undefined);

let lastId = 0;

/** Shows the messages of what stands in it, one after the other. */
export function NotifyProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<readonly Message[]>([]);
  const notify: Notify = useCallback((key, severity, options = {}) => {
    lastId += 1;
    const message = { ...options, id: lastId, key, severity };
    setWaiting((before) => [...before.filter(({ givesWay }) => !givesWay), message]);
  }, []);
  const [shown] = waiting;
  return (
    <NotifyContext value={notify}>
      {children}
      {shown && (
        <Deferred isShown>
          <MessageBar key={shown.id} message={shown} onGone={() => setWaiting((before) => before.slice(1))} />
        </Deferred>
      )}
    </NotifyContext>
  );
}

/** The function that shows a message. */
export function useNotify(): Notify {
  const notify = useContext(NotifyContext);
  if (!notify) throw new Error('There is no NotifyProvider around this component');
  return notify;
}
