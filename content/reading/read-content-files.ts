/** Reads the content from disk, for commands and tests that run outside the bundler. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chinaDay } from '../../contract/time/china-calendar.ts';
import { type Content, type ContentFiles, contentOf, documentsOf } from './parse-content.ts';
import { hideUnreleased } from '../rules/story-release.ts';

/** The folder of the repository with the content files. */
export const CONTENT_FOLDER = join(import.meta.dirname, '..');

/** The texts of all content files. @throws the file system's error. */
export function readContentFiles(folder: string = CONTENT_FOLDER): ContentFiles {
  const files: ContentFiles = {};
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (entry.endsWith('.yaml')) files[entry.replaceAll('\\', '/')] = readFileSync(join(folder, entry), 'utf8');
  }
  return files;
}

/** All content as visitors may see it today, checked. Throws a ContentError when a file does not fit its schema. */
export function readContent(folder: string = CONTENT_FOLDER): Content {
  return contentOf(hideUnreleased(documentsOf(readContentFiles(folder)), chinaDay(Date.now())));
}
