/** Serves a page in two parts, as a slow line does: the second when it is asked for. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page whose second part is still to come. */
export interface SlowPage {
  /** Address of the site with the slow page. */
  origin: string;
  /** Sends the rest of the page. */
  finish: () => void;
  close: () => void;
}

/**
 * Serves a site as another server does, but holds one page back at the first `until` of its HTML; of a page
 * without it nothing comes, and the visit fails.
 */
export async function serveSlowly(site: string, address: string, until: string): Promise<SlowPage> {
  let finish = () => {};
  const server = http.createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', site));
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(answer.headers);
    // The body was decoded on the way.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) delete headers[name];
    response.writeHead(answer.status, headers);
    if (request.url !== address) return void response.end(body);
    const cut = body.indexOf(until);
    if (cut < 0) return void response.destroy();
    finish = () => response.end(body.subarray(cut));
    response.write(body.subarray(0, cut));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    finish: () => finish(),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
