import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { useFixtureServer } from '../../support/servers/fixture-server.ts';
import { fixturePolicy, titleOf } from '../../support/content/pages-fixture.ts';
import { madeUpPhone, registration } from '../../support/registration-api.ts';
import { WAYS } from '../../support/servers/running-server.ts';

const fixture = useFixtureServer();

/** Registers somebody, each time as a form of its own would. @returns the path of the page behind the link. */
async function register(phone: string): Promise<string> {
  const answer = await fixture.server.ask('/api/user/addApply', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration({ locale: 'vi', phone, idempotency_key: crypto.randomUUID() })),
  });
  return String(JSON.parse(answer.body.toString()).receipt);
}

describe('the page behind a link, on the wire', () => {
  it.each(WAYS)('RECEIPT-1 stands in the frame of its language, by %s', async (_name, headers) => {
    const path = await register(madeUpPhone(1));
    const { status, body, headers: answered } = await fixture.server.ask(path, { headers });
    const html = body.toString();
    expect(status).toBe(200);
    expect(titleOf(body)).toBe('&#60;receipt&#62; in vi/receipt');
    expect(html).toContain('"is":"open"');
    // The links to other languages have the token.
    expect(html).toContain(`/sheet/${path.split('/').at(-1)}"`);
    expect(answered).toMatchObject({
      'content-language': 'vi',
      'content-security-policy': fixturePolicy('/vi/receipt'),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    });
    expect(fixture.server.logged.join('')).not.toContain(path.split('/').at(-1));
  });

  it('RECEIPT-1 speaks the language of its address, and without one the visitor’s', async () => {
    const path = await register(madeUpPhone(2));
    expect(titleOf((await fixture.server.ask(path.replace('/vi/', '/zh/'))).body)).toContain('in zh/receipt');
    const plain = await fixture.server.ask(path.replace('/vi/', '/'), { headers: { 'accept-language': 'en' } });
    expect(titleOf(plain.body)).toContain('in _plain/en/receipt');
  });

  it('RECEIPT-1 is compressed, and answers HEAD and nothing but GET, HEAD and POST', async () => {
    const path = await register(madeUpPhone(3));
    const small = await fixture.server.ask(path, { headers: { 'accept-encoding': 'br' } });
    expect(titleOf(brotliDecompressSync(small.body))).toContain('in vi/receipt');
    const head = await fixture.server.ask(path, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect((await fixture.server.ask(path, { method: 'DELETE' })).status).toBe(405);
  });

  it('RECEIPT-3 a link that leads to nothing is answered 404 in the same frame', async () => {
    const { status, body, headers } = await fixture.server.ask(`/zh/receipt/${'A'.repeat(22)}`);
    expect(status).toBe(404);
    expect(titleOf(body)).toContain('in zh/receipt');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect((await fixture.server.ask('/zh/receipt')).status).toBe(404);
  });
});

describe('the page behind a link where it cannot be rendered', () => {
  it('RECEIPT-4 is the page for failures; the link goes into no Referer and no log, and nothing is said to be unsaved', async () => {
    const path = await register(madeUpPhone(5));
    const { status, body, headers } = await fixture.server.ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null', accept: 'text/html' },
      body: new URLSearchParams({ do: 'question', text: 'broken'.repeat(100) }).toString(),
    });
    expect(status).toBe(500);
    expect(titleOf(body)).toMatch(/ in vi\/failed$/);
    expect(body.toString()).not.toContain('broken');
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(fixture.server.logged.join('')).not.toContain(path.split('/').at(-1));
  });
});

describe('the page after a posted form', () => {
  it('RECEIPT-1 APPT-7 leads on to the page of the registration', async () => {
    const form = new URLSearchParams({
      education: '4',
      working_years: '2',
      purpose: '3',
      name: '张三',
      phone: madeUpPhone(4),
      consent: 'on',
    });
    const { body } = await fixture.server.ask('/en/appointment/', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    const link = /"receipt":"(\/en\/receipt\/[\w-]{22})"/.exec(body.toString())?.[1];
    expect((await fixture.server.ask(link ?? '')).status).toBe(200);
  });
});
