import { describe, expect, it } from 'vitest';
import { FACT_MAX_AGE_DAYS, launchItems } from './launch-check.ts';
import type { Content } from './parse-content.ts';
import { readContent } from './read-content-files.ts';

const CHECKED = Date.parse('2026-11-15');
const dayAfter = (days: number) => new Date(CHECKED + days * 86_400_000);
const content = readContent();
const filesOf = (changed: Partial<Content>, today = new Date(CHECKED)) =>
  launchItems({ ...content, ...changed }, today).map((item) => `${item.file} ${item.task}`);

describe('CONTENT-2 launch-check', () => {
  it('CONTENT-2 lists every placeholder of the site settings, also the two empty registration numbers', () => {
    const tasks = filesOf({})
      .filter((line) => line.startsWith('content/site.yaml'))
      .join('\n');
    for (const field of [
      'isPlaceholder',
      'phone',
      'cooperationPhone',
      'email',
      'wechat.account',
      'officialUrl',
      'serviceUrl',
      'video.url',
      'icp',
      'policeRecord',
    ]) {
      expect(tasks).toContain(field);
    }
  });

  it('CONTENT-2 says nothing about settings that the owner has filled in', () => {
    const site = {
      ...content.site,
      isPlaceholder: false,
      phone: '+86 571 8888 1234',
      cooperationPhone: '+86 571 8888 1235',
      email: 'hello@firm.cn',
      icp: '浙ICP备2025000001号-1',
      policeRecord: '浙公网安备33010000000001号',
      wechat: {
        ...content.site.wechat,
        account: 'firm',
        officialUrl: 'https://u.wechat.com/abc',
        serviceUrl: 'https://work.weixin.qq.com/kfid/kfc1',
      },
      video: { ...content.site.video, url: 'https://space.bilibili.com/123' },
    };
    expect(filesOf({ site }).filter((line) => line.startsWith('content/site.yaml'))).toEqual([]);
  });

  it('CONTENT-2 lists each sample story and each unconfirmed title', () => {
    const lines = filesOf({});
    for (const id of content.stories.keys())
      expect(lines.some((line) => line.startsWith(`content/stories/${id}.yaml`))).toBe(true);
    for (const [slug, program] of content.programs) {
      expect(lines.some((line) => line.startsWith(`content/programs/${slug}.yaml Confirm the title`))).toBe(
        !program.isTitleSourced,
      );
    }
  });

  it('TRUST-1 asks for a fact to be read again after a year, and not a day before', () => {
    const stevens = new Map([...content.schools].filter(([slug]) => slug === 'sit'));
    const asks = (days: number) =>
      filesOf({ schools: stevens }, dayAfter(days)).some((line) => line.includes('last checked on'));
    expect(asks(FACT_MAX_AGE_DAYS)).toBe(false);
    expect(asks(FACT_MAX_AGE_DAYS + 1)).toBe(true);
  });
});
