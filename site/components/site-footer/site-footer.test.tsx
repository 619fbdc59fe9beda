import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES } from '../../../contract/locales.ts';
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

it('FOOT-1 a phone number is dialled without its spaces', () => {
  expect(telephoneHref('+86 571 0000 0000')).toBe('tel:+8657100000000');
});
