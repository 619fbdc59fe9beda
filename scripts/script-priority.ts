/**
 * Asks browsers to fetch a page's own script after its words, fonts and first picture. Astro gives
 * a script that it bundles no attribute, and browsers take a module in the head for urgent: on a
 * slow network it then shares the line with what the first screen shows.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const MODULE_SCRIPT = /<script type="module" src=/g;

/** A page's HTML with its modules at low priority. */
export function lowerScripts(html: string): string {
  return html.replace(MODULE_SCRIPT, '<script type="module" fetchpriority="low" src=');
}

/** Rewrites the pages of a built site. @throws the file system's error. */
export function lowerScriptPriority(clientDir: string): void {
  for (const name of readdirSync(clientDir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = path.join(clientDir, name);
    writeFileSync(file, lowerScripts(readFileSync(file, 'utf8')));
  }
}
