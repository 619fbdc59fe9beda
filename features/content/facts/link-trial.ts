/**
 * Opens a link as a reader would, and says what came back. Every step of the way has to lead to the public internet: the
 * name is looked up once, and the address that was checked is the one that is called (decision 081).
 */
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { LinkAnswer, LinkOutcome } from '../contract/facts-api.ts';
import { MS_PER_SECOND } from '../../../contract/time/time-units.ts';
import { lookupPublic, mayBePublic, PrivateHostError } from '../../../server/http/public-host.ts';
import { isTlsFault } from '../../../server/http/tls-fault.ts';

/** A link has so long to answer, with all its redirects. */
const TRIAL_TIMEOUT_MS = 10 * MS_PER_SECOND;

/** Redirects that are followed. */
export const REDIRECTS_MAX = 5;

const REDIRECTS = [301, 302, 303, 307, 308];

/** Says what we are. Some sites refuse it, which the answer then says. */
const HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; link check by an editor)',
  accept: 'text/html,application/xhtml+xml,application/pdf;q=0.9,*/*;q=0.8',
};

/** What tests replace when a link is tried. */
export interface TrialOptions {
  /** Looks a name up; refuses one with an address that is not public. */
  lookup?: LookupFunction;
  timeoutMs?: number;
}

interface Answered {
  status: number;
  location: string | undefined;
}

/** One call, of whose answer the head alone is read. @throws the connection's error, PrivateHostError, AbortError. */
function head(url: URL, lookup: LookupFunction, signal: AbortSignal): Promise<Answered> {
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // An address in place of a name is not looked up.
  if (!isWeb || !mayBePublic(url.hostname)) return Promise.reject(new PrivateHostError());
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    // GET, for many sites answer HEAD wrongly.
    const request = send(url, { method: 'GET', agent: false, headers: HEADERS, lookup, signal }, (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      request.destroy();
    });
    request.on('error', reject);
    request.end();
  });
}

function outcomeOf(status: number): LinkOutcome {
  if (status >= 200 && status < 300) return 'reached';
  if (status === 404 || status === 410) return 'not_found';
  // 401, 403, 429, but also 400, 406, 412 and others by which sites turn programs away.
  return status >= 400 && status < 500 ? 'refused' : 'failing';
}

/** Why nothing was answered. */
function outcomeOfError(error: unknown): LinkOutcome {
  if (error instanceof PrivateHostError) return 'not_public';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return isTlsFault(code) ? 'bad_certificate' : 'no_answer';
}

function withoutHash({ href }: URL): string {
  return href.replace(/#.*$/, '');
}

/** Follows a link. Its answer says so where nothing came back; it does not throw. */
export async function tryLink(url: string, options: TrialOptions = {}): Promise<LinkAnswer> {
  const { lookup = lookupPublic, timeoutMs = TRIAL_TIMEOUT_MS } = options;
  if (!URL.canParse(url)) return { url, outcome: 'not_public', status: null, address: null };
  const signal = AbortSignal.timeout(timeoutMs);
  const start = new URL(url);
  let at = start;
  const address = () => (withoutHash(at) === withoutHash(start) ? null : at.href);
  try {
    for (let redirects = 0; ; redirects += 1) {
      const { status, location } = await head(at, lookup, signal);
      const next = REDIRECTS.includes(status) && location !== undefined && URL.canParse(location, at.href);
      if (!next || redirects === REDIRECTS_MAX) {
        const outcome = outcomeOf(status);
        return { url, outcome: outcome === 'reached' && address() ? 'moved' : outcome, status, address: address() };
      }
      at = new URL(location, at);
    }
  } catch (error) {
    return { url, outcome: outcomeOfError(error), status: null, address: address() };
  }
}
