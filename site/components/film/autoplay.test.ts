import { expect, test } from 'vitest';
import { mayAutoplay } from './autoplay.ts';

const wechat =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.50 NetType/';
const desktop = { userAgent: 'Mozilla/5.0 Chrome/140', savesData: false, prefersReducedMotion: false };

test('HOME-9 a film may start by itself in an ordinary browser', () => {
  expect(mayAutoplay(desktop)).toBe(true);
});

test('HOME-10 no film starts by itself for a visitor who wants less motion or less data', () => {
  expect(mayAutoplay({ ...desktop, prefersReducedMotion: true })).toBe(false);
  expect(mayAutoplay({ ...desktop, savesData: true })).toBe(false);
});

test('HOME-10 in WeChat a film starts by itself on Wi-Fi only', () => {
  expect(mayAutoplay({ ...desktop, userAgent: `${wechat}WIFI Language/zh_CN` })).toBe(true);
  expect(mayAutoplay({ ...desktop, userAgent: `${wechat}4G Language/zh_CN` })).toBe(false);
  expect(mayAutoplay({ ...desktop, userAgent: 'MicroMessenger/8.0.50' })).toBe(false);
});
