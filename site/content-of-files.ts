/** The content of the repository, read through the bundler so that an edit reloads the page in development. */
import { type Content, parseContent } from '../content/reading/parse-content.ts';

const files = import.meta.glob<string>('/content/**/*.yaml', { query: '?raw', import: 'default', eager: true });

/**
 * The checked content. A bundle has none of it: there this file is another (scripts/build/without-content.ts).
 *
 * @throws ContentError for a mistake in a file.
 */
export function contentOfFiles(): Content {
  return parseContent(
    Object.fromEntries(Object.entries(files).map(([path, source]) => [path.slice('/content/'.length), source])),
  );
}
