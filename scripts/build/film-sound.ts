/** Tells pages which films of the repository have sound: `import.meta.glob('/site/films/*.mp4', { query: '?sound' })`. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { hasSoundTrack } from '../../publishing/protocol/film-kind.ts';

const QUERY = '?sound';

/** The bundler's plugin: such an import is true or false, by the file itself. */
export function filmSound(): Plugin {
  return {
    name: 'film-sound',
    enforce: 'pre',
    load: (id) =>
      id.endsWith(QUERY) ? `export default ${hasSoundTrack(readFileSync(id.slice(0, -QUERY.length)))}` : undefined,
  };
}
