/** Stands between a client and a server and does to their connections what a bad network does. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy under way. */
export interface TcpProxy {
  /** Port on 127.0.0.1 that stands for the server's. */
  port: number;
  /** Told of what a client sends, before it is passed on. */
  onSent: (bytes: Buffer) => void;
  /** From now on nothing passes in either direction, on open connections and new ones. */
  swallow: () => void;
  /** From now on only answers are held back: the server gets what is sent. */
  swallowAnswers: () => void;
  /** New connections pass again; those that were swallowed stay as they are. */
  pass: () => void;
  /** Resets all open connections. */
  reset: () => void;
  close: () => Promise<void>;
}

/** Starts a proxy in front of a port of this machine. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<{ client: Socket; server: Socket; isHeard: boolean; isAnswered: boolean }>();
  const whole = { isHeard: true, isAnswered: true };
  const listener = createServer((client) => {
    const server = connect(target, '127.0.0.1');
    const pair = { client, server, ...whole };
    pairs.add(pair);
    client.on('data', (bytes) => {
      proxy.onSent(bytes);
      if (pair.isHeard) server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (pair.isAnswered) client.write(bytes);
    });
    for (const [one, other] of [[client, server] as const, [server, client] as const]) {
      one.on('error', () => {});
      one.on('close', () => {
        // A network that swallows everything swallows the end of a connection as well.
        if (one === client ? pair.isHeard : pair.isAnswered) other.destroy();
        if (client.destroyed && server.destroyed) pairs.delete(pair);
      });
    }
  });
  const become = (isHeard: boolean, isAnswered: boolean) => {
    Object.assign(whole, { isHeard, isAnswered });
    if (isAnswered) return;
    for (const pair of pairs) Object.assign(pair, whole);
  };
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const proxy: TcpProxy = {
    port: (listener.address() as AddressInfo).port,
    onSent: () => {},
    swallow: () => become(false, false),
    swallowAnswers: () => become(true, false),
    pass: () => become(true, true),
    reset() {
      for (const { client, server } of pairs) {
        client.resetAndDestroy();
        server.resetAndDestroy();
      }
    },
    async close() {
      const isClosed = once(listener, 'close');
      listener.close();
      for (const { client, server } of pairs) {
        client.destroy();
        server.destroy();
      }
      await isClosed;
    },
  };
  return proxy;
}
