/**
 * React makes five errors when it is loaded, only to know them again when they are thrown. Where a program drives the
 * browser, as Lighthouse and the tests do, each is given its stack at once, for which the browser reads all of React's
 * script a second time: 60 ms, and four times as long on a slow phone. Without a stack they are the same to React.
 */
import type { Plugin } from 'vite';

const MARKER_ERROR = /(\b\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/** The errors of React's script, made without their stacks. @throws Error where there are none, in another React. */
export function withoutStacksIn(code: string): string {
  if (code.search(MARKER_ERROR) === -1)
    throw new Error('React makes no errors when it is loaded: leave this step out.');
  return code.replace(MARKER_ERROR, '$1 = Object.assign(Object.create(Error.prototype), { message: $2 })');
}

/** The bundler's plugin. */
export function withoutStacks(): Plugin {
  return {
    name: 'without-stacks',
    apply: 'build',
    transform: (code, id) => (id.endsWith('/react-dom-client.production.js') ? withoutStacksIn(code) : undefined),
  };
}
