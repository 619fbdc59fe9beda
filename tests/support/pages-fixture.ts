/** A small built site for tests of the front server. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { precompress } from '../../scripts/precompress.ts';
import { MEMORY_MAX_BYTES } from '../../server/pages/site-file.ts';
import { temporaryFolder } from './databases.ts';

const FILLER = 'The quick brown fox jumps over the lazy dog. '.repeat(200);

/** The policy that the fixture's build gives a page. */
export function fixturePolicy(pathname: string): string {
  return `default-src 'self'; script-src 'self' 'sha256-${pathname.length}'; frame-ancestors 'none'`;
}

/** The video of the fixture: its bytes count up. */
export const VIDEO = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

/** A video too long for the memory. */
export const LONG_VIDEO_BYTES = MEMORY_MAX_BYTES + 5;

/** The title of a page of the fixture. */
export function titleOf(body: Buffer): string | undefined {
  return /<title>(.*)<\/title>/.exec(body.toString())?.[1];
}

function page(locale: string, text: string): string {
  return `<!doctype html><html lang="${locale}"><title>${text}</title><p>${text} ${FILLER}</p>`;
}

/** The outcome page of the fixture's build: shows what it was given as JSON. */
const ENTRY = `
export async function handler(request, response, next, locals) {
  response.writeHead(locals.outcome?.status ?? 200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(JSON.stringify({ url: request.url, outcome: locals.outcome ?? null }));
}
`;

/**
 * Writes a built site into a folder of its own: pages in three languages with and without
 * unprefixed twins, the desk, hashed scripts, pictures, videos, and what must not be reached.
 */
export async function writePagesFixture(): Promise<string> {
  const pagesDir = temporaryFolder();
  const client = path.join(pagesDir, 'client');
  const files = new Map<string, string | Buffer>();
  const policies: { pathname: string; headers: { key: string; value: string }[] }[] = [];
  for (const locale of ['zh', 'en', 'vi']) {
    for (const name of ['', '404', 'phd', 'masters/business']) {
      const pathname = path.posix.join('/', locale, name);
      files.set(path.join(locale, name, 'index.html'), page(locale, `${name || 'home'} in ${locale}`));
      policies.push({ pathname, headers: [{ key: 'Content-Security-Policy', value: fixturePolicy(pathname) }] });
    }
    // "masters/business" has no twin: its page under a prefix stands in.
    for (const name of ['', '404', 'phd']) {
      files.set(path.join('_plain', locale, name, 'index.html'), page(locale, `plain ${name || 'home'} in ${locale}`));
    }
  }
  files.set('_astro/app.abc123.js', `export default 1;//${FILLER}`);
  files.set('robots.txt', 'User-agent: *\n');
  files.set('picture.avif', Buffer.from([1, 2, 3]));
  files.set('video.mp4', VIDEO);
  files.set('long.mp4', Buffer.alloc(LONG_VIDEO_BYTES, 7));
  files.set(
    'consent.json',
    JSON.stringify({ version: '2026-11-21', texts: { zh: '我同意', en: 'I agree', vi: 'Tôi đồng ý' } }),
  );
  for (const locale of ['zh', 'en', 'vi']) {
    files.set(`../desk/${locale}.html`, page(locale, `desk in ${locale}`));
  }
  files.set('../desk/index-abc123.js', `export default 2;//${FILLER}`);
  files.set('../desk/.built-from', 'a fingerprint');
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(client, name)), { recursive: true });
    writeFileSync(path.join(client, name), content);
  }
  mkdirSync(path.join(pagesDir, 'server'));
  writeFileSync(path.join(pagesDir, 'server', 'entry.mjs'), ENTRY);
  writeFileSync(path.join(pagesDir, '_headers.json'), JSON.stringify(policies));
  writeFileSync(path.join(pagesDir, 'secret.txt'), 'outside');
  for (const part of ['client', 'desk']) {
    await precompress(path.join(pagesDir, part), path.join(pagesDir, 'compressed', part));
  }
  return pagesDir;
}
