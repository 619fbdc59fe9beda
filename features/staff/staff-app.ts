/** Mounts the staff's routes, each behind its rule (API-3, DESK-2). */
import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { type Reach, reachOf } from '../../contract/staff/access.ts';
import { CODE } from '../../contract/codes.ts';
import { XSRF_HEADER } from '../../contract/staff/xsrf.ts';
import { KeysUnfitError, requireFittingKeys } from '../../server/crypto/check-keys.ts';
import { DecryptionError } from '../../server/crypto/cipher.ts';
import { TextDecryptor } from '../../server/crypto/text-decryptor.ts';
import { ApiError } from '../../server/http/api-error.ts';
import { mediaType, readText } from '../../server/http/request-body.ts';
import { type ApiEnv, isFromOtherSite, senderOf } from '../../server/http/request-context.ts';
import { isDiskFull, isUnknownKey } from '../../server/storage/fault.ts';
import { UNATTENDED_HEADER } from './contract.ts';
import { BusyError } from './passwords/passwords.ts';
import { isConfirmed } from './sign-in/confirmation.service.ts';
import { type Actor, findActor, xsrfTokenOf } from './sign-in/sessions.ts';
import { readSessionToken, setXsrfCookie } from './sign-in/staff-cookies.ts';
import {
  methodAndPath,
  needsConfirmation,
  type PublicRequest,
  type StaffDeps,
  type StaffRoute,
} from './staff-route.ts';

/** A password is checked in a second or less. */
const BUSY_WAIT_MS = 5000;

/** Nobody types it, and PostgreSQL takes no text with it. */
function refuseNul(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new ApiError(CODE.malformed);
  return value;
}

async function readBody<T>(c: Context<ApiEnv>, shape: z.ZodType<T>, maxBytes: number | undefined): Promise<T> {
  if (mediaType(c.req.header('content-type')) !== 'application/json') throw new ApiError(CODE.wrongType);
  let sent: unknown;
  try {
    sent = JSON.parse(await readText(c.req.raw, maxBytes), refuseNul);
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError(CODE.malformed);
  }
  const parsed = shape.safeParse(sent);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ApiError(CODE.invalid, { field: issue?.path.join('.') || undefined });
}

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Whether a change brings the session's token, be it among those of other programs of this host (`contract/staff/xsrf.ts`). */
function hasToken({ c, cipher }: PublicRequest, actor: Actor): boolean {
  const token = xsrfTokenOf(cipher, actor.token);
  return (c.req.header(XSRF_HEADER) ?? '').split(',').some((sent) => isSame(sent.trim(), token));
}

/** Refuses who is not signed in, comes from another page, or has a role that does not allow the call. */
async function admit(request: PublicRequest, route: StaffRoute): Promise<{ actor: Actor; reach: Reach }> {
  const { c, store, cipher, now, deps } = request;
  const { method, path } = methodAndPath(route);
  const isUse = c.req.header(UNATTENDED_HEADER) === undefined;
  const actor = await findActor(store.db, cipher, readSessionToken(c, deps.siteUrl), now, isUse);
  if (!actor) throw new ApiError(CODE.notSignedIn);
  c.set('staffId', actor.staffId);
  deps.knownAddresses.note(senderOf(c, deps.trustedProxies).address, now);
  if (method !== 'GET' && !hasToken(request, actor)) {
    setXsrfCookie(c, deps.siteUrl, cipher, actor);
    throw new ApiError(CODE.tokenMissing);
  }
  const reach = route.rule === 'public' || route.rule === 'signedIn' ? 'own' : reachOf(actor.role, route.rule);
  if (!reach) throw new ApiError(CODE.notAllowed);
  // One's own account is all that is left to whoever has to set up a second factor first.
  if (actor.mustSetUpFactor && !path.startsWith('/api/staff/')) throw new ApiError(CODE.factorMissing);
  if (needsConfirmation(route) && !isConfirmed(actor, now)) throw new ApiError(CODE.confirmationNeeded);
  return { actor, reach };
}

async function carryOut(c: Context<ApiEnv>, route: StaffRoute, deps: StaffDeps): Promise<Response> {
  // Reading across sites is refused too: nothing of the staff's is anybody else's business.
  if (!route.opensFromAnywhere && isFromOtherSite(c, deps.siteUrl)) throw new ApiError(CODE.crossSite);
  if (c.req.url.includes('%00')) throw new ApiError(CODE.notFound);
  const { journal, ...open } = deps.open();
  const request: PublicRequest = {
    c,
    deps,
    ...open,
    texts: new TextDecryptor(open.cipher),
    now: deps.now(),
    requestId: c.get('requestId'),
    read: (shape) => readBody(c, shape, route.bodyMaxBytes),
  };
  const answer =
    route.rule === 'public'
      ? await route.handle(request)
      : await route.handle({ ...request, ...(await admit(request, route)) });
  // The store has it: a journal that cannot be written is logged, and caught up within a minute.
  if (route.isJournaled) {
    await journal
      .catchUp(open.store.db)
      .catch((error: unknown) => deps.reportFailure(error, 'journal not written', request.requestId));
  }
  if (request.texts.damaged > 0) await requireFittingKeys(open.store.db, open.cipher);
  return answer instanceof Response ? answer : c.json(answer ?? {});
}

/**
 * What a failed call is answered with. People can do something about a busy server, a full disk and keys that do not
 * fit; every other failure is reported by the API's own error handler.
 */
function refusalOf(error: unknown, c: Context<ApiEnv>, deps: StaffDeps): unknown {
  if (error instanceof BusyError) return new ApiError(CODE.tooMany, { retryAfterMs: BUSY_WAIT_MS });
  if (isDiskFull(error)) {
    deps.reportFailure(error, 'disk full', c.get('requestId'));
    return new ApiError(CODE.storageFull);
  }
  const isOfKeys = error instanceof DecryptionError || error instanceof KeysUnfitError || isUnknownKey(error);
  if (!isOfKeys) return error;
  deps.reportFailure(error, 'keys do not fit', c.get('requestId'));
  return new ApiError(CODE.keysUnfit);
}

async function answerCall(c: Context<ApiEnv>, route: StaffRoute, deps: StaffDeps): Promise<Response> {
  // The pattern and not the path: ids are nobody's business in the server's log.
  c.set('route', methodAndPath(route).path);
  try {
    return await carryOut(c, route, deps);
  } catch (error) {
    throw refusalOf(error, c, deps);
  }
}

/** The app of a table of routes. */
export function staffApp(routes: readonly StaffRoute[], deps: StaffDeps): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  for (const route of routes) {
    const { method, path } = methodAndPath(route);
    app.on(method, path, (c) => answerCall(c, route, deps));
  }
  return app;
}
