/**
 * Answers plain requests for pages and files straight from the memory, past Node's HTTP classes,
 * which take two thirds of the time of such an answer (docs/decisions/013). Only what is beyond
 * doubt is answered here: one whole GET or HEAD of HTTP/1.1 without a body. A connection that
 * brings anything else goes to Node's own server, with all that was read, and stays there.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { currentDate } from './http-date.ts';
import { type RequestHead, RequestHeadReader } from './request-head.ts';
import { type ResourceForm, type Scheme, wireHead } from './resource.ts';

/** Answers up to this size are kept with their head in one piece, renewed as the date moves on. */
const ONE_PIECE_MAX_BYTES = 65_536;

/** So many answers are kept so; each takes its form's size once more. */
const PIECES_MAX = 64;

/** What is answered here: a form that is in memory. */
export interface FastAnswer {
  isUnchanged: boolean;
  form: ResourceForm;
  scheme: Scheme;
}

/** What the fast path needs. */
export interface FastPathOptions {
  /** The answer to a request; undefined when Node's server is to see to it. */
  find: (head: RequestHead) => FastAnswer | undefined;
  /** Time for which a connection may stay idle. */
  idleTimeoutMs: number;
}

/** The connections that are answered here. */
export interface FastPath {
  /** Closes them once what was answered has been sent; to be called when the server stops. */
  closeAll(): void;
}

/** The forms that have such a piece, the one renewed last at the end. */
const withPiece = new Set<ResourceForm>();

function keepPiece(form: ResourceForm, piece: NonNullable<ResourceForm['piece']>): void {
  form.piece = piece;
  withPiece.delete(form);
  withPiece.add(form);
  if (withPiece.size <= PIECES_MAX) return;
  const [oldest] = withPiece;
  if (!oldest) return;
  delete oldest.piece;
  withPiece.delete(oldest);
}

function onePiece(form: ResourceForm, body: Buffer, scheme: Scheme): Buffer {
  const date = currentDate();
  if (form.piece?.date === date && form.piece.scheme === scheme) return form.piece.bytes;
  const bytes = Buffer.concat([Buffer.from(`${wireHead(form, scheme, false)}Date: ${date}\r\n\r\n`, 'latin1'), body]);
  keepPiece(form, { date, scheme, bytes });
  return bytes;
}

/** Sends an answer; false when the visitor does not keep up with reading. */
function sendAnswer(socket: Socket, { isUnchanged, form, scheme }: FastAnswer, isHead: boolean): boolean {
  const { body } = form;
  const isWhole = !isUnchanged && !isHead && body !== undefined;
  if (isWhole && form.size <= ONE_PIECE_MAX_BYTES) return socket.write(onePiece(form, body, scheme));
  const head = wireHead(form, scheme, isUnchanged);
  if (!isWhole) return socket.write(`${head}Date: ${currentDate()}\r\n\r\n`, 'latin1');
  socket.cork();
  socket.write(`${head}Date: ${currentDate()}\r\n\r\n`, 'latin1');
  const isKeepingUp = socket.write(body);
  socket.uncork();
  return isKeepingUp;
}

/** One connection, until it is handed over or closed. */
class FastConnection {
  readonly #socket: Socket;
  readonly #reader = new RequestHeadReader();
  readonly #options: FastPathOptions;
  readonly #handOver: (socket: Socket) => void;
  readonly #listeners: readonly (readonly [string, (...given: never[]) => void])[];

  constructor(socket: Socket, options: FastPathOptions, onLeave: () => void, handOver: (socket: Socket) => void) {
    this.#socket = socket;
    this.#options = options;
    this.#handOver = (handed) => {
      onLeave();
      handOver(handed);
    };
    this.#listeners = [
      ['data', (chunk: Buffer) => this.#read(chunk)],
      ['end', () => socket.end()],
      ['timeout', () => socket.destroy()],
      // A visitor who leaves is no fault; the connection's end is seen by "close".
      ['error', () => {}],
      ['close', onLeave],
    ];
    socket.setNoDelay(true);
    socket.setTimeout(options.idleTimeoutMs);
    for (const [event, listener] of this.#listeners) socket.on(event, listener as () => void);
  }

  #read(chunk: Buffer): void {
    const head = this.#reader.read(chunk);
    const answer = head && this.#options.find(head);
    if (!answer) this.#leave(chunk);
    else if (!sendAnswer(this.#socket, answer, head.isHead)) this.#waitForReader();
  }

  /** Whoever asks without reading the answers is not listened to until they are read. */
  #waitForReader(): void {
    this.#socket.pause();
    this.#socket.once('drain', () => this.#socket.resume());
  }

  #leave(chunk: Buffer): void {
    const socket = this.#socket;
    for (const [event, listener] of this.#listeners) socket.off(event, listener as () => void);
    socket.setTimeout(0);
    socket.pause();
    socket.unshift(chunk);
    this.#handOver(socket);
    socket.resume();
  }
}

/** Puts the fast path in front of a server's own handling of connections. */
export function addFastPath(server: Server, options: FastPathOptions): FastPath {
  const sockets = new Set<Socket>();
  const ownHandlers = server.listeners('connection');
  server.removeAllListeners('connection');
  const handOver = (socket: Socket) => {
    for (const handle of ownHandlers) handle.call(server, socket);
  };
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    new FastConnection(socket, options, () => sockets.delete(socket), handOver);
  });
  return {
    closeAll() {
      for (const socket of sockets) socket.destroySoon();
    },
  };
}
