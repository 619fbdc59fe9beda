/** A page of a heading and a sentence, for what somebody opens and cannot be shown. */
import { createHash } from 'node:crypto';
import { HTML_LANG, type Locale } from '../../../contract/locales.ts';
import { escapeHtml } from '../escape-html.ts';
import { SECRET_HEADERS } from '../security-headers.ts';

const STYLE =
  'body{margin:15vh auto 0;padding:0 24px;max-width:34em;font:16px/1.7 system-ui,sans-serif;color:#12122b;background:#f7f4ef}h1{font-size:22px}';

/** The source of an inline style, as policies name it. */
export function styleSource(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}

/** What the page says, and in which language. */
export interface MessagePage {
  locale: Locale;
  status: number;
  title: string;
  text: string;
  /** Where a reader can go on. */
  link?: { href: string; label: string };
}

/** The answer with the page. Its address may hold a key: no other site is told of it. */
export function answerMessagePage({ locale, status, title, text, link }: MessagePage): Response {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style>`;
  const onward = link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : '';
  const html = `<!doctype html><html lang="${HTML_LANG[locale]}"><head>${head}</head><body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${onward}</body></html>`;
  const policy = `default-src 'none'; style-src ${styleSource(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  const headers = { ...SECRET_HEADERS, 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  return new Response(html, { status, headers });
}
