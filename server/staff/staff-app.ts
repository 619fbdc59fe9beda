/** Mounts the staff's routes, each behind its rule (API-3, DESK-2). */
import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { type Reach, reachOf } from '../../contract/access.ts';
import { DESK_CODE, type DeskEnvelope, deskMessageOf, deskStatusOf } from '../../contract/desk-codes.ts';
import { CODE } from '../../contract/registration.ts';
import { UNATTENDED_HEADER, XSRF_HEADER } from '../../contract/staff-api.ts';
import { KeysUnfitError, requireFittingKeys } from '../crypto/check-keys.ts';
import { SealedTexts } from '../crypto/sealed-texts.ts';
import { UnsealError } from '../crypto/sealer.ts';
import { ApiError } from '../http/api-error.ts';
import { DeskError } from '../http/desk-error.ts';
import { retryAfterSeconds } from '../http/envelope.ts';
import { mediaType, readText } from '../http/request-body.ts';
import { type ApiEnv, isFromOtherSite, senderOf } from '../http/request-context.ts';
import { isUnknownKey } from '../storage/fault.ts';
import { BusyError } from './passwords.ts';
import { type Actor, findActor, xsrfTokenOf } from './sessions.ts';
import { readSessionToken } from './staff-cookies.ts';
import type { PublicRequest, StaffDeps, StaffRoute } from './staff-route.ts';

const MS_PER_MINUTE = 60_000;
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
  throw new DeskError(DESK_CODE.invalid, { field: issue?.path.join('.') || undefined });
}

function refuse(c: Context<ApiEnv>, { code, detail }: DeskError, deps: StaffDeps): Response {
  const { locale } = senderOf(c, deps.trustedProxies);
  const { field, retryAfterMs } = detail;
  const minutes = Math.max(1, Math.ceil((retryAfterMs ?? 0) / MS_PER_MINUTE));
  const body: DeskEnvelope = { code, msg: deskMessageOf(code, locale, { minutes }), ...(field ? { field } : {}) };
  if (retryAfterMs !== undefined) c.header('Retry-After', String(retryAfterSeconds(retryAfterMs)));
  const status = deskStatusOf(code) ?? (code in CODE_STATUS ? CODE_STATUS[code as keyof typeof CODE_STATUS] : 422);
  return c.json(body, status);
}

/** The registration call's codes that the staff's API answers with too. */
const CODE_STATUS = { [CODE.tooMany]: 429, [CODE.notFound]: 404, [CODE.crossSite]: 403 } as const;

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Refuses who is not signed in, comes from another page, or has no leave. */
async function admit(request: PublicRequest, route: StaffRoute): Promise<{ actor: Actor; reach: Reach }> {
  const { c, store, sealer, now, deps } = request;
  const isUse = c.req.header(UNATTENDED_HEADER) === undefined;
  const actor = await findActor(store.db, sealer, readSessionToken(c, deps.siteUrl), now, isUse);
  if (!actor) throw new DeskError(DESK_CODE.notSignedIn);
  if (route.method !== 'GET' && !isSame(c.req.header(XSRF_HEADER) ?? '', xsrfTokenOf(sealer, actor.token))) {
    throw new DeskError(DESK_CODE.tokenMissing);
  }
  if (route.rule === 'public' || route.rule === 'signedIn') return { actor, reach: 'own' };
  const reach = reachOf(actor.role, route.rule);
  if (!reach) throw new DeskError(DESK_CODE.notAllowed);
  return { actor, reach };
}

async function carryOut(c: Context<ApiEnv>, route: StaffRoute, deps: StaffDeps): Promise<Response> {
  // Reading across sites is refused too: nothing of the staff's is anybody else's business.
  if (isFromOtherSite(c, deps.siteUrl)) throw new DeskError(CODE.crossSite);
  if (c.req.url.includes('%00')) throw new DeskError(CODE.notFound);
  const { journal, ...open } = deps.open();
  const request: PublicRequest = {
    c,
    deps,
    ...open,
    texts: new SealedTexts(open.sealer),
    now: deps.now(),
    requestId: c.get('requestId'),
    read: (shape) => readBody(c, shape, route.bodyMaxBytes),
  };
  const answer =
    route.rule === 'public'
      ? await route.handle(request)
      : await route.handle({ ...request, ...(await admit(request, route)) });
  // The store has it: a journal that cannot be written is told of in the log, and caught up by itself.
  if (route.isJournaled) await journal.catchUp(open.store.db).catch(deps.onFailure);
  if (request.texts.damaged > 0) await requireFittingKeys(open.store.db, open.sealer);
  return answer instanceof Response ? answer : c.json(answer);
}

async function answerCall(c: Context<ApiEnv>, route: StaffRoute, deps: StaffDeps): Promise<Response> {
  // The pattern and not the path: ids are nobody's business in the server's log.
  c.set('route', route.path);
  try {
    return await carryOut(c, route, deps);
  } catch (error) {
    if (error instanceof DeskError) return refuse(c, error, deps);
    if (error instanceof BusyError) return refuse(c, new DeskError(CODE.tooMany, { retryAfterMs: BUSY_WAIT_MS }), deps);
    if (!(error instanceof ApiError)) deps.onFailure(error);
    if (error instanceof UnsealError || error instanceof KeysUnfitError || isUnknownKey(error)) {
      return refuse(c, new DeskError(DESK_CODE.keysUnfit), deps);
    }
    throw error;
  }
}

/** The app of a table of routes. */
export function staffApp(routes: readonly StaffRoute[], deps: StaffDeps): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  for (const route of routes) app.on(route.method, route.path, (c) => answerCall(c, route, deps));
  return app;
}
