import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { editTags } from './pages/page-tags.ts';
import { policyOf, REWRITES } from './rewrite-pages.ts';

const NOTHING = { inlineScripts: [], apiBase: '' };
const scripts = { importsOf: () => '/_astro/a.js' };
const rewritten = (html: string) =>
  editTags(html, (tag) => REWRITES.find((one) => one.tag === tag.name)?.rewrite(tag, scripts));

/** What a browser reads in an attribute. */
function attributeOf(html: string, name: string): string {
  const [, quote = '', text = ''] = new RegExp(` ${name}=(["'])([\\s\\S]*?)\\1`).exec(html) ?? [];
  expect(quote).not.toBe('');
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

describe('HOME-1 the props of islands', () => {
  it('HOME-1 read the same and are shorter', () => {
    const json = JSON.stringify({ name: "Hawai'i", text: 'a “b” <c> & "d" &quot;', n: 1 });
    const written = json.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
    const html = `<astro-island props="${written}" opts="{&quot;name&quot;:&quot;A&quot;}" client="load"><p title="&quot;">x</p>`;
    const compact = rewritten(html);
    expect(attributeOf(compact, 'props')).toBe(json);
    expect(attributeOf(compact, 'opts')).toBe('{"name":"A"}');
    expect(compact).toContain('<p title="&quot;">');
    expect(compact.length).toBeLessThan(html.length);
  });

  it('HOME-1 an island names what its scripts import', () => {
    expect(rewritten('<astro-island props="{}">')).toBe('<astro-island props="{}" imports="/_astro/a.js">');
  });
});

it('OPS-5 a page’s own module is fetched after what the first screen shows, inline scripts stay as they are', () => {
  expect(rewritten('<script type="module" src="/a.js"></script><script>x</script>')).toBe(
    '<script type="module" fetchpriority="low" src="/a.js"></script><script>x</script>',
  );
});

describe('OPS-4 the policy of a page', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('OPS-4 names its own inline styles, and of its scripts those of the bundle alone', () => {
    const html = '<script>a</script><script>x</script><script src="/b.js"></script><style data-x>c</style>';
    const policy = policyOf(html, { inlineScripts: ['a', 'not in this page'], apiBase: '' });
    expect(policy).toContain("default-src 'self'; ");
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy.split('; ').slice(-2)).toEqual([`script-src 'self' ${hash('a')}`, `style-src 'self' ${hash('c')}`]);
    expect(policyOf('<p>a</p>', { inlineScripts: ['a'], apiBase: '' })).not.toContain('sha256');
    // No element of a page can send its links and scripts elsewhere.
    expect(policyOf('<p>a</p>', NOTHING).split('; ')).toEqual(
      expect.arrayContaining(["base-uri 'none'", "object-src 'none'", "form-action 'self'", "frame-ancestors 'none'"]),
    );
  });

  it('APPT-4 lets the form be sent to the host of the API, where it is another one', () => {
    const connect = (apiBase: string) => /connect-src [^;]*/.exec(policyOf('<p>a</p>', { ...NOTHING, apiBase }))?.[0];
    expect(connect('https://api.example.com/v1/')).toBe("connect-src 'self' https://api.example.com");
    expect(connect('')).toBe("connect-src 'self'");
    expect(connect('/api-of-ours')).toBe("connect-src 'self'");
  });

  it('OPS-4 takes no style for one that only looks so in an attribute', () => {
    const html = '<meta name="description" content="a <style>b"><style>c</style>';
    expect(policyOf(html, NOTHING)).toContain(`style-src 'self' ${hash('c')}`);
  });
});
