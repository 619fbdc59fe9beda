import { expect, it } from 'vitest';
import { lighterProps } from './lighter-props.ts';

/** What a browser reads in an attribute. */
function attributeOf(html: string, name: string): string {
  const [, quote = '', text = ''] = new RegExp(` ${name}=(["'])([\\s\\S]*?)\\1`).exec(html) ?? [];
  expect(quote).not.toBe('');
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}

it('HOME-1 the properties of islands read the same and are shorter', () => {
  const json = JSON.stringify({ name: "Hawai'i", text: 'a “b” <c> & "d" &quot;', n: 1 });
  const written = json.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const html = `<astro-island props="${written}" opts="{&quot;name&quot;:&quot;A&quot;}" client="load"><p title="&quot;">x</p>`;
  const lighter = lighterProps(html);
  expect(attributeOf(lighter, 'props')).toBe(json);
  expect(attributeOf(lighter, 'opts')).toBe('{"name":"A"}');
  expect(lighter).toContain('<p title="&quot;">');
  expect(lighter.length).toBeLessThan(html.length);
});

it('HOME-1 attributes without quotes in them stay as they are', () => {
  expect(lighterProps('<astro-island props="{}">')).toBe('<astro-island props="{}">');
});
