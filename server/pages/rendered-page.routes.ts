/**
 * The pages whose address holds a choice: `GET /{language}/sheet/{slug}/{slug}`, `GET /{language}/fit/result?p=job`, with
 * and without the language.
 */
import { Hono } from 'hono';
import { LOCALES } from '../../contract/locales.ts';
import { RENDERED_PAGES, type RenderedPageName } from '../../contract/rendered-page.ts';
import { splitLocale } from '../../contract/routes.ts';
import type { ApiEnv } from '../http/request-context.ts';
import { visitorLocale } from '../http/visitor-locale.ts';
import type { AnswerRendered } from './rendered-page.ts';

/** The page at a path without language that is rendered when it is asked for; undefined for every other path. */
export function renderedPageAt(path: string): RenderedPageName | undefined {
  return RENDERED_PAGES.find((page) => path === `/${page}` || path.startsWith(`/${page}/`));
}

/** The routes of rendered pages. */
export function renderedPageRoutes({ answerRendered }: { answerRendered: AnswerRendered }): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const paths = RENDERED_PAGES.flatMap((page) =>
    ['', `/:locale{${LOCALES.join('|')}}`].flatMap((prefix) => [`${prefix}/${page}`, `${prefix}/${page}/*`]),
  );
  return routes.on('GET', paths, (c) => {
    const { pathname, searchParams: query } = new URL(c.req.url);
    const { locale, path } = splitLocale(pathname);
    const page = renderedPageAt(path);
    if (!page) return c.notFound();
    c.set('route', `/${page}`);
    const request = {
      page,
      locale: locale ?? visitorLocale(c.req.header('cookie'), c.req.header('accept-language')),
      isPlain: locale === undefined,
      path,
      query,
    };
    return answerRendered(request, c.req.header('accept-encoding'));
  });
}
