/**
 * Makes `astro dev` answer as the front server does: the language is chosen before Astro sees the
 * request, so that unprefixed addresses show the page of the visitor's language; the staff's desk and
 * the API stand beside the pages, and so do pages that are rendered when they are asked for.
 */
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { type Connect, createServer } from 'vite';
import { readContent } from '../../content/reading/read-content-files.ts';
import type { Locale } from '../../contract/locales.ts';
import { DESK_ASSETS, isDeskPath, splitLocale } from '../../contract/routes.ts';
import { visitorLocale } from '../../server/http/visitor-locale.ts';
import { fillDeskDocument } from '../../server/pages/desk-document.ts';
import { fontSource } from '../../site/fonts/page-faces.ts';
import { deskProject, documentIn } from '../build/desk-bundle.ts';
import { deskNames } from '../../publishing/pages/desk-names.ts';
import { renderedPages } from './rendered-pages.ts';

const ASSET = /^\/(@|node_modules|site\/|_astro|_image|_server|api\/)|\.[a-z0-9]+$/i;

function localeOf({ headers }: IncomingMessage): Locale {
  return visitorLocale(headers.cookie, headers['accept-language']);
}

/** The address that Astro is asked for: an unprefixed one of a page becomes that of its page in the visitor's language. */
export function builtAddress(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const { pathname, search } = new URL(url, 'http://localhost');
  if (ASSET.test(pathname) || splitLocale(pathname).locale !== undefined) return url;
  return `/_plain/${localeOf(request)}${pathname}${search}`;
}

/** Sends the desk's document and its sources, by a Vite of its own; an edit shows as you save. */
async function deskMiddleware(): Promise<Connect.NextHandleFunction> {
  const project = deskProject('dist/desk');
  const vite = await createServer({
    ...project,
    appType: 'custom',
    server: { ...project.server, middlewareMode: true, hmr: { port: 24679 } },
  });
  const template = join(project.root ?? '', 'index.html');
  return async (request, response, next) => {
    const url = request.url ?? '/';
    if (url.startsWith(DESK_ASSETS)) {
      vite.middlewares(request, response, next);
      return;
    }
    const { locale, path } = splitLocale(new URL(url, 'http://localhost').pathname);
    if (!isDeskPath(path)) {
      next();
      return;
    }
    const html = await vite.transformIndexHtml(`${DESK_ASSETS}index.html`, readFileSync(template, 'utf8'));
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    const language = locale ?? localeOf(request);
    response.end(fillDeskDocument(documentIn(html, language), deskNames(readContent()), language));
  };
}

/** Sends a font whole: only a build knows which characters its pages show. */
const sendFont: Connect.NextHandleFunction = (request, response, next) => {
  const [, name] = /^\/_fonts\/([\w-]+)\.woff2$/.exec(request.url ?? '') ?? [];
  if (name === undefined) {
    next();
    return;
  }
  response.setHeader('Content-Type', 'font/woff2');
  response.end(readFileSync(join(import.meta.dirname, '../../artwork/fonts', fontSource(name))));
};

/** The integration; it has no effect on a build. */
export function developmentServer(): AstroIntegration {
  return {
    name: 'development-server',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        const api = process.env['DEVELOPMENT_API'];
        // The page after a registration is the server's, in the frame that the last build has left.
        const proxy = { '/api/': api ?? '', '^/(zh|en|vi)/receipt/': api ?? '' };
        if (api) updateConfig({ vite: { server: { proxy } } });
      },
      'astro:server:setup': ({ server }) => {
        // Made with the first request: the tests' server is asked nothing, and would wait for this one to end.
        let desk: ReturnType<typeof deskMiddleware> | undefined;
        server.middlewares.use((request, response, next) => {
          desk ??= deskMiddleware();
          desk.then((answer) => answer(request, response, next), next);
        });
        server.middlewares.use(sendFont);
        server.middlewares.use(renderedPages(server));
        server.middlewares.use((request, _response, next) => {
          request.url = builtAddress(request);
          next();
        });
      },
    },
  };
}
