/**
 * Answers plain requests for pages and files straight from the memory, past Node's HTTP classes,
 * which take two thirds of the time of such an answer (docs/decisions/013). Only what is beyond
 * doubt is answered here: one whole GET or HEAD of HTTP/1.1 without a body. A connection that
 * brings anything else goes to Node's own server, with all that was read, and stays there.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { currentDate } from './http-date.ts';
import { type RequestHead, readRequestHead } from './request-head.ts';
import type { ResourceForm } from './resource.ts';

/** Answers up to this size are kept with their head in one piece, renewed as the date moves on. */
const ONE_PIECE_MAX_BYTES = 65_536;

/** What is answered here. */
export interface FastAnswer {
  status: 200 | 304 | 404;
  form: ResourceForm;
  scheme: 'http' | 'https';
}

/** What the fast path needs. */
export interface FastPathOptions {
  /** The answer to a request; undefined when Node's server is to see to it. */
  find: (head: RequestHead) => FastAnswer | undefined;
  /** Time in which a connection must bring its first request. */
  headersTimeoutMs: number;
  /** Time for which a connection may stay idle. */
  keepAliveTimeoutMs: number;
}

/** The connections that are answered here. */
export interface FastPath {
  /** Closes them; to be called when the server stops. */
  closeAll(): void;
}

function sendAnswer(socket: Socket, { status, form, scheme }: FastAnswer, isHead: boolean): boolean {
  const head = (status === 304 ? form.unchangedHead : form.head)[scheme];
  const { body } = form;
  if (status === 304 || isHead || !body) return socket.write(`${head}Date: ${currentDate()}\r\n\r\n`, 'latin1');
  if (form.size <= ONE_PIECE_MAX_BYTES) return socket.write(onePiece(form, body, scheme));
  socket.cork();
  socket.write(`${head}Date: ${currentDate()}\r\n\r\n`, 'latin1');
  const isRoomLeft = socket.write(body);
  socket.uncork();
  return isRoomLeft;
}

function onePiece(form: ResourceForm, body: Buffer, scheme: 'http' | 'https'): Buffer {
  const date = currentDate();
  if (form.piece?.date === date && form.piece.scheme === scheme) return form.piece.bytes;
  const bytes = Buffer.concat([Buffer.from(`${form.head[scheme]}Date: ${date}\r\n\r\n`, 'latin1'), body]);
  form.piece = { date, scheme, bytes };
  return bytes;
}

/** Puts the fast path in front of a server's own handling of connections. */
export function addFastPath(server: Server, options: FastPathOptions): FastPath {
  const connections = new Set<Socket>();
  const handlers = server.listeners('connection') as ((socket: Socket) => void)[];
  server.removeAllListeners('connection');

  server.on('connection', (socket: Socket) => {
    const onTimeout = () => socket.destroy();
    // A visitor who leaves is no fault; the connection's end is seen by "close".
    const onError = () => {};
    const forget = () => connections.delete(socket);

    const handOver = (chunk: Buffer) => {
      forget();
      socket.off('data', onData).off('timeout', onTimeout).off('error', onError).off('close', forget);
      socket.off('end', onEnd);
      socket.setTimeout(0);
      socket.pause();
      socket.unshift(chunk);
      for (const handle of handlers) handle.call(server, socket);
      socket.resume();
    };
    const onEnd = () => socket.end();
    const onData = (chunk: Buffer) => {
      const head = readRequestHead(chunk);
      const answer = head && options.find(head);
      if (!answer) {
        handOver(chunk);
        return;
      }
      // A visitor who asks without reading is not read from either.
      if (!sendAnswer(socket, answer, head.isHead)) {
        socket.pause();
        socket.once('drain', () => socket.resume());
      }
    };

    connections.add(socket);
    socket.setNoDelay(true);
    socket.setTimeout(options.keepAliveTimeoutMs);
    socket.on('data', onData).on('end', onEnd).on('timeout', onTimeout).on('error', onError).on('close', forget);
  });

  return {
    closeAll() {
      for (const socket of connections) socket.destroySoon();
    },
  };
}
