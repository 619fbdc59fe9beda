/** Stops an HTTP server so that whoever is waiting for an answer still gets it (OPS-4). */
import type { Server } from 'node:http';
import net from 'node:net';

/** After this the connections that are left are cut. */
const PATIENCE_MS = 7000;
const SWEEP_MS = 50;
/** A connection that was made just before may have its request on the way: it is idle, and must not be closed yet. */
const ON_THE_WAY_MS = 500;

/**
 * Takes no new connections, lets requests under way be answered and closes each connection as
 * soon as it is idle, half a second from now at the earliest. Resolves when all are closed.
 */
export async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    // Not as an HTTP server: that would close idle connections at once.
    net.Server.prototype.close.call(server, () => resolve());
  });
  const since = performance.now();
  // A connection that falls idle later would otherwise stay for its keep-alive time.
  const sweep = setInterval(() => {
    if (performance.now() - since > ON_THE_WAY_MS) server.closeIdleConnections();
  }, SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
