// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { isUnknown } from '../../../content/rules/program-status.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { content, programPages } from '../../site-content.ts';
import { ProgramHead } from './head/ProgramHead.tsx';
import { ProgramPage } from './ProgramPage.tsx';
import { programHead } from './head/program-head.data.ts';
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
