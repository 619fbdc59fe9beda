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
