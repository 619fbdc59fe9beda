/**
 * A page of a sentence in all languages, for a request that gets no page of the site: often not even its address is
 * known, and no language.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { HTML_LANG, LOCALES } from '../../../contract/locales.ts';
import { fallbackPageMessages } from './fallback-page.messages.ts';

type Key = keyof typeof fallbackPageMessages;

const SENTENCES: Readonly<Record<number, Key>> = {
  408: 'bare.too_slow',
  413: 'bare.too_large',
  431: 'bare.too_many_cookies',
  500: 'bare.failed',
};

/** The header that goes with {@link fallbackPage}. */
export const FALLBACK_PAGE_TYPE = 'text/html; charset=utf-8';

/** The page as HTML. Statuses other than 408, 413, 431 and 500 get the sentence for a request that cannot be answered. */
export function fallbackPage(status: number): string {
  const sentences = fallbackPageMessages[SENTENCES[status] ?? 'bare.refused'];
  const lines = LOCALES.map((locale) => `<p lang="${HTML_LANG[locale]}">${sentences[locale]}</p>`);
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title>${lines.join('')}\n`;
}

/** Answers with {@link fallbackPage} where Node has no response to do so, and closes the connection. */
export function answerOnSocket(socket: Socket, status: number): void {
  const body = fallbackPage(status);
  const fields = [
    `Content-Type: ${FALLBACK_PAGE_TYPE}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fields.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
