import { loadRenderers } from 'astro:container';
import { getContainerRenderer } from '@astrojs/react/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { content } from '../site-content.ts';
import { pathsOf } from '../site-paths.ts';
import SearchTags from './SearchTags.astro';

const SITE = 'http://localhost:3000';

async function render(isUnlisted = false): Promise<string> {
  const renderers = await loadRenderers([getContainerRenderer()]);
  const container = await AstroContainer.create({ renderers });
  return container.renderToString(SearchTags, {
    props: {
      context: { locale: 'vi', isPlain: true, path: '/phd' },
      title: 'Một trang',
      description: 'Nói về điều gì',
      isUnlisted,
    },
  });
}

afterEach(() => vi.restoreAllMocks());

describe('OPS-5 what search engines and chat programs read in the head', () => {
  it('ROUTE-8 names the prefixed address canonical and each language, also on the locale-neutral page', async () => {
    const html = await render();
    expect(html).toContain(`<link rel="canonical" href="${SITE}/vi/phd">`);
    for (const [language, path] of [
      ['zh-CN', '/zh/phd'],
      ['en', '/en/phd'],
      ['vi', '/vi/phd'],
      ['x-default', '/phd'],
    ]) {
      expect(html).toContain(`<link rel="alternate" hreflang="${language}" href="${SITE}${path}">`);
    }
  });

  it('OPS-5 gives a shared page its title, text and language', async () => {
    const html = await render();
    expect(html).toContain('<meta property="og:title" content="Một trang">');
    expect(html).toContain('<meta property="og:description" content="Nói về điều gì">');
    expect(html).toContain('<meta property="og:locale" content="vi_VN">');
    expect(html.match(/og:locale:alternate/g)).toHaveLength(2);
  });

  it('OPS-5 keeps an unlisted page out of search engines', async () => {
    const html = await render(true);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/canonical|alternate|og:/);
  });

  it('OPS-5 shows the codes of search engines that the owner has entered, and no empty one', async () => {
    expect(await render()).not.toMatch(/verification|msvalidate/);
    const codes = { baidu: 'code-1', so360: 'code-2', sogou: 'code-3', bing: 'code-4', google: '' };
    vi.spyOn(content.site, 'verification', 'get').mockReturnValue(codes);
    const html = await render();
    expect(html).toContain('<meta name="baidu-site-verification" content="code-1">');
    expect(html).toContain('<meta name="360-site-verification" content="code-2">');
    expect(html).toContain('<meta name="sogou_site_verification" content="code-3">');
    expect(html).toContain('<meta name="msvalidate.01" content="code-4">');
    expect(html).not.toContain('google-site-verification');
  });
});

describe('OPS-5 files at the root of the site', () => {
  it('OPS-5 serves each file of the settings under its name', async () => {
    const file = { 'baidu_verify_abc.html': 'abc' };
    vi.spyOn(content.site, 'rootFiles', 'get').mockReturnValue(file);
    expect(pathsOf('/[rootFile]')).toEqual(['/baidu_verify_abc.html']);
    const { GET } = await import('../pages/[rootFile].ts');
    // The route reads nothing else.
    const answer = await GET({ params: { rootFile: 'baidu_verify_abc.html' } } as unknown as Parameters<typeof GET>[0]);
    expect(await answer.text()).toBe('abc');
  });

  it('OPS-5 tells crawlers where the list of pages is, and what is not for them', async () => {
    const { GET } = await import('../pages/robots.txt.ts');
    const robots = await (await GET({} as Parameters<typeof GET>[0])).text();
    expect(robots).toMatch(/^User-agent: \*$/m);
    for (const path of ['/api/', '/login', '/dashboard', '/en/login', '/vi/dashboard']) {
      expect(robots.split('\n')).toContain(`Disallow: ${path}`);
    }
    expect(robots).toMatch(/^Sitemap: http:\/\/localhost:3000\/sitemap\.xml$/m);
  });
});
