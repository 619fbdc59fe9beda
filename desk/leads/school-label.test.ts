// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { schoolName } from './school-label.ts';

const named = (zh: string, en: string, vi: string) => ({ zh, en, vi });
document.body.innerHTML = `<script type="application/json" id="schools">${JSON.stringify([
  {
    name: named('史蒂文斯理工学院', 'Stevens Institute of Technology', 'Học viện Công nghệ Stevens'),
    others: ['SIT', 'Stevens', 'Tech'],
  },
  { name: named('夏威夷太平洋大学', 'Hawai‘i Pacific University', 'Đại học Hawaii Pacific'), others: ['Tech'] },
])}</script>`;

it.each([
  'Stevens',
  ' stevens ',
  'SIT',
  '史蒂文斯理工学院',
  'Hoc vien cong nghe Stevens',
  'Stevens Institute of Technology',
])('DESK-7 a school is known by its full and its short names, in any language: %s', (typed) => {
  expect(schoolName(typed, 'en')).toBe('Stevens Institute of Technology');
});

it('DESK-7 a school that is none of the site’s, or could be two of them, is called what was typed', () => {
  expect(schoolName('Hawaii Pacific University', 'zh')).toBe('夏威夷太平洋大学');
  for (const typed of ['Tech', 'Stevens College', '']) expect(schoolName(typed, 'zh')).toBe(typed);
});
