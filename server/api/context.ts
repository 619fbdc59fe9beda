/** What the API's parts share: their dependencies and what is known of one request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';
import type { StaffDeps } from '../desk-api/staff-route.ts';
import type { LeadService } from '../leads/lead.service.ts';
import type { Log } from '../log.ts';
import type { AnswerOutcome } from '../pages/outcome-page.ts';
import { clientAddress } from './client-address.ts';
import { isCrossSite } from './same-origin.ts';
import { visitorLocale } from './visitor-locale.ts';

/** What the API is made with. */
export interface ApiOptions {
  leads: LeadService;
  /** Throws when the store cannot be reached or written to. */
  checkStore: () => Promise<void>;
  /** Answers a form that was sent without JavaScript with a page. */
  answerOutcome: AnswerOutcome;
  /** Public address of the site. */
  siteUrl: string;
  trustedProxies: number;
  log: Log;
  /** What the staff's calls need beside. */
  staff: Pick<StaffDeps, 'open' | 'passwords' | 'takeSignIn' | 'notices' | 'wakePurge' | 'now' | 'onFailure'>;
}

/** Hono's types for this API. The bindings are absent where the app is asked without a port. */
export interface ApiEnv {
  Bindings: { incoming?: IncomingMessage; outgoing?: ServerResponse };
  /** `route`: the pattern of one of the staff's routes, for the log. */
  Variables: { requestId: string; route?: string };
}

/** The sender of a request. */
export function senderOf(c: Context<ApiEnv>, trustedProxies: number) {
  return {
    locale: visitorLocale(c.req.header('cookie'), c.req.header('accept-language')),
    address: clientAddress(c.env?.incoming?.socket?.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies),
  };
}

/** Whether another site made the visitor's browser send a request. */
export function isFromOtherSite(c: Context<ApiEnv>, siteUrl: string): boolean {
  const origin = c.req.header('origin');
  return isCrossSite({ origin, host: c.req.header('host'), secFetchSite: c.req.header('sec-fetch-site') }, siteUrl);
}
