import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  isOnComputer,
  isWechatBrowser,
  OPEN_WECHAT_WAIT_MS,
  WECHAT_APP_ADDRESS,
} from '../../behaviour/wechat-browser.ts';
import { copyText } from './copy-text.ts';

const neverChanges = () => () => {};

/** What became of copying the account; null before anything was tried. */
export type CopyOutcome = 'copied' | 'failed' | null;

/**
 * The ways from the page into WeChat. Inside WeChat the account can be copied; elsewhere a phone
 * copies it and opens the app in one tap, and shows the QR code when the app did not come up.
 */
export function useWechat(account: string) {
  // The agent is read after mounting only: the server's HTML is the same for everybody.
  const isInWechat = useSyncExternalStore(
    neverChanges,
    () => isWechatBrowser(navigator.userAgent),
    () => false,
  );
  const canPress = useSyncExternalStore(
    neverChanges,
    () => isInWechat && !isOnComputer(navigator.userAgent),
    () => false,
  );
  const [outcome, setOutcome] = useState<CopyOutcome>(null);
  const [hasWaited, setWaited] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = () => {
    setOutcome(null);
    copyText(account).then((isCopied) => setOutcome(isCopied ? 'copied' : 'failed'));
  };

  const open = () => {
    copy();
    window.location.href = WECHAT_APP_ADDRESS;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setWaited(document.visibilityState === 'visible'), OPEN_WECHAT_WAIT_MS);
  };

  return { isInWechat, canPress, outcome, isCodeNeeded: isInWechat || hasWaited, copy, open };
}
