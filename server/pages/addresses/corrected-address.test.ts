import { expect, it } from 'vitest';
import { correctedAddress } from './corrected-address.ts';

it.each([
  // A place on a page; what was sent without encoding; a line that was broken; a dash that a word processor made.
  ['/zh/phd%23advantages', '/zh/phd#advantages'],
  [Buffer.from('/zh/program/sit-mscs。').toString('latin1'), '/zh/program/sit-mscs'],
  ['/zh/program/%0Asit-mscs', '/zh/program/sit-mscs'],
  ['/zh/program/sit%E2%80%93mscs%E2%80%94', '/zh/program/sit-mscs'],
  ['/zh/program/sit-mscs%EF%BC%88SIT%EF%BC%89', '/zh/program/sit-mscs'],
  ['/en/Video/Why-Us%F0%9F%91%8D', '/en/video/why-us'],
  ['/zh-TW', '/zh/'],
  ['/cnn/', '/cnn/'],
  ['/%3Fa=%22b%22', '/?a=%22b%22'],
  ['/zh/%250d%250aSet-Cookie:x', '/zh/set-cookie'],
])('ROUTE-1 by %j is meant %j', (written, meant) => {
  const { path, rest } = correctedAddress(written) ?? {};
  expect(`${path}${rest}`).toBe(meant);
});

it.each(['/zh/学校', '/zh/phd。/more', '/a%00/b'])('ROUTE-2 nothing is meant by %j', (written) => {
  expect(correctedAddress(encodeURI(written).replace('%25', '%'))).toBeUndefined();
});
