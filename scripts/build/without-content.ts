/** Bundles the site without content: whoever loads the bundle gives it some. */
import path from 'node:path';
import type { Plugin } from 'vite';

const CONTENT = path.join(import.meta.dirname, '../../site/content-of-files.ts');

/** The bundler's plugin; development and tests read the files of the repository. */
export function withoutContent(): Plugin {
  return {
    name: 'without-content',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === CONTENT ? 'export const contentOfFiles = () => ({});' : undefined),
  };
}
