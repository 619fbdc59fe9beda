/** What stands before several servers: each connection goes to the next one that takes it. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A balancer under way. */
export interface RoundRobin {
  /** Port on 127.0.0.1. */
  port: number;
  close: () => Promise<void>;
}

/** Starts one in front of ports of this machine. */
export async function startRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  const open = new Set<Socket>();
  let turn = 0;
  const passOn = (client: Socket, tries: number) => {
    const server = connect(ports[turn++ % ports.length] ?? 0, '127.0.0.1');
    let isConnected = false;
    server.once('connect', () => {
      isConnected = true;
      open.add(server);
      client.pipe(server).pipe(client);
      server.once('close', () => {
        open.delete(server);
        client.destroy();
      });
      client.once('close', () => server.destroy());
    });
    server.on('error', () => {
      if (isConnected || tries === 1) client.destroy();
      else passOn(client, tries - 1);
    });
  };
  const listener = createServer((client) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    client.on('error', () => {});
    passOn(client, ports.length);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    async close() {
      const isClosed = once(listener, 'close');
      listener.close();
      for (const socket of open) socket.destroy();
      await isClosed;
    },
  };
}
