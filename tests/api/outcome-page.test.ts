import { describe, expect, it } from 'vitest';
import { useFixtureServer } from '../support/fixture-server.ts';

const fixture = useFixtureServer();

describe('the page after a form', () => {
  const form = 'education=4&working_years=2&purpose=3&name=%E5%BC%A0%E4%B8%89&phone=13800000000&consent=on';
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    fixture.server.ask(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it.each([
    ['/en/appointment/', {}, '/en/appointment/'],
    ['/appointment', { 'accept-language': 'vi' }, '/_plain/vi/appointment/'],
  ])('APPT-7 is rendered by the site for %s, in its language', async (path, headers, url) => {
    const { status, body, headers: answered } = await post(path, form, headers as Record<string, string>);
    expect(status).toBe(200);
    expect(JSON.parse(body.toString())).toMatchObject({ url, outcome: { code: 1, values: { name: '张三' } } });
    expect(answered['cache-control']).toBe('no-store');
    expect(answered['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(answered['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('APPT-7 has the status of the refusal, which the log tells too', async () => {
    expect((await post('/zh/appointment/', 'name=')).status).toBe(422);
    expect(JSON.parse(fixture.server.logged.at(-1) ?? '')).toMatchObject({ path: '/zh/appointment/', status: 422 });
  });

  it('APPT-7 is the site’s own when it is opened without a form', async () => {
    const { status, body } = await fixture.server.ask('/appointment/', { headers: { 'accept-language': 'en' } });
    expect(status).toBe(200);
    expect(JSON.parse(body.toString())).toEqual({ url: '/_plain/en/appointment/', outcome: null });
  });
});
