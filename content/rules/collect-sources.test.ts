import { expect, it } from 'vitest';
import { collectSources } from './collect-sources.ts';

const source = (name: string, checkedOn = '2026-11-15') => ({
  publisher: `Publisher ${name}`,
  url: `https://example.com/${name}`,
  checkedOn,
});

it('TRUST-1 finds each source once, wherever it stands, in the order of first use', () => {
  const program = { facts: { study: { ...source('b'), text: 'x' } }, rankings: [{ ...source('a'), value: '1' }] };
  const school = { founded: { ...source('c'), value: '1901' }, accreditor: undefined, statements: [source('b')] };
  expect(collectSources(program, school, undefined).map(({ url }) => url.at(-1))).toEqual(['b', 'a', 'c']);
});

it('TRUST-1 keeps the day on which a source was last read, and nothing of the fact itself', () => {
  const [only, ...others] = collectSources(source('a', '2026-11-15'), { ...source('a', '2026-11-21'), text: 'x' });
  expect(others).toEqual([]);
  expect(only).toEqual({ ...source('a', '2026-11-21'), year: undefined });
});
