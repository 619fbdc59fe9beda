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
  renderToStaticMarkup(<DbaPanels {...dbaPanels(CONTEXT, () => 1)} />),
];

afterEach(() => {
  for (const person of people()) delete person?.photo;
});

const images = (html: string | undefined) => html?.match(/<img/g)?.length ?? 0;

it('EDIT-6 a person has a photo where one was put in, and looks as before where none was', () => {
  const [about, dba] = pages();
  const samples = content.about.team.filter(({ isSample }) => isSample).length;
  expect([images(about), images(dba)]).toEqual([samples, 0]);
  for (const person of people()) Object.assign(person ?? {}, { photo: PHOTO });
  expect(pages().map(images)).toEqual([samples, 1]);
  for (const html of pages()) expect(html).toContain(`${'a'.repeat(32)}-900x900-1x1-640.avif 640w`);
});

it('PAGE-3 a sample of the team is an hour of the sundial, somebody real without a photo is initials', () => {
  const [member] = content.about.team;
  if (!member) throw new Error('Nobody is in the team.');
  const initials = `<span aria-hidden="true">${member.initials}</span>`;
  expect(pages()[0]).not.toContain(initials);
  member.isSample = false;
  try {
    expect(pages()[0]).toContain(initials);
  } finally {
    member.isSample = true;
  }
});
