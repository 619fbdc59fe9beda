/** Copies a text and says so. */
import { Button } from '@mui/material';
import { useState } from 'react';
import checkIcon from '@phosphor-icons/core/regular/check.svg?raw';
import copyIcon from '@phosphor-icons/core/regular/copy.svg?raw';
import { useTranslate } from '../words/WordsProvider.tsx';
import { useNotify } from './NotifyProvider.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  text: string;
  /** The button's words; "Copy" unless told. */
  label?: string;
}

/** Puts a text on the clipboard and shows for a moment that it is there. */
export function CopyButton({ text, label }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      // Missing without TLS, but for localhost.
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notify('shell.copy_failed', 'warning');
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={isCopied ? <Icon drawing={checkIcon} /> : <Icon drawing={copyIcon} />}
      onClick={copy}
      onBlur={() => setCopied(false)}
    >
      <span aria-live="polite">{isCopied ? translate('shell.copied') : (label ?? translate('shell.copy'))}</span>
    </Button>
  );
}
