/**
 * The HTTP server in front of everything: pages and files from memory, the rest to the API. The
 * language is chosen here, so that an unprefixed address answers without a redirect (ROUTE-8).
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { decodeOrKeep } from '../../contract/decode-or-keep.ts';
import { isReceiptPath } from '../../contract/receipt.ts';
import { isDeskPath, REGISTRATION_PAGE, splitLocale } from '../../contract/routes.ts';
import { BODY_PACE, type BodyPace, watchBody } from './body-progress.ts';
import { meantAddress } from './meant-address.ts';
import { isPageAddress } from './page-addresses.ts';
import { findNotFound, findResource, PATH_MAX_CHARACTERS, type PageOptions, pathOf, schemeOf } from './page-lookup.ts';
import { limitPipelining, takeTurn } from './pipelining.ts';
import { renderedPageAt } from './rendered-page.routes.ts';
import { settleTarget } from './request-target.ts';
import type { Scheme } from './resource.ts';
import { FILE_CSP, securityHeaders } from './security-headers.ts';
import { pageRequestOf, sendResource } from './send.ts';

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
      response.writeHead(400, { Connection: 'close' }).end();
      return;
    }
    const path = pathOf(request.url ?? '/');
    this.#answer(path, request, response).catch((error: unknown) => {
      this.#options.onFailure(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
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
    else this.#refuseMethod(isForm, request, response);
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
    const meant = path.length > PATH_MAX_CHARACTERS ? undefined : meantAddress(request.url ?? '/');
    if (!meant || meant.path === path) return undefined;
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

  #refuseMethod(isForm: boolean, request: IncomingMessage, response: ServerResponse): void {
    this.#setSecurityHeaders(request, response);
    // What was sent is not read, so the connection cannot be used again.
    response.writeHead(405, { Allow: isForm ? 'GET, HEAD, POST' : 'GET, HEAD', Connection: 'close' }).end();
  }

  #schemeOf(request: IncomingMessage): Scheme {
    return schemeOf(this.#options, request.headers['x-forwarded-proto']?.toString());
  }

  #setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
    const isSecure = this.#schemeOf(request) === 'https';
    for (const [name, value] of securityHeaders(FILE_CSP, isSecure)) response.setHeader(name, value);
  }
}

/** Makes the server; the caller lets it listen. */
export function createFrontServer(options: FrontOptions): Server {
  const front = new Front(options);
  const server = createServer(options.timeLimits ?? TIME_LIMITS);
  // Whoever closes their side after the question still gets the answer. Node has the setting and no types for it.
  Object.assign(server, { httpAllowHalfOpen: true });
  limitPipelining(server);
  // In its turn: Node would put the word to go on into the middle of an answer that waits.
  server.on('checkContinue', (request, response) => {
    takeTurn(response, () => {
      response.writeContinue();
      front.handle(request, response);
    });
  });
  return server.on('request', (request, response) => takeTurn(response, () => front.handle(request, response)));
}
