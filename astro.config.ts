import { defineConfig } from 'astro/config';
import { filmSound } from './scripts/build/film-sound.ts';
import { markedIslands } from './scripts/build/marked-islands.ts';
import { shortClassName } from './scripts/build/short-class-name.ts';
import { siteBundle } from './scripts/build/site-bundle.ts';
import { wake } from './scripts/build/wake.ts';
import { withoutContent } from './scripts/build/without-content.ts';
import { developmentServer } from './scripts/dev/development-server.ts';

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist/bundle',
  output: 'server',
  adapter: siteBundle(),
  integrations: [markedIslands(), wake(), developmentServer()],
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'always' },
  vite: {
    plugins: [withoutContent(), filmSound()],
    css: { modules: { generateScopedName: shortClassName } },
    build: { target: ['chrome107', 'safari15.4'], cssTarget: ['chrome107', 'safari15.4'], assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // Three shared files instead of a dozen of a few hundred bytes: each request costs headers and time.
              codeSplitting: {
                groups: [
                  // What pages' own scripts need: in the shared file it would bring React before the first paint.
                  {
                    name: 'start',
                    test: /\/(contract\/(locales|read-cookies|routes|text\/decode-or-keep|content\/degree-uses)|behaviour\/(browser-storage\/(purpose|visit-source)|islands\/untranslate))\.ts/,
                    priority: 1,
                  },
                  {
                    // What the home page's banner needs, which runs before the first touch: as little as can be.
                    name: 'base',
                    test: /\/(behaviour\/(hooks\/(use-(auto-advance|is-hydrated|media-query|tabs)|wrap-index)|islands\/first-screen)|components\/(first-screen-end|icon|picture)\/[A-Z]\w+|contract\/messages)\.tsx?$/,
                    priority: 1,
                    minShareCount: 2,
                  },
                  // The search's index comes on first use, in a file of its own.
                  { name: 'react', test: /node_modules\/(?!minisearch)|rolldown-runtime|vite\/preload/, priority: 2 },
                  {
                    // What only sections further down need comes with them, and a page's own script with that page alone.
                    name: 'shared',
                    test: /\/(site\/(behaviour|components|messages)|contract)\/(?!.*(page-start|purpose-choice|keep-fit-purpose|wechat-guide|registration))/,
                    minShareCount: 2,
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
  devToolbar: { enabled: false },
});
