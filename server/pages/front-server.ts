/**
 * The HTTP server in front of everything: pages and files from memory, the rest to the API. The
 * language is chosen here, so that an unprefixed address answers without a redirect (ROUTE-8).
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Locale } from '../../contract/locales.ts';
import { REGISTRATION_PAGE, splitLocale } from '../../contract/routes.ts';
import { visitorLocale } from '../api/visitor-locale.ts';
import { addFastPath, type FastAnswer } from './fast-path.ts';
import type { SiteHandler } from './outcome-page.ts';
import type { RequestHead } from './request-head.ts';
import type { Resource } from './resource.ts';
import { FILE_CSP, PAGE_CSP, securityHeaders } from './security-headers.ts';
import { chooseForm, isUnchanged, sendResource } from './send.ts';
import { inLocale, type Site } from './site.ts';

/** Longest address looked at; the site's longest has about 40 characters. */
const URL_MAX_CHARACTERS = 2048;
/** Time for a request's headers and for the whole of it: slow senders must not hold connections. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than the minute for which proxies keep idle connections: they must be the first to close. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

const FORM_PATHS = new Set([REGISTRATION_PAGE, REGISTRATION_PAGE.replace(/\/$/, '')]);
const HEALTH_PATHS = new Set(['/healthz', '/readyz']);

/** What the front server needs. */
export interface FrontOptions {
  site: Site;
  /** The API as a listener of Node's server. */
  api: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** The site's own renderer, for the page after a form. */
  siteHandler: SiteHandler | undefined;
  /** Whether the public address begins with https. */
  isHttps: boolean;
  /** Whether `X-Forwarded-Proto` is to be believed. */
  isProxyTrusted: boolean;
  /** Told of a request that failed unexpectedly. */
  onFailure: (error: unknown) => void;
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

  handle(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '/';
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const resource = isRead ? this.#find(path, request) : undefined;
    if (resource) {
      sendResource(request, response, resource, this.#scheme(request));
      return;
    }
    this.#handleRest(path, isRead, request, response).catch((error: unknown) => {
      this.#options.onFailure(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  }

  fast(head: RequestHead): FastAnswer | undefined {
    const query = head.url.indexOf('?');
    const path = query < 0 ? head.url : head.url.slice(0, query);
    const { direct, negotiated } = this.#options.site;
    const answers = negotiated.get(path);
    const resource = answers ? inLocale(answers, visitorLocale(head.cookie, head.acceptLanguage)) : direct.get(path);
    if (!resource) return undefined;
    const form = chooseForm(resource, head.acceptEncoding);
    const status = head.ifNoneMatch !== undefined && isUnchanged(head.ifNoneMatch, form.etag) ? 304 : resource.status;
    return { status, form, scheme: 'http' };
  }

  #scheme(request: IncomingMessage): 'http' | 'https' {
    const { isHttps, isProxyTrusted } = this.#options;
    return isHttps || (isProxyTrusted && request.headers['x-forwarded-proto'] === 'https') ? 'https' : 'http';
  }

  #find(path: string, request: IncomingMessage): Resource | undefined {
    const { direct, negotiated } = this.#options.site;
    const asked = path.includes('%') ? decode(path) : path;
    const answers = negotiated.get(asked);
    return answers ? inLocale(answers, this.#locale(request)) : direct.get(asked);
  }

  #locale(request: IncomingMessage): Locale {
    return visitorLocale(request.headers.cookie, request.headers['accept-language']);
  }

  async #handleRest(path: string, isRead: boolean, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { api, siteHandler } = this.#options;
    const isForm = FORM_PATHS.has(splitLocale(path).path);
    if (path === '/api' || path.startsWith('/api/') || HEALTH_PATHS.has(path)) {
      this.#setSecurityHeaders(request, response, FILE_CSP);
      await api(request, response);
    } else if (isForm && request.method === 'POST') {
      this.#setSecurityHeaders(request, response, PAGE_CSP);
      await api(request, response);
    } else if (isForm && isRead && siteHandler) {
      this.#setSecurityHeaders(request, response, PAGE_CSP);
      response.setHeader('Cache-Control', 'no-store');
      this.#addLocaleFolder(path, request);
      await siteHandler(request, response, undefined, {});
    } else if (isRead) this.#sendNotFound(path, request, response);
    else this.#refuseMethod(isForm, request, response);
  }

  /** The outcome page asked for without a form: the site decides what to show. */
  #addLocaleFolder(path: string, request: IncomingMessage): void {
    if (splitLocale(path).locale === undefined) request.url = `/_plain/${this.#locale(request)}${path}`;
  }

  #setSecurityHeaders(request: IncomingMessage, response: ServerResponse, csp: string): void {
    for (const [name, value] of securityHeaders(csp, this.#scheme(request) === 'https'))
      response.setHeader(name, value);
  }

  #sendNotFound(path: string, request: IncomingMessage, response: ServerResponse): void {
    const { notFound } = this.#options.site;
    const prefix = path.length > URL_MAX_CHARACTERS ? undefined : splitLocale(path).locale;
    const page = prefix ? inLocale(notFound.prefixed, prefix) : inLocale(notFound.plain, this.#locale(request));
    if (page) {
      sendResource(request, response, page, this.#scheme(request));
      return;
    }
    this.#setSecurityHeaders(request, response, FILE_CSP);
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('404\n');
  }

  #refuseMethod(isForm: boolean, request: IncomingMessage, response: ServerResponse): void {
    this.#setSecurityHeaders(request, response, FILE_CSP);
    // What was sent is not read, so the connection cannot be used again.
    response.writeHead(405, { Allow: isForm ? 'GET, HEAD, POST' : 'GET, HEAD', Connection: 'close' }).end();
  }
}

/** Makes the server; the caller lets it listen. */
export function createFrontServer(options: FrontOptions): Server {
  const front = new Front(options);
  const server = createServer({ headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS });
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  server.on('request', (request, response) => {
    front.handle(request, response);
  });
  addFastPath(server, {
    find: (h) => front.fast(h),
    headersTimeoutMs: HEADERS_TIMEOUT_MS,
    keepAliveTimeoutMs: KEEP_ALIVE_TIMEOUT_MS,
  });
  return server;
}
