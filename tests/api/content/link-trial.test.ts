/** What comes back of a link that an editor tries (EDIT-6). Nothing of it calls the real outside; costs a second. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REDIRECTS_MAX, tryLink } from '../../../features/content/facts/link-trial.ts';
import { type Outside, startOutside } from '../../support/servers/outside.ts';

describe('EDIT-6 a link that is tried', () => {
  let outside: Outside;
  beforeAll(async () => {
    outside = await startOutside();
  });
  afterAll(() => outside.close());

  const tried = (url: string, timeoutMs = 2000) => tryLink(url, { lookup: outside.lookup, timeoutMs });
  const to = (url: string) => outside.page(`to/${encodeURIComponent(url)}`);

  it('is reached', async () => {
    const url = outside.page('page');
    expect(await tried(url)).toEqual({ url, outcome: 'reached', status: 200, address: null });
    expect(await tried(`${url}#part`)).toMatchObject({ outcome: 'reached', address: null });
  });

  it('has moved, and says where to', async () => {
    expect(await tried(outside.page('moved'))).toMatchObject({ outcome: 'moved', address: outside.page('new') });
    expect(await tried(to('/new'))).toMatchObject({ outcome: 'moved', address: outside.page('new') });
  });

  it.each([
    [404, 'not_found'],
    [410, 'not_found'],
    [403, 'refused'],
    [429, 'refused'],
    [412, 'refused'],
    [500, 'failing'],
    [304, 'failing'],
  ])('answers %i: %s', async (status, outcome) => {
    expect(await tried(outside.page(`status/${status}`))).toMatchObject({ outcome, status, address: null });
  });

  it('leads to a page that is gone', async () => {
    expect(await tried(to('/status/404'))).toMatchObject({
      outcome: 'not_found',
      address: outside.page('status/404'),
    });
  });

  it('goes round in a circle, and is left after a few redirects', async () => {
    const before = outside.asked.length;
    expect(await tried(outside.page('round'))).toMatchObject({ outcome: 'failing', status: 301 });
    expect(outside.asked.length - before).toBe(REDIRECTS_MAX + 1);
  });

  it('does not answer in time, and is not waited for', async () => {
    const start = performance.now();
    expect(await tried(outside.page('silent'), 50)).toMatchObject({ outcome: 'no_answer', status: null });
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('has no body that is read: from an endless one the connection is cut at once', async () => {
    const start = performance.now();
    expect(await tried(outside.page('endless'), 20_000)).toMatchObject({ outcome: 'reached' });
    await outside.endlessLeft;
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it('has a certificate of nobody, or speaks no TLS', async () => {
    expect(await tried(outside.nobodys)).toMatchObject({ outcome: 'bad_certificate' });
    expect(await tried(outside.page('page').replace('http:', 'https:'))).toMatchObject({ outcome: 'bad_certificate' });
  });

  // This machine alone stands for all that is inside: were the guard broken, nobody else would be called. The others are
  // in server/http/public-host.test.ts.
  const port = () => new URL(outside.page('')).port;
  const INSIDE = [
    ['this machine', () => `http://127.0.0.1:${port()}/page`],
    ['this machine by a number', () => `http://2130706433:${port()}/page`],
    ['this machine by its name', () => `http://localhost:${port()}/page`],
    ['this machine in IPv6', () => `http://[::1]:${port()}/page`],
    ['this machine in IPv6 that holds IPv4', () => `http://[::ffff:127.0.0.1]:${port()}/page`],
    ['a name that is this machine', () => `http://inside.test:${port()}/page`],
    ['a file', () => 'file:///etc/passwd'],
    ['another protocol', () => 'ftp://school.test/'],
    ['no address', () => 'school.test'],
  ] as const;

  it.each(INSIDE)('is not called when it is %s, at once or by a redirect', async (_name, address) => {
    const before = outside.asked.length;
    expect(await tried(address())).toMatchObject({ outcome: 'not_public', status: null });
    expect(outside.asked.length).toBe(before);
    if (!URL.canParse(address())) return;
    const asked = outside.asked.length;
    expect(await tried(to(address()))).toMatchObject({ outcome: 'not_public', address: new URL(address()).href });
    expect(outside.asked.length - asked).toBe(1);
  });
});
