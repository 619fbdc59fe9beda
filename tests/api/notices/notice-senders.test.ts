import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChannelSettings } from '../../../features/notices/contract.ts';
import { dingtalkSign, feishuSign } from '../../../features/notices/senders/robots.ts';
import { createSender } from '../../../features/notices/senders/send-notice.ts';
import { NOON } from '../../support/desk/notice-desk.ts';
import { ITEM, notice, registrations } from '../../support/notice-samples.ts';
import {
  ROBOT_SECRET,
  ROBOT_URLS,
  type StandIns,
  startStandIns,
  WEBHOOK_SECRET,
} from '../../support/servers/notice-test-servers.ts';

describe('DESK-8 signatures', () => {
  it('DESK-8 DingTalk’s is the one that a known secret and time give', () => {
    expect(dingtalkSign('SECtest', 1_700_000_000_000)).toBe('aZLLrriXgn05YbwaGR7knYsLeJADjr9NwLaNNKpxh4g%3D');
  });

  it('DESK-8 Feishu’s is made with key and message the other way round', () => {
    expect(feishuSign('SECtest', 1_700_000_000)).toBe('G7XpBpG8NgG02fJOAhX6FRAObIljmFoxVReo8I62pEk=');
  });
});

describe('DESK-8 robots and webhook', () => {
  let standIns: StandIns;
  beforeAll(async () => {
    standIns = await startStandIns(() => NOON);
  });
  afterAll(() => standIns.close());

  const send = (settings: ChannelSettings, sent = notice()) =>
    createSender({ hosts: standIns.hosts, allowsLocal: true })(settings, sent);
  const ROBOTS = {
    wecom: { kind: 'wecom', url: ROBOT_URLS.wecom },
    dingtalk: { kind: 'dingtalk', url: ROBOT_URLS.dingtalk, secret: ROBOT_SECRET },
    feishu: { kind: 'feishu', url: ROBOT_URLS.feishu, secret: ROBOT_SECRET },
  } as const satisfies Record<string, ChannelSettings>;

  it('DESK-8 WeCom takes a registration in Markdown', async () => {
    expect(await send(ROBOTS.wecom)).toEqual({ answer: '0' });
    expect(standIns.taken.wecom.at(-1)).toEqual({
      msgtype: 'markdown',
      markdown: {
        content: [
          '**新的预约登记**',
          '>姓名：张＊＊',
          '>电话：138＊＊＊＊0000',
          '>地区：中国',
          '>之前登记过：由 Lin 负责',
          '>学习目的：提升学历',
          '>项目：nau-mscs',
          '>联系方式：先发消息',
          '>语言：越南语',
          '>时间：2026-11-21 16:15 （北京时间）',
          `>[打开登记](${ITEM.link})`,
        ].join('\n'),
      },
    });
  });

  it('DESK-8 DingTalk takes it, signed, in English', async () => {
    expect(await send(ROBOTS.dingtalk, notice(undefined, { locale: 'en' }))).toMatchObject({ answer: '0' });
    const [message] = standIns.taken.dingtalk.slice(-1) as { markdown: { title: string; text: string } }[];
    expect(message?.markdown.title).toBe('New registration');
    expect(message?.markdown.text).toContain('Phone: 138＊＊＊＊0000\n\nRegion: China');
  });

  it('DESK-8 Feishu takes it, signed in the body, in Vietnamese', async () => {
    expect(await send(ROBOTS.feishu, notice(undefined, { locale: 'vi' }))).toMatchObject({ answer: '0' });
    const shown = JSON.stringify(standIns.taken.feishu.at(-1));
    expect(shown).toContain('Đăng ký tư vấn mới');
    expect(shown).toContain(`"tag":"a","text":"Mở đăng ký","href":"${ITEM.link}"`);
  });

  it.each(Object.values(ROBOTS))('DESK-8 $kind takes a test that says so', async (settings) => {
    expect(await send(settings, notice({ kind: 'test' }))).toMatchObject({ answer: '0' });
    expect(JSON.stringify(standIns.taken[settings.kind].at(-1))).toContain('测试通知');
  });

  it.each(Object.values(ROBOTS))('DESK-8 $kind takes many in one message within its size', async (settings) => {
    const many = Array.from({ length: 10 }, () => ({ ...ITEM, program: 'p'.repeat(60), name: '𠮷**' }));
    expect(await send(settings, notice(registrations(...many)))).toMatchObject({ answer: '0' });
    expect(JSON.stringify(standIns.taken[settings.kind].at(-1))).toContain('10 条新的预约登记');
  });

  it.each(Object.values(ROBOTS))('DESK-8 hostile names are plain text to $kind', async (settings) => {
    const hostile = {
      ...ITEM,
      name: '<at id=all></at>',
      phone: '[x](http://evil.example)',
      program: '**_`\n# \u202Eevil\u200B',
    };
    expect(await send(settings, notice(registrations(hostile)))).toMatchObject({ answer: '0' });
    const shown = JSON.stringify(standIns.taken[settings.kind].at(-1));
    expect(shown).toContain('＜at id=all＞＜/at＞');
    expect(shown).not.toMatch(/<at|\]\(http:\/\/evil|\u202E|\u200B|_`/);
  });

  it.each([
    ['93000', ROBOTS.wecom, { url: ROBOT_URLS.wecom.replace('0000', '9999') }, 'gone'],
    ['310000', ROBOTS.dingtalk, { secret: 'SECother' }, 'signature'],
    ['300005', ROBOTS.dingtalk, { url: ROBOT_URLS.dingtalk.replace('0123', '9999') }, 'gone'],
    ['19021', ROBOTS.feishu, { secret: 'SECother' }, 'signature'],
    ['19001', ROBOTS.feishu, { url: ROBOT_URLS.feishu.replace('5555', '1111') }, 'gone'],
  ] as const)('DESK-8 %s says what is wrong', async (answer, settings, changes, fault) => {
    const result = await send({ ...settings, ...changes } as ChannelSettings);
    expect(result).toEqual({ fault, answer });
  });

  it.each([
    ['45009', ROBOTS.wecom],
    ['660026', ROBOTS.dingtalk],
    ['11232', ROBOTS.feishu],
  ] as const)('DESK-8 %s says that there were too many', async (answer, settings) => {
    let result = await send(settings);
    for (let sent = 0; sent < 20 && !result.fault; sent++) result = await send(settings);
    expect(result).toMatchObject({ fault: 'throttled', answer });
  });

  const WEBHOOK = { kind: 'webhook', secret: WEBHOOK_SECRET } as const;

  it('DESK-8 a webhook gets signed JSON without any more than the mask', async () => {
    expect(await send({ ...WEBHOOK, url: standIns.webhook })).toEqual({ answer: 'HTTP 204' });
    const { headers, body } = standIns.calls.at(-1) ?? { headers: {}, body: '' };
    expect(JSON.parse(body)).toEqual({
      type: 'registration',
      id: 'notice-1',
      sent_at: '2026-11-21T08:15:00.000Z',
      registration: {
        id: ITEM.id,
        created_at: '2026-11-21T08:15:00.000Z',
        name: '张**',
        phone: '138****0000',
        country: 'CN',
        registered_before: true,
        assignee: 'Lin',
        purpose: 'degree',
        program: 'nau-mscs',
        contact_by: 'message',
        language: 'vi',
        link: ITEM.link,
      },
    });
    const expected = createHmac('sha256', WEBHOOK_SECRET).update(`${NOON}.${body}`).digest('hex');
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-notice-id': 'notice-1',
      'x-notice-timestamp': String(NOON),
      'x-notice-signature': `sha256=${expected}`,
    });
  });

  it.each([
    ['moved', 'rejected', 'HTTP 302'],
    ['broken', 'busy', 'HTTP 503'],
    ['missing', 'gone', 'HTTP 404'],
  ])('DESK-8 a webhook that is %s is a failure, and nobody is followed', async (path, fault, answer) => {
    const before = standIns.calls.length;
    expect(await send({ ...WEBHOOK, url: `${standIns.webhook}/${path}` })).toMatchObject({ fault, answer });
    expect(standIns.calls).toHaveLength(before + 1);
  });

  it('DESK-8 a webhook that asks to wait is waited for', async () => {
    const result = await send({ ...WEBHOOK, url: `${standIns.webhook}/full` });
    expect(result).toEqual({ fault: 'throttled', answer: 'HTTP 429', retryAfterMs: 120_000 });
  });

  it('DESK-8 a webhook that never answers is left after five seconds', async () => {
    const start = performance.now();
    expect(await send({ ...WEBHOOK, url: `${standIns.webhook}/slow` })).toEqual({ fault: 'timeout', answer: '' });
    expect(performance.now() - start).toBeGreaterThan(4900);
  }, 20_000);

  it('DESK-8 nobody answering is told from an answer', async () => {
    const result = await send({ ...WEBHOOK, url: 'http://127.0.0.1:1/' });
    expect(result).toEqual({ fault: 'unreachable', answer: 'ECONNREFUSED' });
  });

  it.each([
    'http://127.0.0.1:1/',
    'https://localhost/',
    'https://10.0.0.8/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://0x7f.1/',
  ])('DESK-8 a webhook inside a network is never called: %s', async (url) => {
    const outside = createSender();
    expect(await outside({ ...WEBHOOK, url }, notice())).toEqual({ fault: 'private_host', answer: '' });
  });
});
