/** Stops an HTTP server so that whoever is waiting for an answer still gets it (OPS-4). */
import type { Server } from 'node:http';

/** After this the connections that are left are cut. */
const PATIENCE_MS = 7000;
const SWEEP_MS = 50;

/**
 * Takes no new connections, lets requests under way be answered and closes each connection as
 * soon as it is idle. Resolves when all are closed.
 */
export async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // A connection that falls idle later would otherwise stay for its keep-alive time.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
