/** A connection that sends bytes as they are given and collects what comes back. */
import net from 'node:net';

/** An open connection to a port of this machine. */
export interface RawConnection {
  socket: net.Socket;
  /** All that came so far. */
  text: () => string;
  /** Waits until what came is as wanted. */
  until: (isThere: (text: string) => boolean) => Promise<void>;
  /** Waits until the connection is closed, and gives all that came. */
  closed: () => Promise<string>;
}

/** Opens a connection. It stays open for reading after its own end has been sent. */
export function connectTo(port: number): RawConnection {
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  let received = '';
  const waiting = new Set<() => void>();
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
    for (const check of waiting) check();
  });
  // The tests reset connections themselves; how a connection ended is seen in what came.
  socket.on('error', () => {});
  socket.on('end', () => socket.end());
  const isClosed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
  });
  return {
    socket,
    text: () => received,
    until: (isThere) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (!isThere(received)) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    closed: async () => {
      await isClosed;
      return received;
    },
  };
}

/** The statuses of the answers in a text. */
export function statusesIn(text: string): (string | undefined)[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
}
