import { FIT_PATH } from '../../../contract/fit/fit.ts';
import type { Locale } from '../../../contract/locales.ts';
import { format } from '../../../contract/messages.ts';
import { pageTexts } from '../../page-texts.ts';
import { shellMessages } from '../../messages/shell.messages.ts';
import { isSample } from '../../../content/rules/sample-setting.ts';
import { href, type PageContext } from '../../page-context.ts';
import { content, thisYear } from '../../site-content.ts';
import { companyMark } from '../brand/mark.ts';

/** The first run of digits of a public-security record number is its code. */
function recordCode(record: string): string {
  return /\d+/.exec(record)?.[0] ?? '';
}

/** What stands beside a setting that is still a sample. */
export function sampleMark(value: string, locale: Locale): string | undefined {
  return isSample(value) ? pageTexts(shellMessages, locale)['footer.sample'] : undefined;
}

/** A phone number as the target of a `tel:` link. */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Links to the pages of the site. */
function columnsOf(context: PageContext) {
  const texts = pageTexts(shellMessages, context.locale);
  return [
    {
      title: texts['footer.programs'],
      links: [
        { text: texts['nav.all_business'], href: href(context, '/masters/business') },
        { text: texts['nav.all_engineering'], href: href(context, '/masters/engineering') },
        { text: texts['nav.all_arts'], href: href(context, '/masters/arts') },
        { text: texts['nav.phd'], href: href(context, '/phd') },
        { text: texts['nav.fit'], href: href(context, FIT_PATH) },
        { text: texts['footer.recognition'], href: href(context, '/recognition') },
      ],
    },
    {
      title: texts['footer.company'],
      links: [
        { text: texts['nav.about'], href: href(context, '/about') },
        { text: texts['nav.contact'], href: href(context, '/contact') },
        { text: texts['footer.privacy'], href: href(context, '/privacy') },
      ],
    },
  ];
}

/** The chat with a number on Zalo. */
export function zaloHref(number: string): string {
  return `https://zalo.me/${number.replaceAll(/\D/g, '')}`;
}

/** The company on Zalo, for those who read Vietnamese. */
export function zaloOf(locale: Locale): { icon: string; label: string; text: string; href: string }[] {
  const { zalo } = content.site;
  if (locale !== 'vi' || zalo === '') return [];
  return [{ icon: 'chats-circle', label: 'Zalo', text: zalo, href: zaloHref(zalo) }];
}

/** Address, numbers and mail of the company. */
function contactsOf(locale: Locale) {
  const { site } = content;
  const texts = pageTexts(shellMessages, locale);
  const { address, phone, cooperationPhone, email } = site;
  const mail = { icon: 'envelope-simple', label: texts['footer.email'], text: email, href: `mailto:${email}` };
  const others = [
    { icon: 'map-pin', label: texts['footer.address'], text: address[locale] },
    { icon: 'phone', label: texts['footer.phone'], text: phone, href: telephoneHref(phone) },
    {
      icon: 'handshake',
      label: texts['footer.business_cooperation'],
      text: cooperationPhone,
      href: telephoneHref(cooperationPhone),
    },
  ];
  // By e-mail one reaches the company from everywhere; its number and address are in China.
  const ordered = locale === 'zh' ? [...others, mail] : [...zaloOf(locale), mail, ...others];
  // `sample` marks a setting with which the product ships (INVITE-3), here and below.
  return ordered.map((contact) => ({ ...contact, sample: sampleMark(contact.text, locale) }));
}

/** The accounts that have a code to scan. */
function accountsOf(locale: Locale) {
  const { site } = content;
  const texts = pageTexts(shellMessages, locale);
  return [
    {
      icon: 'brand-wechat',
      title: texts['footer.wechat_official'],
      // Of the picture of the QR code; where a tap leads, when the account has a web address, is `href`.
      alt: texts['footer.wechat_official_alt'],
      image: '/qr/wechat-official.png',
      sample: sampleMark(site.wechat.officialUrl, locale),
    },
    {
      icon: 'chats-circle',
      title: texts['footer.wechat_customer_service'],
      alt: texts['footer.wechat_customer_service_alt'],
      image: '/qr/wechat-service.png',
      href: site.wechat.serviceUrl,
      sample: sampleMark(site.wechat.serviceUrl, locale),
    },
    {
      icon: 'brand-bilibili',
      title: texts['footer.bilibili_account'],
      alt: texts['footer.bilibili_account_alt'],
      image: '/qr/bilibili.png',
      href: site.video.url,
      name: site.video.name[locale],
      sample: sampleMark(site.video.url, locale),
    },
  ];
}

/** What the footer shows on a page. */
export function siteFooterProps(context: PageContext) {
  const { site } = content;
  const { locale } = context;
  const texts = pageTexts(shellMessages, locale);
  const record = site.policeRecord;
  return {
    brand: site.name[locale],
    mark: companyMark(),
    tagline: site.tagline[locale],
    homeHref: href(context, '/'),
    columns: columnsOf(context),
    contacts: contactsOf(locale),
    accounts: accountsOf(locale),
    zhihu: format(texts['footer.zhihu_account'], { name: site.zhihu.name[locale] }, locale),
    zhihuHref: site.zhihu.url,
    copyright: format(
      texts['footer.copyright'],
      {
        year: thisYear(),
        name: format(texts['footer.company_name'], { name: site.companyName[locale] }, locale),
      },
      locale,
    ),
    // Registration numbers; undefined shows nothing (TRUST-5).
    icp: site.icp ? { text: site.icp, sample: sampleMark(site.icp, locale) } : undefined,
    record: record
      ? {
          text: record,
          sample: sampleMark(record, locale),
          href: `https://beian.mps.gov.cn/#/query/webSearch?code=${recordCode(record)}`,
        }
      : undefined,
    texts: {
      label: texts['footer.label'],
      contact: texts['footer.contact'],
      accounts: texts['footer.accounts'],
      newTab: texts['footer.new_tab'],
      illustration: texts['footer.illustration'],
      icpAlt: texts['footer.icp'],
      recordAlt: texts['footer.beian'],
    },
  };
}

/** Everything the footer shows, in one language. */
export type SiteFooterProps = ReturnType<typeof siteFooterProps>;
