/**
 * Renders the content of the pages that hold a choice in their address. The build bundles it into
 * `dist/rendered/render-page.js`, which the server loads, with the content, when such a page is first asked for.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { contentFromJson } from '../../content/content-json.ts';
import { readFit, readZone, writeFit } from '../../contract/fit.ts';
import type { ChoiceRenderer, RenderedPageName, RenderPage } from '../../contract/rendered-page.ts';
import { readSheetPath } from '../../contract/sheet.ts';
import { FitResult } from '../sections/fit-result/FitResult.tsx';
import { fitResultProps } from '../sections/fit-result/fit-result.data.ts';
import { Sheet } from '../sections/sheet/Sheet.tsx';
import { sheetContent, sheetTitle } from '../sections/sheet/sheet.data.ts';
import { setContent } from '../site-content.ts';

const renderSheet: RenderPage = ({ locale, isPlain, path, query }) => {
  const choice = readSheetPath(path, query);
  const sheet = sheetContent(choice, { locale, isPlain, path });
  const isFound = sheet.parts.length > 0;
  const isAsked = choice.slugs.length + choice.leftOut > 0;
  return {
    status: isAsked && !isFound ? 404 : 200,
    title: sheetTitle(sheet),
    choice: choice.slugs.join('/'),
    html: renderToStaticMarkup(<Sheet {...sheet} />),
  };
};

const renderFit: RenderPage = ({ locale, isPlain, path, query }) => {
  const answers = readFit(query);
  const request = { answers, zone: readZone(query), today: new Date() };
  const props = fitResultProps(request, { locale, isPlain, path });
  const choice = writeFit(answers);
  return {
    status: 200,
    title: props.texts.title,
    choice: choice && `?${choice.replaceAll('&', '&amp;')}`,
    html: renderToStaticMarkup(<FitResult {...props} />),
  };
};

const PAGES: Readonly<Record<RenderedPageName, RenderPage>> = { sheet: renderSheet, 'fit/result': renderFit };

/** Renders the content of one of the pages. */
export const renderPage: RenderPage = (request) => PAGES[request.page](request);

/** Takes the content that pages are rendered from. */
export const loadContent: ChoiceRenderer['loadContent'] = (json) => setContent(contentFromJson(json));
