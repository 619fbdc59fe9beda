/** Makes `astro dev` answer at addresses that hold a choice as the server does: a page of Astro's is the frame. */
import type { Connect, ViteDevServer } from 'vite';
import type { PageRenderer } from '../../contract/rendered-page.ts';
import { splitLocale } from '../../contract/routes.ts';
import { visitorLocale } from '../../server/http/visitor-locale.ts';
import { renderedPageAt } from '../../server/pages/rendered-page.routes.ts';
import { cutFrame, renderInFrame } from '../../server/pages/rendered-page.ts';

/** In the query when the page itself is asked for. */
const FRAME = 'frame';

/** Answers at addresses of rendered pages; everything else goes on. */
export function renderedPages(server: ViteDevServer): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
    const { locale, path } = splitLocale(pathname);
    const page = renderedPageAt(path);
    if (!page || query.has(FRAME)) {
      next();
      return;
    }
    const { host, cookie = '', 'accept-language': languages = '' } = request.headers;
    const address = `http://${host}${locale === undefined ? '' : `/${locale}`}/${page}?${FRAME}`;
    const frame = await fetch(address, { headers: { cookie, 'accept-language': languages } });
    // What the module exports has this type.
    const { renderPage } = (await server.ssrLoadModule('/site/rendered/render-page.tsx')) as PageRenderer;
    const own = locale ?? visitorLocale(cookie, languages);
    const content = renderPage({ page, locale: own, isPlain: locale === undefined, path, query });
    response.statusCode = content.status ?? 200;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(renderInFrame(cutFrame(await frame.text()), content));
  };
}
