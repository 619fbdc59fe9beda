import { expect, it } from 'vitest';
import { isCounted } from './is-counted.ts';

it.each([
  ['Mozilla/5.0 (Linux; Android 8.1.0; CUBOT_X18_Plus) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (Linux; Android 14; CUBOT X90) AppleWebKit/537.36 Chrome/124.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', false],
  ['link_bot_2', false],
  ['Slackbot-LinkExpanding 1.0', false],
])('EDIT-9 of %s a visit is counted: %s', (agent, is) => {
  expect(isCounted({ method: 'GET', headers: { 'user-agent': agent } })).toBe(is);
});
