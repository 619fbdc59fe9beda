/** The API: registrations, the form without JavaScript, the page after it, the calls of the staff, and health. */
import { randomUUID } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { statusOf } from '../../contract/code-table.ts';
import { CODE } from '../../contract/codes.ts';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { FAILURE_PAGE } from '../../contract/rendered-page.ts';
import { receiptMessages } from '../../contract/receipt.messages.ts';
import { localePath, REGISTRATION_API, REGISTRATION_PAGE, splitLocale } from '../../contract/routes.ts';
import { XSRF_HEADER } from '../../contract/staff/xsrf.ts';
import { ApiError } from '../http/api-error.ts';
import { answer, type EnvelopeContent, messageFor, retryAfterSeconds } from '../http/envelope.ts';
import { type ApiEnv, isFromOtherSite, senderOf } from '../http/request-context.ts';
import { hostOf } from '../http/same-origin.ts';
import { type FormRouteOptions, formRoutes } from '../../features/leads/register/form.routes.ts';
import {
  type RegistrationRouteOptions,
  registrationRoutes,
} from '../../features/leads/register/registration.routes.ts';
import type { Log } from '../log.ts';
import { renderedPageRoutes } from '../pages/rendered-page.routes.ts';
import type { AnswerRendered } from '../pages/rendered-page.ts';
import { SECRET_HEADERS } from '../pages/security-headers.ts';
import { answerMessagePage } from '../pages/fallback-page/message-page.ts';
import { receiptRoutes } from '../../features/receipt/receipt.routes.ts';
import type { ReceiptRouteOptions } from '../../features/receipt/receipt-request.ts';
import type { ReportFailure } from '../report-failure.ts';
import { staffApp } from '../../features/staff/staff-app.ts';
import type { StaffDeps } from '../../features/staff/staff-route.ts';
import { healthRoutes } from './health.routes.ts';
import { type StaffRouteOptions, staffRoutes } from './staff-routes.ts';

/** Sets headers on Node's own response where there is one: an answer that is a `Response` already takes none from Hono. */
function setHeaders(c: Context<ApiEnv>, headers: readonly (readonly [string, string])[]): void {
  for (const [name, value] of headers) {
    if (c.env?.outgoing) c.env.outgoing.setHeader(name, value);
    else c.header(name, value);
  }
}

/** Gives the request its id and, for what changes something or is refused to one of the staff, a line in the log. */
function logged(log: Log, trustedProxies: number): MiddlewareHandler<ApiEnv> {
  const warnOfProxy = proxyWarning(log, trustedProxies);
  return async (c, next) => {
    const requestId = randomUUID();
    const start = performance.now();
    c.set('requestId', requestId);
    setHeaders(c, [
      ['X-Request-Id', requestId],
      ['Cache-Control', 'no-store'],
    ]);
    warnOfProxy(c);
    await next();
    const { status } = c.res;
    const line = { requestId, method: c.req.method, path: c.get('route') ?? loggedPath(c.req.path), status };
    const staff = status >= 400 ? c.get('staffId') : undefined;
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    log[isRead && staff === undefined ? 'debug' : 'info'](
      { ...line, staff, ms: Math.round((performance.now() - start) * 10) / 10 },
      'request',
    );
  };
}

const LOGGED_PATH = new RegExp(
  `^(${REGISTRATION_API}|/healthz|/readyz|(/(${LOCALES.join('|')}))?${REGISTRATION_PAGE}?)$`,
);

/** A path that is not ours could hold anything, a name or a number included. */
function loggedPath(path: string): string {
  return LOGGED_PATH.test(path) ? path : 'other';
}

/** How long a browser may cache the CORS preflight, in seconds: a day. */
const PREFLIGHT_MAX_AGE_SECONDS = 86_400;

/**
 * Refuses what other sites send, and lets pages of the site's own address use an API at another one
 * (`PUBLIC_API_BASE`).
 */
function guardOrigin(siteUrl: string): MiddlewareHandler<ApiEnv> {
  const siteHost = hostOf(siteUrl);
  return async (c, next) => {
    const origin = c.req.header('origin');
    if (origin !== undefined && hostOf(origin) === siteHost && siteHost !== c.req.header('host')) {
      setHeaders(c, [
        ['Access-Control-Allow-Origin', origin],
        ['Vary', 'Origin'],
      ]);
      if (c.req.method === 'OPTIONS') {
        setHeaders(c, [
          ['Access-Control-Allow-Methods', 'POST'],
          ['Access-Control-Allow-Headers', `Content-Type, ${XSRF_HEADER}`],
          ['Access-Control-Max-Age', String(PREFLIGHT_MAX_AGE_SECONDS)],
        ]);
        return c.body(null, 204);
      }
    }
    if (c.req.method !== 'GET' && isFromOtherSite(c, siteUrl)) throw new ApiError(CODE.crossSite);
    return next();
  };
}

/** Warns once of a proxy that nobody told us of: all visitors would count as one for the limits. */
function proxyWarning(log: Log, trustedProxies: number): (c: Context<ApiEnv>) => void {
  let isWarned = trustedProxies > 0;
  return (c) => {
    if (isWarned || c.req.header('x-forwarded-for') === undefined) return;
    isWarned = true;
    log.warn('requests come through a proxy, but TRUST_PROXY is 0: all visitors count as one for the limits');
  };
}

/** Whether a person opens the address: a browser is to show the answer, and no program reads it. */
function isNavigation({ req }: Context<ApiEnv>): boolean {
  const mode = req.header('sec-fetch-mode');
  return mode === undefined ? (req.header('accept') ?? '').startsWith('text/html') : mode === 'navigate';
}

/** What is refused or not there: to a program in the envelope, and to a person on a page in their language. */
function answerRefusal(c: Context<ApiEnv>, content: EnvelopeContent): Response {
  if (!isNavigation(c)) return answer(c, content);
  const { code, retryAfterMs } = content;
  const locale = splitLocale(c.req.path).locale ?? content.locale;
  const page = answerMessagePage({
    locale,
    status: statusOf(code),
    title: receiptMessages['receipt.busy.title'][locale],
    text: messageFor({ ...content, locale }),
    link: { href: localePath(locale, '/'), label: receiptMessages['receipt.home'][locale] },
  });
  if (retryAfterMs !== undefined) page.headers.set('Retry-After', String(retryAfterSeconds(retryAfterMs)));
  return page;
}

/** What a person is shown when making a page failed; undefined for a program. */
async function failurePage(c: Context<ApiEnv>, visitor: Locale, answerRendered: AnswerRendered) {
  if (!isNavigation(c)) return undefined;
  const { locale } = splitLocale(c.req.path);
  const request = { page: FAILURE_PAGE, locale: locale ?? visitor, isPlain: locale === undefined } as const;
  // The address that failed may be that of a registration's page.
  return answerRendered(request, { acceptEncoding: c.req.header('accept-encoding'), headers: SECRET_HEADERS });
}

/** What the API is made with. */
export interface ApiOptions extends RegistrationRouteOptions, FormRouteOptions, StaffRouteOptions {
  /** Throws when the store cannot be reached or written to. */
  checkStore: () => Promise<void>;
  log: Log;
  reportFailure: ReportFailure;
  company: ReceiptRouteOptions['company'];
  /** What the staff's API needs beside. */
  staff: Omit<StaffDeps, 'siteUrl' | 'trustedProxies' | 'reportFailure' | 'open'> & Pick<ReceiptRouteOptions, 'open'>;
}

/** Builds the API. Programs get the envelope under `/api`, people a page; no answer tells how we failed. */
export function createApi(options: ApiOptions): Hono<ApiEnv> {
  const { log, siteUrl, trustedProxies, reportFailure } = options;
  const app = new Hono<ApiEnv>();
  app.use(logged(log, trustedProxies));
  app.use('/api/*', guardOrigin(siteUrl));
  app.route('/', registrationRoutes(options));
  app.route('/', formRoutes(options));
  app.route('/', renderedPageRoutes(options));
  app.route(
    '/',
    receiptRoutes({
      ...options.staff,
      answerRendered: options.answerRendered,
      company: options.company,
      siteUrl,
      trustedProxies,
      reportFailure,
    }),
  );
  app.route('/', healthRoutes(options));
  app.route('/', staffApp(staffRoutes(options), { ...options.staff, siteUrl, trustedProxies, reportFailure }));
  app.notFound((c) => answerRefusal(c, { code: CODE.notFound, locale: senderOf(c, trustedProxies).locale }));
  app.onError(async (error, c) => {
    const { locale, requestId } = senderOf(c, trustedProxies);
    if (error instanceof ApiError) return answerRefusal(c, { ...error.detail, code: error.code, locale });
    reportFailure(error, 'request failed', requestId);
    return (await failurePage(c, locale, options.answerRendered)) ?? answerRefusal(c, { code: CODE.failed, locale });
  });
  return app;
}
