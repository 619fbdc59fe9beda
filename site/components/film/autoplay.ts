/** The rule that says whether a film may start without being asked (HOME-10). Runs in the browser. */

import { isWechatBrowser } from '../../behaviour/wechat-browser.ts';

/** What the rule needs to know of the visitor's browser. */
export interface AutoplayConditions {
  userAgent: string;
  /** The visitor asked their browser to save data. */
  savesData: boolean;
  prefersReducedMotion: boolean;
}

/**
 * Films start by themselves unless the visitor wants less motion or less data, or reads in WeChat
 * away from Wi-Fi, which only WeChat's own agent string tells.
 */
export function mayAutoplay({ userAgent, savesData, prefersReducedMotion }: AutoplayConditions): boolean {
  if (prefersReducedMotion || savesData) return false;
  return !isWechatBrowser(userAgent) || /NetType\/WIFI/i.test(userAgent);
}

/** Whether the visitor's browser saves data; browsers without the interface do not say so. */
export function savesData(): boolean {
  // TypeScript does not know the interface.
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
