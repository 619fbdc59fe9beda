/**
 * Answers of a sentence, for what gets no page of the site: often not even the address is known. In all languages, since
 * whoever reads it may have sent none.
 */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { HTML_LANG, LOCALES } from '../../../contract/locales.ts';
import { bareAnswerMessages } from './bare-answer.messages.ts';

type Key = keyof typeof bareAnswerMessages;

const SENTENCES: Readonly<Record<number, Key>> = {
  408: 'bare.too_slow',
  413: 'bare.too_large',
  431: 'bare.too_many_cookies',
  500: 'bare.failed',
};

/** The header that goes with {@link bareBody}. */
export const BARE_TYPE = 'text/html; charset=utf-8';

/** The page for a status. */
export function bareBody(status: number): string {
  const sentences = bareAnswerMessages[SENTENCES[status] ?? 'bare.refused'];
  const lines = LOCALES.map((locale) => `<p lang="${HTML_LANG[locale]}">${sentences[locale]}</p>`);
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title>${lines.join('')}\n`;
}

/** Answers where Node has no response to do so, and closes the connection. */
export function answerOnSocket(socket: Socket, status: number): void {
  const body = bareBody(status);
  const fields = [`Content-Type: ${BARE_TYPE}`, `Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close'];
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${fields.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
