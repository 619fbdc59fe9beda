import { describe, expect, it } from 'vitest';
import type { ChannelItem } from '../contract.ts';
import { fieldOf, saveRequest, typedChannel } from './channel-form.ts';

const MAIL: ChannelItem = {
  id: '1',
  kind: 'email',
  label: '邮件',
  is_enabled: false,
  locale: 'vi',
  version: 3,
  settings: {
    kind: 'email',
    host: 'smtp.example.com',
    port: 587,
    secure: false,
    user: 'desk@example.com',
    from: 'desk@example.com',
    to: ['one@example.com', 'two@example.com'],
  },
  secrets: { password: '' },
  waiting: 0,
  failed: 0,
  last_sent_at: null,
  last_failure: null,
  held_until: null,
};

describe('DESK-8 the form of a channel', () => {
  it('DESK-8 sends a stored channel back as it was, without its secrets', () => {
    const { label, is_enabled, locale, version, settings } = MAIL;
    expect(saveRequest(typedChannel(MAIL, 'zh'), 3)).toEqual({ label, is_enabled, locale, version, settings });
  });

  it('DESK-8 takes recipients however they are parted', () => {
    const typed = { ...typedChannel(MAIL, 'zh'), to: ' a@example.com，b@example.com;\nc@example.com ' };
    expect(saveRequest(typed, 3).settings).toMatchObject({ to: ['a@example.com', 'b@example.com', 'c@example.com'] });
  });

  it('DESK-8 leaves an empty secret out, and trims one that was pasted', () => {
    const typed = { ...typedChannel(undefined, 'zh'), kind: 'feishu' as const, url: ' https://open.feishu.cn/x \n' };
    expect(saveRequest(typed, undefined)).toEqual({
      label: '',
      is_enabled: true,
      locale: 'zh',
      settings: { kind: 'feishu', url: 'https://open.feishu.cn/x' },
    });
  });

  it('DESK-8 finds the field that a refusal speaks of', () => {
    expect(['settings.to.0', 'settings.url', 'label', undefined].map(fieldOf)).toEqual([
      'to',
      'url',
      'label',
      undefined,
    ]);
  });
});
