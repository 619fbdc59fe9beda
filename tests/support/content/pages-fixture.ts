/** A small built site for tests of the front server. */

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '../../../contract/locales.ts';
import { precompress } from '../../../publishing/files/precompress.ts';
import { deskNamesFile } from '../../../server/pages/desk-document.ts';
import { frameFile, frameKeys, framePath } from '../../../server/pages/rendered-page.ts';
import { MEMORY_MAX_BYTES } from '../../../server/pages/files/site-file.ts';
import { temporaryFolder } from '../stores/databases.ts';

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

/** A frame, as the fixture's build has it. */
function frame(locale: string, name: string): string {
  return (
    `<!doctype html><html lang="${locale}"><title>{{title}} in ${name}</title>` +
    '<a href="/vi/sheet/{{choice}}">vi</a>{{content}}<p>as it was built</p>{{/content}}<footer>foot</footer>'
  );
}

/** What renders pages in the fixture: it tells what it was asked for. */
const BUNDLE = `export const loadRenderer = async () => renderer;
const renderer = {
  loadContent() {},
  renderPage({ page, locale, isPlain, path = '', query, outcome, view }) {
    const asked = outcome || view ? JSON.stringify(outcome ?? view) : [path, query.get('for')].join(' ');
    if (asked.includes('broken')) throw new Error('broken');
    const html = '<p>' + [page, locale, isPlain, asked].join(' ') + ' {{title}}</p>';
    return { ...(path.endsWith('/none') && { status: 404 }), title: '<' + page + '>', choice: view?.token ?? 'a/b', html };
  },
};`;

/**
 * Writes a built site into a folder of its own: pages in three languages with and without
 * locale-neutral pages, the desk, hashed scripts, pictures, videos, and what must not be reached.
 */
export async function writePagesFixture(): Promise<string> {
  const pagesDir = temporaryFolder();
  const client = path.join(pagesDir, 'client');
  const files = new Map<string, string | Buffer>();
  const policies: { pathname: string; headers: { key: string; value: string }[] }[] = [];
  for (const locale of LOCALES) {
    for (const name of ['', '404', 'phd', 'appointment', 'masters/business']) {
      const pathname = path.posix.join('/', locale, name);
      files.set(path.join(locale, name, 'index.html'), page(locale, `${name || 'home'} in ${locale}`));
      policies.push({ pathname, headers: [{ key: 'Content-Security-Policy', value: fixturePolicy(pathname) }] });
    }
    // "masters/business" has no locale-neutral page: the one under a prefix stands in.
    for (const name of ['', '404', 'phd', 'appointment']) {
      files.set(path.join('_plain', locale, name, 'index.html'), page(locale, `plain ${name || 'home'} in ${locale}`));
    }
  }
  for (const key of frameKeys(LOCALES)) {
    files.set(path.relative(client, frameFile(pagesDir, key)), frame(key.locale, framePath(key)));
    const pathname = `/${framePath(key)}`;
    policies.push({ pathname, headers: [{ key: 'Content-Security-Policy', value: fixturePolicy(pathname) }] });
  }
  files.set('../bundle/server/entry.mjs', BUNDLE);
  files.set('../rendered/content.json', '{}');
  files.set('_astro/app.abc123.js', `export default 1;//${FILLER}`);
  files.set('robots.txt', 'User-agent: *\n');
  files.set('picture.avif', Buffer.from([1, 2, 3]));
  files.set('video.mp4', VIDEO);
  files.set('long.mp4', Buffer.alloc(LONG_VIDEO_BYTES, 7));
  files.set(
    'consent.json',
    JSON.stringify({ version: '2026-11-21', texts: { zh: '我同意', en: 'I agree', vi: 'Tôi đồng ý' } }),
  );
  const facts = { zh: '晨光', en: 'First Light', vi: 'First Light' };
  const company = { name: facts, phone: '+86 571 0000 0000', callBackWorkingDays: 1 };
  files.set('receipt.json', JSON.stringify(company));
  for (const locale of LOCALES) {
    files.set(`../desk/${locale}.html`, page(locale, `desk in ${locale}`));
  }
  files.set(path.relative(client, deskNamesFile(pagesDir)), JSON.stringify({ company: facts, programs: {} }));
  files.set('../desk/index-abc123.js', `export default 2;//${FILLER}`);
  files.set('../desk/.built-from', 'a fingerprint');
  for (const [name, content] of files) {
    mkdirSync(path.dirname(path.join(client, name)), { recursive: true });
    writeFileSync(path.join(client, name), content);
  }
  writeFileSync(path.join(pagesDir, '_headers.json'), JSON.stringify(policies));
  writeFileSync(path.join(pagesDir, 'secret.txt'), 'outside');
  for (const part of ['client', 'desk']) {
    await precompress(path.join(pagesDir, part), path.join(pagesDir, 'compressed', part));
  }
  return pagesDir;
}
