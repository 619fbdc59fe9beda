// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { AboutCompany } from '../about-company/AboutCompany.tsx';
import { aboutCompany } from '../about-company/about-company.data.ts';
import { content } from '../../site-content.ts';
import { DbaPanels } from './DbaPanels.tsx';
import { dbaPanels } from './dba-tabs.data.ts';

const CONTEXT = { locale: 'zh', isPlain: false, path: '/' } as const;
const PHOTO = `uploads/${'a'.repeat(32)}-900x900`;

const people = () => [content.about.team[0], content.phd.tabs.find(({ id }) => id === 'faculty')?.items[0]];
const pages = () => [
  renderToStaticMarkup(<AboutCompany {...aboutCompany(CONTEXT)} />),
  renderToStaticMarkup(<DbaPanels {...dbaPanels(CONTEXT)} />),
];

afterEach(() => {
  for (const person of people()) delete person?.photo;
});

it('EDIT-6 a person has a photo where one was put in, and looks as before where none was', () => {
  const before = pages();
  expect(before.join()).not.toContain('<img');
  expect(before[0]).toContain('<span aria-hidden="true">A</span>');
  for (const person of people()) Object.assign(person ?? {}, { photo: PHOTO });
  for (const html of pages()) expect(html.match(/<img/g), html).toHaveLength(1);
  expect(pages().join()).toContain(`${'a'.repeat(32)}-900x900-1x1-640.avif 640w`);
  expect(pages()[0]).not.toContain('<span aria-hidden="true">A</span>');
});
