/** Starts a film whatever browser it stands in. */
import { isWechatBrowser } from '../../behaviour/wechat-browser.ts';

/** After this time a film is started without word from WeChat's bridge. */
const BRIDGE_WAIT_MS = 2000;

interface WeixinBridge {
  invoke(name: string, data: object, done: () => void): void;
}

function weixinBridge(): WeixinBridge | undefined {
  // WeChat adds it to its own browser.
  return (window as Window & { WeixinJSBridge?: WeixinBridge }).WeixinJSBridge;
}

/** Resolves inside a callback of WeChat's bridge, from where WeChat lets a film start. */
function bridgeCall(): Promise<void> {
  return new Promise((resolve) => {
    const call = () => weixinBridge()?.invoke('getNetworkType', {}, resolve);
    if (weixinBridge()) call();
    else document.addEventListener('WeixinJSBridgeReady', call, { once: true });
    setTimeout(resolve, BRIDGE_WAIT_MS);
  });
}

/**
 * Plays a film. False when the browser refuses, so that poster and button stay.
 * `isWanted` is asked again after waiting: the visitor may have gone on.
 */
export async function startFilm(video: HTMLVideoElement, isWanted: () => boolean): Promise<boolean> {
  try {
    await video.play();
    return true;
  } catch (error) {
    // pause() while the film was loading: nobody refused it.
    if (!isWanted() || isAbort(error)) return true;
    if (!isWechatBrowser(navigator.userAgent)) return false;
  }
  await bridgeCall();
  if (!isWanted()) return true;
  return video.play().then(() => true, isAbort);
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
