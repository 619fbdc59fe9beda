import { realSetting } from '../../content/rules/sample-setting.ts';
import { pageTexts } from '../page-texts.ts';
import { appointmentMessages } from '../messages/appointment.messages.ts';
import { href, type PageContext } from '../page-context.ts';
import type { content } from '../site-content.ts';
import { zaloHref } from './site-footer/site-footer.data.ts';

/**
 * How one may write instead of being called, where the company has filled it in: WeChat for readers of Chinese, Zalo for
 * those of Vietnamese, e-mail for all others.
 */
export function messageChannelLink(
  context: PageContext,
  site: typeof content.site,
): { text: string; href: string } | undefined {
  const { locale } = context;
  const ways = {
    zh: { setting: site.wechat.account, to: `${href(context, '/contact')}#contact-title` },
    en: { setting: site.email, to: `mailto:${site.email}` },
    vi: { setting: site.zalo, to: zaloHref(site.zalo) },
  };
  const { setting, to } = ways[locale];
  if (realSetting(setting) === undefined) return undefined;
  return { text: pageTexts(appointmentMessages, locale)['appointment.write'], href: to };
}
