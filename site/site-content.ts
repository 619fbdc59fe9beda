/** The checked content, read through the bundler so that an edit reloads the page in development. */
import { parseContent } from '../content/parse-content.ts';

const files = import.meta.glob<string>('/content/**/*.yaml', { query: '?raw', import: 'default', eager: true });

/** Everything the site says. A mistake in a file stops the build with a ContentError. */
export const content = parseContent(
  Object.fromEntries(Object.entries(files).map(([path, source]) => [path.slice('/content/'.length), source])),
);
