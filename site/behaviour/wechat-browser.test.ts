import { describe, expect, it } from 'vitest';
import { isOnComputer, isWechatBrowser } from './wechat-browser.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 Version/4.0 Chrome/142.0.7444.173 Mobile Safari/537.36 XWEB/1420153 MMWEBSDK/20251101 MicroMessenger/8.0.67.3000(0x28004351) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.22(0x18001626) NetType/WIFI Language/zh_CN';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0) Chrome/132.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/19977 Flue';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) UnifiedPCMacWechat(0xf2641510) XWEB/16962 Flue';
const LINUX =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/132.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781 UnifiedPCLinuxWechat(0xf2641411) XWEB/16815';
const WECOM = 'Mozilla/5.0 (Linux; Android 14) Chrome/116.0.0.0 Mobile Safari/537.36 wxwork/5.0.6 MicroMessenger/7.0.1';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1';

describe('the WeChat browser', () => {
  it.each([
    ['Android', ANDROID],
    ['iPhone', IPHONE],
    ['Windows', WINDOWS],
    ['a Mac', MAC],
    ['Linux', LINUX],
  ])('STORY-5 is recognised on %s', (_name, agent) => {
    expect(isWechatBrowser(agent)).toBe(true);
    expect(isOnComputer(agent)).toBe(agent !== ANDROID && agent !== IPHONE);
  });

  it.each([
    ['WeCom', WECOM],
    ['Safari', SAFARI],
    ['an empty agent', ''],
  ])('STORY-5 is not recognised in %s', (_name, agent) => {
    expect(isWechatBrowser(agent)).toBe(false);
  });
});
