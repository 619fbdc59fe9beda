// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { startFilm } from './start-film.ts';

/** A film whose calls of play() end as told, one after the other. */
function film(...ends: (true | string)[]): HTMLVideoElement {
  const play = vi.fn();
  for (const end of ends)
    if (end === true) play.mockResolvedValueOnce(undefined);
    else play.mockRejectedValueOnce(new DOMException('refused', end));
  return Object.assign(document.createElement('video'), { play });
}

const isWanted = () => true;

function pretendWeChat(): void {
  vi.stubGlobal('navigator', { userAgent: 'MicroMessenger/8.0.67 NetType/WIFI' });
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('HOME-10 a film that the browser refuses says so', async () => {
  expect(await startFilm(film('NotAllowedError'), isWanted)).toBe(false);
});

test('HOME-9 a film that was paused while it loaded was not refused', async () => {
  expect(await startFilm(film('AbortError'), isWanted)).toBe(true);
});

test('HOME-9 in WeChat a refused film starts inside a call of the bridge', async () => {
  pretendWeChat();
  vi.stubGlobal('WeixinJSBridge', { invoke: (_name: string, _data: object, done: () => void) => done() });
  const video = film('NotAllowedError', true);
  expect(await startFilm(video, isWanted)).toBe(true);
  expect(video.play).toHaveBeenCalledTimes(2);
});

test('HOME-9 in WeChat a film waits for the bridge to be ready', async () => {
  pretendWeChat();
  const video = film('NotAllowedError', true);
  const start = startFilm(video, isWanted);
  await Promise.resolve();
  await Promise.resolve();
  vi.stubGlobal('WeixinJSBridge', { invoke: (_name: string, _data: object, done: () => void) => done() });
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  expect(await start).toBe(true);
});

test('HOME-10 in WeChat without a bridge a refused film says so after two seconds', async () => {
  vi.useFakeTimers();
  pretendWeChat();
  const start = startFilm(film('NotAllowedError', 'NotAllowedError'), isWanted);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await start).toBe(false);
});

test('HOME-9 in WeChat a film that is no longer wanted does not start late', async () => {
  vi.useFakeTimers();
  pretendWeChat();
  const answers = [true, false];
  const video = film('NotAllowedError', true);
  const start = startFilm(video, () => answers.shift() ?? false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await start).toBe(true);
  expect(video.play).toHaveBeenCalledTimes(1);
});
