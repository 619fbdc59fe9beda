/**
 * Reads the connections of a server. Only what is beyond doubt is answered here: one whole GET or
 * HEAD of HTTP/1.1 without a body. A connection that brings anything else goes to Node's own server,
 * with all that was read, and stays there.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type FastAnswer, sendAnswer } from './answer.ts';
import { type RequestHead, RequestHeadReader } from './request-head.ts';

/** The answer to a request; undefined when Node's server is to see to it. */
export type FindAnswer = (head: RequestHead) => FastAnswer | undefined;

interface ConnectionOptions {
  find: FindAnswer;
  /** Time for which a connection may stay idle. */
  idleTimeoutMs: number;
  /** Called once, when the connection is closed or handed over. */
  onLeave: () => void;
  /** Gives the connection to Node's server. */
  handOver: (socket: Socket) => void;
}

/** One connection, until it is handed over or closed. */
class FastConnection {
  readonly #socket: Socket;
  readonly #reader = new RequestHeadReader();
  readonly #options: ConnectionOptions;
  readonly #listeners: readonly (readonly [string, (...given: never[]) => void])[];

  constructor(socket: Socket, options: ConnectionOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#listeners = [
      ['data', (chunk: Buffer) => this.#read(chunk)],
      ['end', () => socket.end()],
      ['timeout', () => socket.destroy()],
      // A visitor who leaves is no fault; the connection's end is seen by "close".
      ['error', () => {}],
      ['close', options.onLeave],
    ];
    socket.setNoDelay(true);
    socket.setTimeout(options.idleTimeoutMs);
    // A cast: each listener takes what its own event brings.
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
    // As where they are added.
    for (const [event, listener] of this.#listeners) socket.off(event, listener as () => void);
    socket.setTimeout(0);
    socket.pause();
    socket.unshift(chunk);
    this.#options.onLeave();
    this.#options.handOver(socket);
    socket.resume();
  }
}

/** Takes a server's connections. Those that stay here count as idle when the server closes its idle ones. */
export function takeConnections(server: Server, find: FindAnswer): void {
  const sockets = new Set<Socket>();
  const ownHandlers = server.listeners('connection');
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    new FastConnection(socket, {
      find,
      idleTimeoutMs: server.keepAliveTimeout,
      onLeave: () => sockets.delete(socket),
      handOver: (handed) => {
        for (const handle of ownHandlers) handle.call(server, handed);
      },
    });
  });
  // Node's server knows only the connections that were handed over to it; `close` calls this too.
  const closeOwnIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    // Answers are written at once, so nothing is under way but what is still to be sent.
    for (const socket of sockets) socket.destroySoon();
    closeOwnIdle();
  };
  const closeOwn = server.closeAllConnections.bind(server);
  server.closeAllConnections = () => {
    for (const socket of sockets) socket.destroy();
    closeOwn();
  };
}
