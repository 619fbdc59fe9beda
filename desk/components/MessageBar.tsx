/** A short message at the bottom of the screen, on phones at its top. */
import { Snackbar } from '@mui/material';
import { useState } from 'react';
import type { Values } from '../words/translate.ts';
import { useTranslate } from '../words/WordsProvider.tsx';
import { useIsWide } from './use-is-wide.ts';

/** What kind of news it is. */
export type Severity = 'success' | 'info' | 'warning' | 'error';

/** What a text holds, or stands in its place. */
export interface Options {
  /** What the text holds. */
  values?: Values;
  /** Shown instead of the key's text: a sentence of the server. */
  sentence?: string | undefined;
  /** Stays until somebody clicks elsewhere. */
  isLasting?: boolean;
  /** A button in it: the key of its text, and what it does. */
  action?: { key: string; run: () => void };
  /** Goes when the next message comes: its button takes back what somebody has left behind by then. */
  givesWay?: boolean;
}

/** A message, and what it stands in the row with. */
export interface Message extends Options {
  id: number;
  key: string;
  severity: Severity;
}

/** A message, and who is told that it is out of sight. */
export interface MessageProps {
  message: Message;
  onGone: () => void;
}

/** Time to read what was done, and what was not. */
const SHOWN_MS = 4000;
/** Below the bar of the desk, in px. */
const BELOW_BAR_PX = 64;
/** Time to press a button, too. */
const LONG_SHOWN_MS = 10_000;

/** Goes by itself, but for one that lasts. */
export default function MessageBar({ message, onGone }: MessageProps) {
  const { key, severity, values, sentence, isLasting = false, action } = message;
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(true);
  const isWide = useIsWide();
  const color = severity === 'info' ? {} : { backgroundColor: `${severity}.main`, color: `${severity}.contrastText` };
  return (
    <Snackbar
      open={isOpen}
      message={sentence ?? translate(key, values)}
      action={
        action && (
          <button
            type="button"
            className="button button-plain"
            onClick={() => {
              setOpen(false);
              action.run();
            }}
          >
            {translate(action.key)}
          </button>
        )
      }
      autoHideDuration={isLasting ? null : severity === 'error' || action ? LONG_SHOWN_MS : SHOWN_MS}
      onClose={() => setOpen(false)}
      // On a phone the thumb is at the bottom, and so are the buttons that are pressed one after the other.
      anchorOrigin={{ vertical: isWide ? 'bottom' : 'top', horizontal: 'center' }}
      sx={isWide ? {} : { '&&': { top: BELOW_BAR_PX } }}
      slotProps={{ transition: { onExited: onGone }, content: { sx: color } }}
    />
  );
}
