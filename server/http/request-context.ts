/** What all routes know of a request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import { clientAddress } from './client-address.ts';
import { isCrossSite } from './same-origin.ts';
import { visitorLocale } from './visitor-locale.ts';

/** Hono's types for this API. The bindings are absent where the app is asked without a port. */
export interface ApiEnv {
  Bindings: { incoming?: IncomingMessage; outgoing?: ServerResponse };
  /** `route`: the pattern of one of the staff's routes; `staffId`: whose session it is. For the log. */
  Variables: { requestId: string; route?: string; staffId?: string };
}

/** Who sent a request, and its id for the log. */
export function senderOf(c: Context<ApiEnv>, trustedProxies: number) {
  return {
    requestId: c.get('requestId'),
    locale: visitorLocale(c.req.header('cookie'), c.req.header('accept-language')),
    address: clientAddress(c.env?.incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies),
  };
}

/** Whether another site made the visitor's browser send a request. */
export function isFromOtherSite(c: Context<ApiEnv>, siteUrl: string): boolean {
  const origin = c.req.header('origin');
  return isCrossSite({ origin, host: c.req.header('host'), secFetchSite: c.req.header('sec-fetch-site') }, siteUrl);
}
