/**
 * How the staff's desk is built and served in development: a Vite project of its own (decision 040),
 * so that nothing of it can reach a visitor's page.
 */
import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { FIRST_PAINT_SCRIPT } from '../../contract/staff/desk-first-paint.ts';
import { HTML_LANG, LOCALES, type Locale } from '../../contract/locales.ts';
import { textsIn } from '../../contract/messages.ts';
import { DESK_ASSETS } from '../../contract/routes.ts';
import { guideMessages } from '../../desk/guide/guide.messages.ts';
import { deskTexts } from '../../desk/words/desk-messages.ts';
import { deskDocumentMessages } from './desk-document.messages.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The desk's document in one language, from the one that Vite has made; the server puts names into it. */
export function documentIn(html: string, locale: Locale): string {
  const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
  const inLanguage = html
    .replace('<html lang="en"', `<html lang="${HTML_LANG[locale]}"`)
    .replace('<script></script>', () => `<script>${FIRST_PAINT_SCRIPT}</script>`);
  return Object.entries(textsIn(deskDocumentMessages, locale)).reduce(
    (text, [name, value]) => text.replaceAll(`%${name}%`, escaped(value)),
    inLanguage,
  );
}

/** The modules that give texts, by the function that each exports. */
const TEXT_MODULES = [
  { file: '/desk/words/load-texts.ts', exported: 'loadTexts', asset: 'texts', textsFor: deskTexts },
  {
    file: '/desk/guide/load-guide-texts.ts',
    exported: 'loadGuideTexts',
    asset: 'guide',
    textsFor: (locale: Locale) => textsIn(guideMessages, locale),
  },
] as const;

/** In the place of those modules: fetches the texts of one language, without the notes, from a file each. */
function textFiles(): Plugin {
  return {
    name: 'desk-texts',
    apply: 'build',
    load(id) {
      const module = TEXT_MODULES.find(({ file }) => id.endsWith(file));
      if (!module) return undefined;
      const { exported, asset, textsFor } = module;
      const files = LOCALES.map((locale) => {
        const source = JSON.stringify(textsFor(locale));
        return `${locale}: import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${asset}-${locale}.json`, source })}`;
      });
      return `const files = { ${files.join(', ')} };
export async function ${exported}(locale) {
  const response = await fetch(files[locale]);
  if (!response.ok) throw new Error('The texts could not be loaded: ' + response.status);
  return response.json();
}`;
    },
  };
}

/** The Vite project of the desk. */
export function deskProject(outDir: string): InlineConfig {
  return {
    configFile: false,
    root: join(ROOT, 'desk'),
    base: DESK_ASSETS,
    cacheDir: join(ROOT, 'node_modules/.vite-desk'),
    publicDir: false,
    plugins: [textFiles()],
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      target: ['chrome107', 'safari15.4'],
      cssTarget: ['chrome107', 'safari15.4'],
      assetsInlineLimit: 0,
      assetsDir: '',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        // What the first screen needs is one file, and what most others need besides is another: dozens of small ones would
        // cost a round trip each on a distant connection.
        output: {
          codeSplitting: {
            groups: [
              { name: 'first', tags: ['$initial'] },
              { name: 'shared', minShareCount: 4 },
            ],
          },
        },
        onLog(level, log, report) {
          // 'use client' is for servers that render React; there is none here.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
    server: { fs: { allow: [ROOT] } },
  };
}
