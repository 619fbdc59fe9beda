/**
 * The HTTP server in front of everything: pages and files from memory, the rest to the API. The
 * language is chosen here, so that an unprefixed address answers without a redirect (ROUTE-8).
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { REGISTRATION_PAGE, splitLocale } from '../../contract/routes.ts';
import { addFastPath, type FastAnswer, type FastPath } from './fast-path.ts';
import { chooseForm, findNotFound, findResource, isUnchanged, pathOf } from './page-lookup.ts';
import type { RequestHead } from './request-head.ts';
import { settleTarget } from './request-target.ts';
import type { Scheme } from './resource.ts';
import { FILE_CSP, securityHeaders } from './security-headers.ts';
import { pageRequestOf, sendResource } from './send.ts';
import type { Site } from './site.ts';

/** How long a connection may take, in milliseconds. */
export const TIME_LIMITS = {
  /** For a request's headers and for the whole of it: slow senders must not hold connections. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** How often the two are looked at; Node does so twice a minute. */
  connectionsCheckingInterval: 1000,
  /** Longer than the minute for which proxies keep idle connections: they must be the first to close. */
  keepAliveTimeout: 65_000,
} as const;

const FORM_PATHS = new Set([REGISTRATION_PAGE, REGISTRATION_PAGE.replace(/\/$/, '')]);
const HEALTH_PATHS = new Set(['/healthz', '/readyz']);

/** What the front server needs. */
export interface FrontOptions {
  site: Site;
  /** The API as a listener of Node's server. */
  api: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Whether the public address begins with https. */
  isHttps: boolean;
  /** Whether `X-Forwarded-Proto` is to be believed. */
  isProxyTrusted: boolean;
  /** Told of a request that failed unexpectedly. */
  onFailure: (error: unknown) => void;
  /** {@link TIME_LIMITS} unless said otherwise. */
  timeLimits?: Record<keyof typeof TIME_LIMITS, number>;
}

/** The server and the connections that it answers past Node's HTTP classes. */
export interface FrontServer {
  server: Server;
  fastPath: FastPath;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Answers requests. */
class Front {
  readonly #options: FrontOptions;

  constructor(options: FrontOptions) {
    this.#options = options;
  }

  /** The answer to a plain request for something in memory. */
  findFast(head: RequestHead): FastAnswer | undefined {
    const resource = findResource(this.#options.site, pathOf(head.url), head);
    const form = resource && chooseForm(resource, head);
    if (!form?.body) return undefined;
    return { form, isUnchanged: isUnchanged(head, form), scheme: this.#scheme(head.forwardedProto) };
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
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
    const isForm = FORM_PATHS.has(splitLocale(path).path);
    const isApi = path === '/api' || path.startsWith('/api/') || HEALTH_PATHS.has(path);
    if (isApi || (isForm && request.method === 'POST')) {
      this.#setSecurityHeaders(request, response);
      await this.#options.api(request, response);
    } else if (isRead) this.#answerPage(path, request, response);
    else this.#refuseMethod(isForm, request, response);
  }

  #answerPage(path: string, request: IncomingMessage, response: ServerResponse): void {
    const { site } = this.#options;
    const asked = pageRequestOf(request);
    const resource = findResource(site, path.includes('%') ? decode(path) : path, asked);
    const found = resource ?? findNotFound(site, path, asked);
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

  #scheme(forwardedProto: string | undefined): Scheme {
    const { isHttps, isProxyTrusted } = this.#options;
    return isHttps || (isProxyTrusted && forwardedProto === 'https') ? 'https' : 'http';
  }

  #schemeOf(request: IncomingMessage): Scheme {
    return this.#scheme(request.headers['x-forwarded-proto']?.toString());
  }

  #setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
    const isSecure = this.#schemeOf(request) === 'https';
    for (const [name, value] of securityHeaders(FILE_CSP, isSecure)) response.setHeader(name, value);
  }
}

/** Makes the server; the caller lets it listen. */
export function createFrontServer(options: FrontOptions): FrontServer {
  const front = new Front(options);
  const { timeLimits = TIME_LIMITS } = options;
  const server = createServer(timeLimits);
  // Whoever closes their side after the question still gets the answer. Node has the setting and no types for it.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on('request', (request, response) => {
    front.handle(request, response);
  });
  const fastPath = addFastPath(server, {
    find: (head) => front.findFast(head),
    idleTimeoutMs: timeLimits.keepAliveTimeout,
  });
  return { server, fastPath };
}
