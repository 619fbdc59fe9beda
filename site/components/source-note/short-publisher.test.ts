import { expect, it } from 'vitest';
import { shortPublisher } from './short-publisher.ts';

it('TRUST-1 a publisher is named without the page', () => {
  expect(shortPublisher('University of Otago, MBA page, citing QS')).toBe('University of Otago');
  expect(shortPublisher('Wikipedia, “Golden Gate University”')).toBe('Wikipedia');
  expect(shortPublisher('教育部留学服务中心，公告')).toBe('教育部留学服务中心');
  expect(shortPublisher('“A page”')).toBe('“A page”');
});
