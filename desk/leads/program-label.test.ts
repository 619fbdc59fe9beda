// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { closedLanguages, programName, programPath } from './program-label.ts';

document.body.innerHTML = `<script type="application/json" id="programs">${JSON.stringify({
  dba: { path: '/phd', name: { zh: '工商管理博士 · 北亚利桑那大学', en: 'DBA · NAU', vi: 'Tiến sĩ · NAU' } },
  'nau-mscs': { path: '/program/nau-mscs', name: {}, closedTo: ['vi'] },
})}</script>`;

it('DESK-4 names a programme and knows its page, wherever that stands', () => {
  expect(programName('dba', 'zh')).toBe('工商管理博士 · 北亚利桑那大学');
  expect(programPath('dba', 'vi')).toBe('/vi/phd');
});

it('DESK-4 shows the slug of a programme that the site no longer has, without a link to nowhere', () => {
  expect(programName('nau-old', 'en')).toBe('nau-old');
  expect(programPath('nau-old', 'en')).toBeUndefined();
});

it('EDIT-9 knows an address of a programme that takes no readers of its language', () => {
  for (const address of [
    '/vi/program/nau-mscs/?from=poster#appointment',
    '/program/nau-mscs',
    '/program/nau-mscs/#cost',
  ])
    expect(closedLanguages(address), address).toEqual(['vi']);
  for (const address of ['/zh/program/nau-mscs', '/vi/phd', '/phd', '/vi/', ''])
    expect(closedLanguages(address), address).toEqual([]);
});
