/** Which WeChat a visitor has at hand, told from the browser. Used in the browser only, after mounting: the pages are the same for all. */

/** How long the browser gets to hand over to the app before the QR code appears instead. */
export const OPEN_WECHAT_WAIT_MS = 2000;

/** Opens the app; no address opens a given account's chat. */
export const WECHAT_APP_ADDRESS = 'weixin://';

/** Whether a user agent is that of a computer, where nothing can be pressed long. */
export function isOnComputer(userAgent: string): boolean {
  return /\((?:Windows NT|Macintosh|X11)\b/.test(userAgent);
}

/** Whether a user agent is WeChat's own browser. WeCom calls itself MicroMessenger too, but is another app. */
export function isWechatBrowser(userAgent: string): boolean {
  return /MicroMessenger\//i.test(userAgent) && !/wxwork\//i.test(userAgent);
}
