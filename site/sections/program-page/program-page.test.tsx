// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { isUnknown } from '../../../content/rules/program-status.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { content, programAndSchool, programPages } from '../../site-content.ts';
import { ProgramHead } from './head/ProgramHead.tsx';
import { ProgramPage } from './ProgramPage.tsx';
import { programHead } from './head/program-head.data.ts';
import { programCost } from './admission/program-apply.data.ts';
import { headFigures } from './program-sources.data.ts';
import { programPageContent } from './program-page.data.ts';

const known = programPages().filter((slug) => {
  const program = content.programs.get(slug);
  return program && !isUnknown(program);
});

describe.each(LOCALES)('PAGE-5 a programme’s page in %s', (locale) => {
  it('TRUST-1 refers to sources by numbers that its list has, and says every statement of the file', () => {
    for (const slug of known) {
      const context = { locale, isPlain: false, path: `/program/${slug}` };
      const html = renderToStaticMarkup(
        <>
          <ProgramHead {...programHead(slug, context)} />
          <ProgramPage {...programPageContent(slug, context)} />
        </>,
      );
      document.body.innerHTML = html;
      const missing = [...document.querySelectorAll('[data-source-ref]')].filter(
        (one) => !document.querySelector(one.getAttribute('href') ?? '?'),
      );
      expect(missing, slug).toEqual([]);
      const program = content.programs.get(slug);
      const said = document.body.textContent;
      for (const { text } of [
        ...Object.values(program?.facts ?? {}),
        ...(program?.admission ?? []),
        ...(program?.taught ?? []),
      ])
        expect(said, slug).toContain(text[locale]);
    }
  });
});

it('INVITE-1 the head says that a programme is unconfirmed where its title was not seen at the school', () => {
  const markOf = (slug: string) =>
    programHead(slug, { locale: 'zh', isPlain: false, path: `/program/${slug}` }).askFirst;
  expect(markOf('wu-mba')).toBe('先问清再报：学位名待确认');
  expect(markOf('nau-it'), 'its mode of study alone is open').toBe('先问清再报');
  expect(markOf('uo-mba')).toBeUndefined();
});

it('TRUST-1 the cost of a programme says whether we have an agreement with its school', () => {
  const saidOf = (slug: string) =>
    programCost(slug, { locale: 'en', isPlain: false, path: `/program/${slug}` }, () => 1).paid;
  const { agreements } = content.site;
  try {
    content.site.agreements = [{ school: 'otago', signedOn: '2026-01-05' }];
    expect(saidOf('uo-mba')).toMatch(/We have an agreement/);
    expect(saidOf('wu-mba')).toMatch(/We have no agreement with this school\.$/);
  } finally {
    content.site.agreements = agreements;
  }
});

it('TRUST-1 the head of a programme names no rank whose newer edition bears no year', () => {
  expect(headFigures('uo-mba', 'en').map(({ text }) => text)).toEqual(['1869', expect.stringContaining('CUAP')]);
  expect(headFigures('iit-mba', 'en')[0]?.text).toContain('91');
});

it('ROUTE-6 a film that has been removed is not listed, and the page stands without films', () => {
  const films = [...content.films];
  const listed = () => {
    const context = { locale: 'en', isPlain: false, path: `/program/${known[0]}` } as const;
    const more = programPageContent(known[0] ?? '', context).more ?? [];
    return more.find(({ kind }) => kind === 'film')?.links.length;
  };
  try {
    expect(listed()).toBe(3);
    content.films.delete('why-3-beside-the-job');
    expect(listed()).toBe(2);
    content.films.clear();
    expect(listed()).toBeUndefined();
  } finally {
    for (const [id, film] of films) content.films.set(id, film);
  }
});

it('PAGE-5 a school of which no source says anything leaves no empty part on the page', () => {
  const slug = 'uo-mba';
  const { program, school } = programAndSchool(slug);
  const before = { ...school };
  Object.assign(school, { statements: [], rankings: [], founded: undefined, accreditor: undefined });
  try {
    const context = { locale: 'en', isPlain: false, path: program.path } as const;
    document.body.innerHTML = renderToStaticMarkup(<ProgramPage {...programPageContent(slug, context)} />);
    const empty = [...document.querySelectorAll('ul, ol')].filter(({ textContent }) => textContent === '');
    expect(empty).toEqual([]);
  } finally {
    Object.assign(school, before);
  }
});
