import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageOf } from '../../../contract/code-table.ts';
import { CODE } from '../../../contract/codes.ts';
import { BODY_MAX_BYTES } from '../../../contract/registration/registration.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { StoreUnavailableError } from '../../../server/storage/database.ts';
import { openTestStore, type TestStore } from '../../support/stores/databases.ts';
import { createTestApi, registration, SITE_URL, type TestApi } from '../../support/registration-api.ts';

const PATH = '/api/user/addApply';
const JSON_TYPE = { 'content-type': 'application/json' };

describe('the envelope', () => {
  let opened: TestStore;
  let api: TestApi;
  beforeAll(async () => {
    opened = await openTestStore('SQLite');
    api = await createTestApi(opened.store, opened.dataDir);
  });
  afterAll(() => opened.close());

  async function post(body: BodyInit, headers: Record<string, string>) {
    const response = await api.app.request(PATH, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
    return { status: response.status, body: await response.json(), headers: response.headers };
  }

  it.each([
    ['not JSON', '{"name":'],
    ['nothing', ''],
    ['a form', 'name=x'],
    ['two values', '{}{}'],
  ])('API-2 answers 400 when the body is %s', async (_kind, body) => {
    expect(await post(body, JSON_TYPE)).toMatchObject({
      status: 400,
      body: { code: CODE.malformed, msg: messageOf(CODE.malformed, 'zh') },
    });
  });

  it('API-2 answers 400 when the body is not UTF-8', async () => {
    const latin1 = Uint8Array.from([...Buffer.from('{"name":"'), 0xe9, ...Buffer.from('"}')]);
    expect(await post(latin1, JSON_TYPE)).toMatchObject({ status: 400, body: { code: CODE.malformed } });
  });

  it.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['multipart/form-data'],
    ['application/jsonx'],
    [''],
  ])('API-2 answers 415 when the content type is "%s"', async (type) => {
    expect(await post(JSON.stringify(registration()), { 'content-type': type })).toMatchObject({
      status: 415,
      body: { code: CODE.wrongType, msg: messageOf(CODE.wrongType, 'zh') },
    });
  });

  it('API-2 takes JSON with a character set, in any case of letters', async () => {
    const type = { 'content-type': 'Application/JSON; charset=UTF-8' };
    expect((await post(JSON.stringify(registration()), type)).body).toMatchObject({ code: 1 });
  });

  function bodyOfSize(bytes: number): string {
    const text = JSON.stringify(registration({ filler: '' }));
    return text.replace('"filler":""', `"filler":"${'x'.repeat(bytes - Buffer.byteLength(text))}"`);
  }

  it('API-2 takes a body of the largest size and answers 413 to one byte more', async () => {
    expect((await post(bodyOfSize(BODY_MAX_BYTES), JSON_TYPE)).body).toMatchObject({ code: 1 });
    expect(await post(bodyOfSize(BODY_MAX_BYTES + 1), JSON_TYPE)).toMatchObject({
      status: 413,
      body: { code: CODE.tooLarge, msg: messageOf(CODE.tooLarge, 'zh') },
    });
  });

  it('API-2 answers 413 by the announced length, before reading', async () => {
    const { status } = await post('{}', { ...JSON_TYPE, 'content-length': String(BODY_MAX_BYTES + 1) });
    expect(status).toBe(413);
  });

  it('API-2 stops reading a body without an announced length at the limit', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1024;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    expect((await post(endless, JSON_TYPE)).status).toBe(413);
    expect(pulled).toBeLessThan(BODY_MAX_BYTES * 2);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another site that hides its name', { origin: 'null' }],
    ['another port', { origin: `${SITE_URL}:8443` }],
    ['a frame elsewhere', { 'sec-fetch-site': 'cross-site' }],
    ['a name that only begins like ours', { origin: `${SITE_URL}.evil.example` }],
    ['no address at all', { origin: 'evil' }],
  ])('API-3 refuses what comes from %s', async (_where, headers) => {
    expect(await post(JSON.stringify(registration()), { ...JSON_TYPE, ...headers })).toMatchObject({
      status: 403,
      body: { code: CODE.crossSite, msg: messageOf(CODE.crossSite, 'zh') },
    });
  });

  it.each([
    ['the site behind its TLS proxy', { origin: SITE_URL, host: '127.0.0.1:3000' }],
    ['the address that was asked', { origin: 'http://10.0.0.5:3000', host: '10.0.0.5:3000' }],
    ['a browser that only says "same origin"', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a program that says nothing', {}],
  ])('API-3 takes what comes from %s', async (_where, headers) => {
    expect((await post(JSON.stringify(registration()), { ...JSON_TYPE, ...headers })).body).toMatchObject({ code: 1 });
  });

  it('API-3 lets pages of the site use an API at another address', async () => {
    const headers = { origin: SITE_URL, host: 'api.example.com' };
    const asked = await api.app.request(PATH, { method: 'OPTIONS', headers });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(SITE_URL);
    const { headers: answered } = await post(JSON.stringify(registration()), { ...JSON_TYPE, ...headers });
    expect(answered.get('access-control-allow-origin')).toBe(SITE_URL);
    const evil = await api.app.request(PATH, {
      method: 'OPTIONS',
      headers: { ...headers, origin: 'https://evil.example' },
    });
    expect(evil.headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['GET', PATH],
    ['POST', '/api/user/other'],
    ['DELETE', PATH],
    ['GET', '/api/'],
    ['POST', '/api/user/addApply/x'],
  ])('API-2 answers %s %s with 404 and the envelope', async (method, path) => {
    const response = await api.app.request(path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ code: CODE.notFound, msg: messageOf(CODE.notFound, 'zh') });
  });

  it.each([
    ['navigates', '/api/nothing', { 'sec-fetch-mode': 'navigate' }, 404, CODE.notFound],
    ['asks for HTML first', '/api/user/addApply', { accept: 'text/html,*/*;q=0.8' }, 404, CODE.notFound],
    ['has no session', '/api/desk/staff', { 'sec-fetch-mode': 'navigate' }, 401, CODE.notSignedIn],
  ] as const)('API-2 shows a page to a person who %s', async (_who, path, headers, status, code) => {
    const response = await api.app.request(path, { headers: { ...headers, 'accept-language': 'vi' } });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await response.text();
    expect(html).toContain('<html lang="vi">');
    expect(html).toContain(`<p>${messageOf(code, 'vi')}</p>`);
  });

  it('API-2 says on such a page too when to try again', async () => {
    const busy = await createTestApi(opened.store, opened.dataDir);
    busy.app.get('/api/busy', () => {
      throw new ApiError(CODE.tooMany, { retryAfterMs: 1500 });
    });
    for (const mode of ['navigate', 'cors']) {
      const response = await busy.app.request('/api/busy', { headers: { 'sec-fetch-mode': mode } });
      expect([response.status, response.headers.get('retry-after')], mode).toEqual([429, '2']);
    }
  });

  it('API-2 answers a script of a page with the envelope, whatever it takes', async () => {
    const headers = { 'sec-fetch-mode': 'cors', accept: 'text/html' };
    const response = await api.app.request('/api/nothing', { headers });
    expect(await response.json()).toMatchObject({ code: CODE.notFound });
  });

  it('API-2 answers a failure of ours with 500 and tells nothing of it', async () => {
    const broken = await createTestApi(opened.store, opened.dataDir, {
      guardStore: () => {
        throw new StoreUnavailableError(new Error('password=secret'));
      },
    });
    const { status, body } = await broken.send(registration());
    expect(status).toBe(500);
    expect(body).toEqual({ code: CODE.failed, msg: messageOf(CODE.failed, 'zh') });
  });

  it.each([
    ['what was sent', { locale: 'vi' }, { cookie: 'userLanguage=en', 'accept-language': 'zh' }, 'vi'],
    ['the saved choice', {}, { cookie: 'a=b; userLanguage=en; c=d', 'accept-language': 'vi' }, 'en'],
    ['the browser', {}, { 'accept-language': 'fr, vi-VN;q=0.9, en;q=0.8' }, 'vi'],
    ['nothing: Chinese', {}, {}, 'zh'],
  ] as const)('API-2 speaks the language of %s', async (_source, extras, headers, locale) => {
    const { body } = await api.send(registration({ ...extras, phone: '123' }), headers);
    expect(body.msg).toBe(messageOf(CODE.phoneInvalid, locale));
  });

  it('OPS-4 gives each answer an id of its own and keeps it out of caches', async () => {
    const first = (await api.send(registration())).response.headers;
    const second = (await api.send(registration({ phone: '1' }))).response.headers;
    expect(first.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.get('x-request-id')).not.toBe(first.get('x-request-id'));
    expect(second.get('cache-control')).toBe('no-store');
  });
});
