/** Writes an answer from the memory to a socket. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FlatHeaders, ResourceForm, Scheme } from '../files/resource.ts';
import { currentDate } from './http-date.ts';

/** Answers up to this size are kept with their head in one piece, renewed as the date moves on. */
const ONE_PIECE_MAX_BYTES = 65_536;

/** Bytes of all that is kept so, once more beside their forms: the Brotli forms of some 100 pages. */
const PIECES_MAX_BYTES = 2 * 1024 * 1024;

/** What is answered: a form that is in memory. */
export interface FastAnswer {
  form: ResourceForm;
  body: Buffer;
  isUnchanged: boolean;
  scheme: Scheme;
}

/** Head, date and body as they were last sent. */
interface Piece {
  date: string;
  scheme: Scheme;
  bytes: Buffer;
}

/** Heads up to the line before the date, made when first asked for: most forms of most pages never are. */
const heads = new WeakMap<FlatHeaders, string>();

/** The last pieces, the one renewed last at the end. */
const pieces = new Map<ResourceForm, Piece>();
let piecesBytes = 0;

function headOf(status: number, headers: FlatHeaders): string {
  const known = heads.get(headers);
  if (known !== undefined) return known;
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let index = 0; index < headers.length; index += 2) text += `${headers[index]}: ${headers[index + 1]}\r\n`;
  heads.set(headers, text);
  return text;
}

function forgetPiece(form: ResourceForm): void {
  piecesBytes -= pieces.get(form)?.bytes.length ?? 0;
  pieces.delete(form);
}

/**
 * The answer in one piece; undefined when there is no room for it beside those of this second: pieces that replace one
 * another are garbage, hundreds of megabytes a second.
 */
function onePiece({ form, body, scheme }: FastAnswer): Buffer | undefined {
  const date = currentDate();
  const kept = pieces.get(form);
  if (kept?.date === date && kept.scheme === scheme) return kept.bytes;
  forgetPiece(form);
  for (const [oldest, piece] of pieces) {
    if (piecesBytes + form.content.size <= PIECES_MAX_BYTES) break;
    if (piece.date === date) return undefined;
    forgetPiece(oldest);
  }
  const head = `${headOf(form.status, form.headers[scheme])}Date: ${date}\r\n\r\n`;
  const bytes = Buffer.concat([Buffer.from(head, 'latin1'), body]);
  pieces.set(form, { date, scheme, bytes });
  piecesBytes += bytes.length;
  return bytes;
}

/** Sends an answer; false when the visitor does not keep up with reading. */
export function sendAnswer(socket: Socket, answer: FastAnswer, isHead: boolean): boolean {
  const { form, body, isUnchanged, scheme } = answer;
  const isWhole = !isUnchanged && !isHead;
  const piece = isWhole && form.content.size <= ONE_PIECE_MAX_BYTES ? onePiece(answer) : undefined;
  if (piece) return socket.write(piece);
  const start = isUnchanged ? headOf(304, form.unchangedHeaders[scheme]) : headOf(form.status, form.headers[scheme]);
  const head = `${start}Date: ${currentDate()}\r\n\r\n`;
  if (!isWhole) return socket.write(head, 'latin1');
  socket.cork();
  socket.write(head, 'latin1');
  const isKeepingUp = socket.write(body);
  socket.uncork();
  return isKeepingUp;
}
