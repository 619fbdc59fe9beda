/**
 * Bounds what one connection can order ahead. A client may send many requests without waiting for answers: Node's server
 * reads 64 KiB of them at once and starts on all, which makes 2,000 answers. Here they are read in pieces, and one is
 * answered at a time.
 */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes that are read between two looks at how many requests wait: some 130 of the shortest. */
const PIECE_BYTES = 4096;

/** How many requests of a connection wait until those before them are answered. */
const waiting = new WeakMap<Socket, number>();

/** Handles a request once those before it on its connection are answered. */
export function takeTurn(response: ServerResponse, handle: () => void): void {
  const { socket } = response.req;
  // A response has its connection from the moment when it is the next one.
  if (response.socket) {
    handle();
    return;
  }
  waiting.set(socket, (waiting.get(socket) ?? 0) + 1);
  response.once('socket', () => {
    const left = (waiting.get(socket) ?? 0) - 1;
    waiting.set(socket, left);
    if (left === 0) socket.resume();
    handle();
  });
}

function readInPieces(socket: Socket): void {
  // Node's parser, which is to get less at a time.
  const parsers = socket.listeners('data');
  // Listeners of that event are called with a chunk.
  for (const parse of parsers) socket.off('data', parse as (chunk: Buffer) => void);
  socket.on('data', (chunk: Buffer) => {
    for (let at = 0; at < chunk.length && !socket.destroyed; at += PIECE_BYTES) {
      if (waiting.get(socket)) socket.pause();
      // Node pauses too, where a body is not taken as fast as it comes.
      if (socket.isPaused()) {
        socket.unshift(chunk.subarray(at));
        return;
      }
      for (const parse of parsers) parse.call(socket, chunk.subarray(at, at + PIECE_BYTES));
    }
  });
}

/** Makes a server read no further on a connection while requests wait there. They are to be handled by {@link takeTurn}. */
export function limitPipelining(server: Server): void {
  // After Node's own handling of a connection, which has set its parser up by then.
  server.on('connection', readInPieces);
}
