import { expect, it } from 'vitest';
import { xsrfTokens } from './xsrf.ts';

it.each([
  ['a=1; XSRF-TOKEN=abc%3D1; b=2', 'abc=1'],
  ['XSRF-TOKEN=100%', '100%'],
  ['XSRF-TOKEN=neighbour; XSRF-TOKEN=ours', 'neighbour,ours'],
  ['XSRF-TOKEN=%E4%BD%A0; XSRF-TOKEN=ours', 'ours'],
  ['XSRF-TOKEN=a%0D%0AX-Other: 1;XSRF-TOKEN=ours', 'ours'],
  ['XSRF-TOKEN="你"; XSRF-TOKEN=ours; XSRF-TOKEN=ours', 'ours'],
  ['XSRF-TOKEN=; XSRF-TOKENS=x; OLD-XSRF-TOKEN=y', ''],
  ['', ''],
])('API-3 the cookies %j give the header %j, which any browser sends', (cookies, header) => {
  expect(xsrfTokens(cookies)).toBe(header);
  expect(new Headers({ 'X-XSRF-TOKEN': header }).get('X-XSRF-TOKEN')).toBe(header);
});
