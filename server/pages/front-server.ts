/**
 * The HTTP server in front of everything: pages and files from memory, the rest to the API. The
 * language is chosen here, so that an unprefixed address answers without a redirect (ROUTE-8).
 */
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { decodeOrKeep } from '../../contract/text/decode-or-keep.ts';
import { isReceiptPath } from '../../features/receipt/contract/receipt.ts';
import { isDeskPath, REGISTRATION_PAGE, splitLocale } from '../../contract/routes.ts';
import { answerOnSocket, FALLBACK_PAGE_TYPE, fallbackPage } from './fallback-page/fallback-page.ts';
import { BODY_PACE, type BodyPace, watchBody } from './body-progress.ts';
import { correctedAddress } from './addresses/corrected-address.ts';
import { isPageAddress } from './addresses/page-addresses.ts';
import {
  findNotFound,
  findResource,
  PATH_MAX_CHARACTERS,
  type PageOptions,
  pathOf,
  schemeOf,
} from './addresses/page-lookup.ts';
import { limitPipelining, takeTurn } from './pipelining.ts';
import { renderedPageAt } from './rendered-page.routes.ts';
import { settleTarget } from './addresses/request-target.ts';
import type { Scheme } from './files/resource.ts';
import { FILE_CSP, securityHeaders } from './security-headers.ts';
import { pageRequestOf, sendResource } from './files/send.ts';

/** How long a connection may take, in milliseconds; for bodies see {@link BODY_PACE}. */
export const TIME_LIMITS = {
  /** For a request's headers: slow senders must not hold connections. */
  headersTimeout: 10_000,
  /** None for the whole of a request: a film over a slow line takes minutes. */
  requestTimeout: 0,
  /** How often the first is looked at; Node does so twice a minute. */
  connectionsCheckingInterval: 1000,
  /** Longer than the minute for which proxies keep idle connections: they must be the first to close. */
  keepAliveTimeout: 65_000,
} as const;

const FORM_PATHS = new Set([REGISTRATION_PAGE, REGISTRATION_PAGE.replace(/\/$/, '')]);
const HEALTH_PATHS = new Set(['/healthz', '/readyz']);

/** What the front server needs. */
export interface FrontOptions extends PageOptions {
  /** The API as a listener of Node's server. */
  api: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Where an address leads that has no answer of its own; undefined for every other address. */
  follow?: (path: string, request: IncomingMessage) => string | undefined;
  /** Told of a request that failed unexpectedly. */
  onFailure: (error: unknown) => void;
  /** {@link TIME_LIMITS} unless said otherwise. */
  timeLimits?: Record<keyof typeof TIME_LIMITS, number>;
  /** {@link BODY_PACE} unless said otherwise. */
  bodyPace?: BodyPace;
}

/** Answers requests. */
class Front {
  readonly #options: FrontOptions;

  constructor(options: FrontOptions) {
    this.#options = options;
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    watchBody(request, response, this.#options.bodyPace ?? BODY_PACE);
    if (!settleTarget(request)) {
      this.#refuse(400, request, response);
      return;
    }
    const path = pathOf(request.url ?? '/');
    this.#answer(path, request, response).catch((error: unknown) => {
      this.#options.onFailure(error);
      if (response.headersSent) response.destroy();
      else this.#refuse(500, request, response);
    });
  }

  async #answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const { path: own } = splitLocale(path);
    const isForm = FORM_PATHS.has(own);
    const isRendered = isRead && path.length <= PATH_MAX_CHARACTERS && renderedPageAt(own) !== undefined;
    const isApi = path === '/api' || path.startsWith('/api/') || HEALTH_PATHS.has(path);
    const isReceipt = isReceiptPath(path) && (isRead || request.method === 'POST');
    const meant = isRead && (isRendered || isReceipt) ? this.#meant(path, request) : undefined;
    if (meant !== undefined) this.#redirect(meant, request, response);
    else if (isApi || isRendered || isReceipt || (isForm && request.method === 'POST')) {
      this.#setSecurityHeaders(request, response);
      await this.#options.api(request, response);
    } else if (isRead) this.#answerRead(path, request, response);
    else this.#refuse(405, request, response, { Allow: isForm ? 'GET, HEAD, POST' : 'GET, HEAD' });
  }

  #answerRead(path: string, request: IncomingMessage, response: ServerResponse): void {
    const location = this.#options.follow?.(path, request);
    if (location !== undefined) {
      this.#redirect(location, request, response);
      return;
    }
    const resource = findResource(this.#options.site(), decodeOrKeep(path), pageRequestOf(request));
    const meant = resource ? undefined : this.#meant(path, request);
    if (resource) sendResource(request, response, resource, this.#schemeOf(request));
    else if (meant !== undefined) this.#redirect(meant, request, response);
    else this.#answerNotFound(path, request, response);
  }

  /** Where an address leads that is written in another way than ours; undefined where there is nothing of the kind. */
  #meant(path: string, request: IncomingMessage): string | undefined {
    const meant = path.length > PATH_MAX_CHARACTERS ? undefined : correctedAddress(request.url ?? '/');
    if (!meant || (meant.path === path && request.url?.endsWith(meant.rest))) return undefined;
    const isThere =
      isPageAddress(this.#options.site(), meant.path) ||
      isReceiptPath(meant.path) ||
      isDeskPath(splitLocale(meant.path).path);
    return isThere ? meant.path + meant.rest : this.#options.follow?.(meant.path, request);
  }

  #redirect(location: string, request: IncomingMessage, response: ServerResponse): void {
    this.#setSecurityHeaders(request, response);
    response.writeHead(302, { Location: location, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end();
  }

  #answerNotFound(path: string, request: IncomingMessage, response: ServerResponse): void {
    const found = findNotFound(this.#options.site(), path, pageRequestOf(request));
    if (found) sendResource(request, response, found, this.#schemeOf(request));
    else {
      this.#setSecurityHeaders(request, response);
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('404\n');
    }
  }

  #refuse(status: number, request: IncomingMessage, response: ServerResponse, headers?: OutgoingHttpHeaders): void {
    this.#setSecurityHeaders(request, response);
    const body = fallbackPage(status);
    const own = { 'Content-Type': FALLBACK_PAGE_TYPE, 'Content-Length': Buffer.byteLength(body), ...headers };
    // What was sent is not read, so the connection cannot be used again.
    response.writeHead(status, { ...own, Connection: 'close' }).end(body);
  }

  #schemeOf(request: IncomingMessage): Scheme {
    return schemeOf(this.#options, request.headers['x-forwarded-proto']?.toString());
  }

  #setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
    const isSecure = this.#schemeOf(request) === 'https';
    for (const [name, value] of securityHeaders(FILE_CSP, isSecure)) response.setHeader(name, value);
  }
}

/** What Node cannot read, by the codes of its errors; anything else is a bad request. */
const UNREADABLE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Makes the server; the caller lets it listen. */
export function createFrontServer(options: FrontOptions): Server {
  const front = new Front(options);
  const server = createServer(options.timeLimits ?? TIME_LIMITS);
  // Whoever closes their side after the question still gets the answer. Node has the setting and no types for it.
  Object.assign(server, { httpAllowHalfOpen: true });
  limitPipelining(server);
  /** The answer that a connection is at. */
  const answers = new WeakMap<Socket, ServerResponse>();
  const inTurn = (response: ServerResponse, answer: () => void) => {
    takeTurn(response, () => {
      answers.set(response.req.socket, response);
      answer();
    });
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const answer = answers.get(socket);
    if (answer?.headersSent && !answer.writableEnded) socket.destroySoon();
    else answerOnSocket(socket, UNREADABLE[error.code ?? ''] ?? 400);
  });
  // In its turn: Node would put the word to go on into the middle of an answer that waits.
  server.on('checkContinue', (request, response) => {
    inTurn(response, () => {
      response.writeContinue();
      front.handle(request, response);
    });
  });
  return server.on('request', (request, response) => inTurn(response, () => front.handle(request, response)));
}
