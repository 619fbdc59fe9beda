/** A stylesheet with each school's colour as `--c`, made from the content: style attributes are forbidden by the CSP. */
import type { Plugin } from 'vite';
import { readContent } from '../../content/read-content-files.ts';

const ID = 'virtual:school-colors.css';

/** The bundler's plugin behind `import 'virtual:school-colors.css'`. */
export function schoolColors(): Plugin {
  return {
    name: 'school-colors',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => {
      if (id !== `\0${ID}`) return null;
      return [...readContent().schools]
        .map(([slug, school]) => `[data-school=${slug}]{--c:${school.color}}`)
        .join('\n');
    },
  };
}
