/** Limits how slowly the body of a request may come: by what arrives, not by how long all of it takes. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerOnSocket } from './fallback-page/fallback-page.ts';

/** What has to come of a body. */
export interface BodyPace {
  /** How often is looked, in milliseconds. */
  everyMs: number;
  /** Bytes that come from one look to the next, unless the body ends before: a slow phone's line brings more in a second. */
  bytes: number;
}

/** A registration (`BODY_MAX_BYTES`) is smaller than this, so that it has to be whole after half a minute. */
export const BODY_PACE: BodyPace = { everyMs: 30_000, bytes: 32 * 1024 };

/** Ends a request whose body comes too slowly, with 408. */
export function watchBody(request: IncomingMessage, response: ServerResponse, { everyMs, bytes }: BodyPace): void {
  const { headers, socket } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (!hasBody) return;
  let before = socket.bytesRead;
  const look = setInterval(() => {
    const isTooSlow = socket.bytesRead - before < bytes;
    before = socket.bytesRead;
    if (request.complete) clearInterval(look);
    else if (isTooSlow) {
      if (response.headersSent) socket.destroySoon();
      else answerOnSocket(socket, 408);
      request.destroy();
    }
  }, everyMs);
  request.once('close', () => clearInterval(look));
}
