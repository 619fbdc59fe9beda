// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES } from '../../../contract/locales.ts';
import { shellMessages } from '../../messages/shell.messages.ts';
import { content } from '../../site-content.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { siteFooterProps, telephoneHref } from './site-footer.data.ts';

const settings = { icp: content.site.icp, policeRecord: content.site.policeRecord };
afterEach(() => {
  Object.assign(content.site, settings);
});

function render(locale: (typeof LOCALES)[number]): string {
  return renderToStaticMarkup(<SiteFooter {...siteFooterProps({ locale, isPlain: false, path: '/' })} />);
}

/** The link with this address, its attributes and inner text. */
function linkTo(html: string, href: string): string {
  return (
    [...html.matchAll(/<a [^>]*>.*?<\/a>/g)].map(([link]) => link).find((link) => link.includes(`href="${href}"`)) ?? ''
  );
}

describe('TRUST-5 registration numbers', () => {
  for (const locale of LOCALES) {
    it(`FOOT-2 link to the registries, unaltered, in ${locale}`, () => {
      content.site.icp = '浙ICP备00000000号-1';
      content.site.policeRecord = '浙公网安备00000000000000号';
      const html = render(locale);
      const icp = linkTo(html, 'https://beian.miit.gov.cn/');
      expect(icp).toContain('>浙ICP备00000000号-1</a>');
      const record = linkTo(html, 'https://beian.mps.gov.cn/#/query/webSearch?code=00000000000000');
      expect(record).toContain('浙公网安备00000000000000号');
      expect(record).toContain('src="/police-badge.svg"');
      expect(record).toMatch(/alt="[^"]{3,}"/);
      for (const link of [icp, record]) {
        expect(link).toContain('target="_blank"');
        expect(link).toMatch(/rel="[^"]*noopener/);
        expect(link).toContain('lang="zh-CN"');
      }
    });

    it(`TRUST-5 show nothing where the setting is empty, in ${locale}`, () => {
      content.site.icp = '';
      content.site.policeRecord = '';
      expect(render(locale)).not.toMatch(/beian|police-badge/);
      content.site.icp = '浙ICP备00000000号-1';
      const html = render(locale);
      expect(linkTo(html, 'https://beian.miit.gov.cn/')).not.toBe('');
      expect(html).not.toMatch(/mps\.gov|police-badge/);
    });
  }
});

describe('INVITE-3 settings of the company', () => {
  it.each(LOCALES)('INVITE-3 that are samples are shown with a mark each, in %s', (locale) => {
    const mark = shellMessages['footer.sample'][locale];
    const marks = (html: string) => html.split(`>${mark}<`).length - 1;
    // Address, mail and two numbers, three codes twice, two registration numbers; Vietnamese has Zalo as well.
    expect(marks(render(locale))).toBe(locale === 'vi' ? 13 : 12);
    content.site.icp = '浙ICP备2025000001号-1';
    expect(marks(render(locale))).toBe(locale === 'vi' ? 12 : 11);
  });

  it('INVITE-5 begin with Zalo and e-mail for readers of Vietnamese', () => {
    const order = (html: string) => [...html.matchAll(/href="(https:\/\/zalo|mailto|tel)/g)].map(([, kind]) => kind);
    expect(order(render('vi'))).toEqual(['https://zalo', 'mailto', 'tel', 'tel']);
    expect(order(render('zh'))).toEqual(['tel', 'tel', 'mailto']);
  });
});

/** The footer of a page in a language. */
function footer(locale: (typeof LOCALES)[number]): HTMLElement {
  document.body.innerHTML = render(locale);
  return document.querySelector('footer') as HTMLElement;
}

const ACCOUNTS = ['wechat_official', 'wechat_customer_service', 'bilibili_account'] as const;

for (const locale of LOCALES) {
  it(`FOOT-1 the footer in ${locale} has brand, address, both phones, e-mail, Zhihu account and copyright`, () => {
    const { site } = content;
    const foot = footer(locale);
    const brand = foot.querySelector(`a[href="/${locale}/"]`);
    expect(brand?.textContent).toContain(site.name[locale]);
    expect(brand?.querySelector('svg')).not.toBeNull();
    expect(foot.textContent).toContain(site.address[locale]);
    const linkOf = (label: string) =>
      [...foot.querySelectorAll('li')]
        .find((line) => line.querySelector('small')?.textContent.startsWith(label))
        ?.querySelector('a');
    const cooperation = linkOf(shellMessages['footer.business_cooperation'][locale]);
    expect(cooperation?.getAttribute('href')).toBe(telephoneHref(site.cooperationPhone));
    const phone = foot.querySelector(`a[href="${telephoneHref(site.phone)}"]`);
    expect(phone?.textContent).toBe(site.phone);
    expect(foot.querySelector(`a[href="mailto:${site.email}"]`)?.textContent).toBe(site.email);
    expect(foot.textContent).toContain(site.zhihu.name[locale]);
    expect(foot.textContent).toMatch(/知乎|Zhihu/);
    expect(foot.textContent).toContain(`© ${new Date().getFullYear()} ${site.companyName[locale]}`);
  });

  it(`FOOT-3 the three accounts in ${locale} have their title and a named QR code in both layouts`, () => {
    const foot = footer(locale);
    const desktop = [...foot.querySelectorAll('.desktop-only > li')];
    const phone = [...foot.querySelectorAll('.mobile-only > details')];
    expect([desktop.length, phone.length]).toEqual([3, 3]);
    // One name for all three: opening one closes the others.
    expect(new Set(phone.map((one) => one.getAttribute('name'))).size).toBe(1);
    for (const [index, key] of ACCOUNTS.entries()) {
      for (const block of [desktop[index], phone[index]]) {
        const code = block?.querySelector('img');
        expect(code?.alt).toBe(shellMessages[`footer.${key}_alt`][locale]);
        expect(code?.getAttribute('src')).toMatch(/^\/qr\/[\w-]+\.png$/);
      }
      expect(phone[index]?.querySelector('summary')?.textContent).toBe(shellMessages[`footer.${key}`][locale]);
    }
  });

  it(`FOOT-2 the video account in ${locale} opens in a new tab, without a vote for it`, () => {
    const links = [...footer(locale).querySelectorAll<HTMLAnchorElement>(`a[href="${content.site.video.url}"]`)];
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link.target).toBe('_blank');
      expect(link.rel.split(' ')).toEqual(expect.arrayContaining(['nofollow', 'noopener']));
      expect(link.textContent).toContain(shellMessages['footer.new_tab'][locale]);
    }
  });
}

it('FOOT-1 a phone number is dialled without its spaces', () => {
  expect(telephoneHref('+86 571 0000 0000')).toBe('tel:+8657100000000');
});
