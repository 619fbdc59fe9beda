// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LOCALES, type Locale } from '../../../contract/locales.ts';
import { hydrate, PHONE, passTime, press, setUpIslands } from '../../../tests/support/islands/island.tsx';
import { OPEN_WECHAT_WAIT_MS, WECHAT_APP_ADDRESS } from '../../behaviour/wechat-browser.ts';
import { storiesMessages } from '../../messages/stories.messages.ts';
import { WechatGuide } from './WechatGuide.tsx';
import { wechatContact, wechatSteps } from './wechat-guide.data.ts';

setUpIslands(PHONE);

function openGuide(locale: Locale) {
  const context = { locale, isPlain: false, path: '/' };
  const guide = hydrate(<WechatGuide {...wechatContact(context)} title="WeChat" steps={wechatSteps(context)} />);
  const word = (key: 'copy' | 'open' | 'copySuccess' | 'copyFailed' | 'scan' | 'press') =>
    storiesMessages[`studentStory.wechat.${key}`][locale];
  return {
    guide,
    word,
    button: (key: 'copy' | 'open') => within(guide).queryByRole('button', { name: word(key) }),
    caption: guide.querySelector('figcaption')?.textContent,
    isCodeNeeded: () => guide.dataset['code'] === 'needed',
  };
}

/** The browser's two ways to copy: the command on the text area, and the clipboard. */
function setCopying({ command, clipboard }: { command: boolean; clipboard: boolean }): { copied: string[] } {
  const copied: string[] = [];
  document.execCommand = () => {
    const area = document.activeElement;
    if (command && area instanceof HTMLTextAreaElement) copied.push(area.value);
    return command;
  };
  const writeText = () => (clipboard ? Promise.resolve() : Promise.reject(new Error('refused')));
  vi.stubGlobal('navigator', { userAgent: navigator.userAgent, clipboard: { writeText } });
  return { copied };
}

function enterWechat(): void {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.67 NetType/WIFI' });
}

for (const locale of LOCALES) {
  it(`STORY-5 inside WeChat the account can be copied in ${locale}, and success and failure are told`, async () => {
    enterWechat();
    const { copied } = setCopying({ command: true, clipboard: false });
    const { button, word, caption } = openGuide(locale);
    expect(button('open'), 'STORY-6 no button opens WeChat inside WeChat').toBeNull();
    expect(caption).toBe(word('press'));
    await press(button('copy'));
    expect(screen.getByRole('status').textContent).toBe(word('copySuccess'));
    expect(copied).toEqual([wechatContact({ locale, isPlain: false, path: '/' }).account]);
    expect(document.querySelector('textarea')).toBeNull();

    setCopying({ command: false, clipboard: false });
    await press(button('copy'));
    expect(screen.getByRole('alert').textContent).toBe(word('copyFailed'));
    expect(screen.getByRole('status').textContent).toBe('');
  });
}

it('STORY-5 WeChat on a computer is told to scan the code: a mouse cannot press it long', () => {
  vi.stubGlobal('navigator', {
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13)',
  });
  const { button, word, caption } = openGuide('zh');
  expect(button('copy')).not.toBeNull();
  expect(caption).toBe(word('scan'));
});

it('STORY-5 STORY-6 outside WeChat there is no copy button; one copies the account and opens the app', async () => {
  setCopying({ command: false, clipboard: true });
  const { button, word, caption, isCodeNeeded } = openGuide('en');
  expect(button('copy')).toBeNull();
  expect(caption).toBe(word('scan'));
  expect(isCodeNeeded()).toBe(false);
  const location = { href: '' };
  vi.stubGlobal('location', location);
  await press(button('open'));
  expect(location.href).toBe(WECHAT_APP_ADDRESS);
  expect(screen.getByRole('status').textContent).toBe(word('copySuccess'));
  // The code comes when the app did not.
  await passTime(OPEN_WECHAT_WAIT_MS - 1);
  expect(isCodeNeeded()).toBe(false);
  await passTime(1);
  expect(isCodeNeeded()).toBe(true);
});

it('STORY-6 a page that went to the background found the app, and needs no code', async () => {
  setCopying({ command: true, clipboard: true });
  vi.stubGlobal('location', { href: '' });
  const { button, isCodeNeeded } = openGuide('en');
  await press(button('open'));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await passTime(OPEN_WECHAT_WAIT_MS);
  expect(isCodeNeeded()).toBe(false);
});
