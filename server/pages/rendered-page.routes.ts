/**
 * The pages whose address holds a choice: `GET /{language}/sheet/{slug}/{slug}`, `GET /{language}/fit/result?p=job`, with
 * and without the language.
 */
import { Hono } from 'hono';
import { LOCALES } from '../../contract/locales.ts';
import { CHOICE_PAGES, type ChoicePageName } from '../../contract/rendered-page.ts';
import { splitLocale } from '../../contract/routes.ts';
import type { ApiEnv } from '../http/request-context.ts';
import { visitorLocale } from '../http/visitor-locale.ts';
import type { AnswerRendered } from './rendered-page.ts';
import { PAGE_CACHE } from './site.ts';

/** The page with a choice at a path without language; undefined for every other path. */
export function renderedPageAt(path: string): ChoicePageName | undefined {
  return CHOICE_PAGES.find((page) => path === `/${page}` || path.startsWith(`/${page}/`));
}

function headersOf(isPlain: boolean): Record<string, string> {
  const vary = isPlain ? { Vary: 'Accept-Encoding, Cookie, Accept-Language' } : {};
  return { 'Cache-Control': PAGE_CACHE, 'X-Robots-Tag': 'noindex, nofollow', ...vary };
}

/** The routes of these pages. */
export function renderedPageRoutes({ answerRendered }: { answerRendered: AnswerRendered }): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const paths = CHOICE_PAGES.flatMap((page) =>
    ['', `/:locale{${LOCALES.join('|')}}`].flatMap((prefix) => [`${prefix}/${page}`, `${prefix}/${page}/*`]),
  );
  return routes.on('GET', paths, async (c) => {
    const { pathname, searchParams: query } = new URL(c.req.url);
    const { locale, path } = splitLocale(pathname);
    const page = renderedPageAt(path);
    if (!page) return c.notFound();
    c.set('route', `/${page}`);
    const isPlain = locale === undefined;
    const visitor = locale ?? visitorLocale(c.req.header('cookie'), c.req.header('accept-language'));
    const sending = { acceptEncoding: c.req.header('accept-encoding'), headers: headersOf(isPlain) };
    return (await answerRendered({ page, locale: visitor, isPlain, path, query }, sending)) ?? c.notFound();
  });
}
