/**
 * Makes `astro dev` answer as the front server does: the language is chosen before Astro sees the
 * request, so that unprefixed addresses show the page of the visitor's language.
 */
import type { AstroIntegration } from 'astro';
import { chooseLocale, LOCALE_KEY } from '../contract/locales.ts';
import { splitLocale } from '../contract/routes.ts';

const ASSET = /^\/(@|node_modules|site\/|_astro|_image|_server)|\.[a-z0-9]+$/i;

function preferredLanguages(header: string | undefined): string[] {
  return (header ?? '').split(',').map((part) => part.split(';')[0] ?? '');
}

/** The integration; it has no effect on a build. */
export function developmentServer(): AstroIntegration {
  return {
    name: 'development-server',
    hooks: {
      // The policy holds for built pages; the development server injects scripts and styles of its own.
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev') updateConfig({ security: { csp: false } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, _response, next) => {
          const url = new URL(request.url ?? '/', 'http://localhost');
          if (!ASSET.test(url.pathname) && splitLocale(url.pathname).locale === undefined) {
            const saved = new RegExp(`(?:^|; )${LOCALE_KEY}=([^;]*)`).exec(request.headers.cookie ?? '')?.[1];
            const locale = chooseLocale(saved, preferredLanguages(request.headers['accept-language']));
            request.url = `/_plain/${locale}${url.pathname}${url.search}`;
          }
          next();
        });
      },
    },
  };
}
