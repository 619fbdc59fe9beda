/**
 * Renders the content of the pages that hold a choice in their address. The build bundles it with the content into
 * `dist/rendered/render-page.js`, which the server loads when such a page is first asked for.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import type { RenderedPageName, RenderPage } from '../../contract/rendered-page.ts';
import { readSheetPath } from '../../contract/sheet.ts';
import { Sheet } from '../sections/sheet/Sheet.tsx';
import { sheetContent, sheetTitle } from '../sections/sheet/sheet.data.ts';

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

const PAGES: Readonly<Record<RenderedPageName, RenderPage>> = { sheet: renderSheet };

/** Renders the content of one of the pages. */
export const renderPage: RenderPage = (request) => PAGES[request.page](request);
