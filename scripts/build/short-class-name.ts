import { createHash } from 'node:crypto';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

/**
 * The name of a class of a CSS module: short, because it stands many times in a page, and pages carry their styles. It
 * depends on file and class alone, so that what is rendered later bears the names of the built page's styles.
 */
export function shortClassName(name: string, file: string): string {
  const id = `${path.relative(ROOT, file.split('?')[0] ?? file)} ${name}`;
  return `_${createHash('sha256').update(id).digest('base64url').replace(/\W/g, '').slice(0, 4)}`;
}
