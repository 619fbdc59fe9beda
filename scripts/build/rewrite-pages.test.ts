import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { policyOf, REWRITES } from './rewrite-pages.ts';

const rewritten = (html: string) => REWRITES.reduce((text, { rewrite }) => rewrite(text), html);

/** What a browser reads in an attribute. */
function attributeOf(html: string, name: string): string {
  const [, quote = '', text = ''] = new RegExp(` ${name}=(["'])([\\s\\S]*?)\\1`).exec(html) ?? [];
  expect(quote).not.toBe('');
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
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

  it('HOME-1 stay as they are without quotes in them', () => {
    expect(rewritten('<astro-island props="{}">')).toBe('<astro-island props="{}">');
  });
});

it('OPS-5 a page’s own module is fetched after what the first screen shows, inline scripts stay as they are', () => {
  expect(rewritten('<script type="module" src="/a.js"></script><script>x</script>')).toBe(
    '<script type="module" fetchpriority="low" src="/a.js"></script><script>x</script>',
  );
});

describe('OPS-4 the policy of a page', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('OPS-4 names its own inline styles and scripts and no others', () => {
    const policy = policyOf('<script type="module">a</script><script src="/b.js"></script><style data-x>c</style>');
    expect(policy).toContain("default-src 'self'; ");
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy.split('; ').slice(-2)).toEqual([`script-src 'self' ${hash('a')}`, `style-src 'self' ${hash('c')}`]);
    expect(policyOf('<p>a</p>')).not.toContain('sha256');
    // No element of a page can send its links and scripts elsewhere.
    expect(policyOf('<p>a</p>').split('; ')).toEqual(
      expect.arrayContaining(["base-uri 'none'", "object-src 'none'", "form-action 'self'", "frame-ancestors 'none'"]),
    );
  });

  it('OPS-4 leaves out data, which is not run', () => {
    expect(policyOf('<script type="application/ld+json">{}</script>')).not.toContain('sha256');
  });
});
