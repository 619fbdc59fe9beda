import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../contract/locales.ts';
import { content } from '../../site-content.ts';
import { messageChannelLink } from '../../components/message-channel-link.ts';
import { appointmentFormProps } from './appointment-form.data.ts';

const page = (locale: (typeof LOCALES)[number], path = '/') => ({ locale, isPlain: false, path });

describe('INVITE-1 the form says what happens after sending', () => {
  it('INVITE-1 names who calls, in the reader’s language, when, and that it is free', () => {
    const said = LOCALES.map((locale) => appointmentFormProps(page(locale)).offer);
    expect(said[0]).toMatch(/1 个工作日内用中文来电（或先发微信、短信）.*免费/);
    expect(said[1]).toMatch(/calls you in English within 1 working day, or texts first.*Free/);
    expect(said[2]).toMatch(/gọi bằng tiếng Việt trong 1 ngày làm việc \(hoặc nhắn Zalo trước\).*Miễn phí/);
  });

  it('INVITE-3 offers writing in place of a call only where the company has filled in how', () => {
    for (const locale of LOCALES) expect(messageChannelLink(page(locale), content.site)).toBeUndefined();
    const filledIn = {
      ...content.site,
      email: 'advice@firstlight.test',
      zalo: '+84 24 5555 0100',
      wechat: { ...content.site.wechat, account: 'firstlight' },
    };
    expect(LOCALES.map((locale) => messageChannelLink(page(locale), filledIn)?.href)).toEqual([
      '/zh/contact#contact-title',
      'mailto:advice@firstlight.test',
      'https://zalo.me/842455550100',
    ]);
  });
});
