import { loadRenderers } from 'astro:container';
import { getContainerRenderer } from '@astrojs/react/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../contract/locales.ts';
import SiteLayout from '../../site/layouts/SiteLayout.astro';

type ContainerOptions = NonNullable<Parameters<typeof AstroContainer.create>[0]>;

async function render(flags: Record<string, unknown> = {}, locale: (typeof LOCALES)[number] = 'en'): Promise<string> {
  const renderers = await loadRenderers([getContainerRenderer()]);
  // The container knows Astro's own directives alone; integrations do not reach it.
  const manifest = { clientDirectives: new Map([['wake', '//']]) } as NonNullable<ContainerOptions['manifest']>;
  const container = await AstroContainer.create({ renderers, manifest });
  return container.renderToString(SiteLayout, {
    props: {
      context: { locale, isPlain: false, path: '/login' },
      title: 'Test page',
      description: 'For a test',
      ...flags,
    },
    slots: { default: '<h1>Test page</h1>' },
  });
}

const parts = (html: string) => ({
  hasHeader: /<header\b/.test(html),
  hasFooter: /<footer\b/.test(html),
  hasContent: html.includes('<h1>Test page</h1>'),
});

describe('ROUTE-5 the flags of a page', () => {
  it('ROUTE-5 without a flag navigation and footer are there', async () => {
    expect(parts(await render())).toEqual({ hasHeader: true, hasFooter: true, hasContent: true });
  });

  it('ROUTE-5 hideFooter hides the footer alone', async () => {
    expect(parts(await render({ hideFooter: true }))).toEqual({ hasHeader: true, hasFooter: false, hasContent: true });
  });

  it('ROUTE-5 hideNavigation, as the login page sets it, hides navigation and footer', async () => {
    expect(parts(await render({ hideNavigation: true }))).toEqual({
      hasHeader: false,
      hasFooter: false,
      hasContent: true,
    });
  });
});

describe('ROUTE-3 the head of a page', () => {
  for (const locale of LOCALES) {
    it(`ROUTE-3 has the title with the brand and the language, ${locale}`, async () => {
      const html = await render({}, locale);
      expect(html).toMatch(/<title>Test page · \S.*<\/title>/);
      expect(html).toContain(`<html lang="${locale === 'zh' ? 'zh-CN' : locale}"`);
    });
  }

  it('ROUTE-8 an unlisted page is kept from search engines and has no alternates', async () => {
    const html = await render({ isUnlisted: true });
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toMatch(/rel="(?:canonical|alternate)"/);
  });
});
