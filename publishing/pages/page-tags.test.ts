import { describe, expect, it } from 'vitest';
import { editTags, styleTexts, withClosedTags, writeTag } from './page-tags.ts';

describe('OPS-4 the tags of a page', () => {
  it('OPS-4 an attribute keeps what an editor typed, and no bracket of its own', () => {
    const typed = 'Essay team><script>alert(1)</script> "a" \'b\' & &lt;';
    const page = `<meta content="${typed.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"><p>1 < 2</p>`;
    const closed = withClosedTags(page);
    const values: (string | undefined)[] = [];
    editTags(closed, ({ attributes }) => void values.push(attributes['content']));
    expect(values[0]).toBe(typed);
    expect(closed).not.toContain('<script');
    expect(closed).toContain('<p>1 < 2</p>');
    expect(withClosedTags(closed)).toBe(closed);
  });

  it('OPS-4 only tags are edited, not what looks like one in a text, a script or a comment', () => {
    const html = '<!-- <b> --><script>"<b>"</script><style>a{content:"<b>"}</style><b>x</b><p title="<b>">';
    expect(editTags(html, ({ name }) => (name === 'b' ? '<i>' : undefined))).toBe(html.replace('<b>x', '<i>x'));
    expect(styleTexts(html)).toEqual(['a{content:"<b>"}']);
  });

  it('OPS-4 a tag is written with the quotes that cost less', () => {
    expect(writeTag('a', { href: '/x', title: 'say "a"', hidden: '' })).toBe('<a href="/x" title=\'say "a"\' hidden>');
  });
});
