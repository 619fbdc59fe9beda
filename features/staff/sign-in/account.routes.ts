/** What people do with their own account: sign in and out, passwords, sessions (DESK-1). */
import { actionsOf } from '../../../contract/staff/access.ts';
import { CODE } from '../../../contract/codes.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { isoTime } from '../../../server/http/iso-time.ts';
import { senderOf } from '../../../server/http/request-context.ts';
import { type SignedIn } from '../contract.ts';
import { changeMeSchema, changePasswordSchema, linkSchema, signInSchema, useLinkSchema } from '../schema.ts';
import { renameSelf } from '../staff-admin.service.ts';
import { idOf, type PublicRequest, type StaffRequest, type StaffRoute } from '../staff-route.ts';
import { deviceName } from './device-name.ts';
import { endOtherSessions, endSession, readSessions, signOut } from './session.service.ts';
import type { Actor } from './sessions.ts';
import type { SignInTools } from './sign-in-attempt.ts';
import { changePassword, knownDeviceOf, linkKind, signIn, redeemLink } from './sign-in.service.ts';
import {
  dropSessionCookies,
  readDeviceMark,
  readSessionToken,
  setSessionCookies,
  setXsrfCookie,
} from './staff-cookies.ts';

/** What signing in works with, of a request. */
export function toolsOf({ store, cipher, deps, now, requestId }: PublicRequest): SignInTools {
  const { passwords, tellOwner, runInBackground } = deps;
  const companyWords = () => deps.companyWords(store.db);
  return { store, cipher, passwords, companyWords, tellOwner, runInBackground, now, requestId };
}

function signedIn({ email, name, role, staffId, expiresAt, hasFactor, mustSetUpFactor }: Actor, now: number): SignedIn {
  return {
    id: staffId,
    email,
    name,
    role,
    actions: actionsOf(role),
    has_factor: hasFactor,
    must_set_up_factor: mustSetUpFactor,
    expires_at: isoTime(expiresAt),
    expires_in_ms: expiresAt - now,
  };
}

/** Counts where a sign-in comes from; a flood of them must not keep the server hashing. */
async function takeSignIn({ deps }: PublicRequest, place: string | undefined): Promise<void> {
  const wait = await deps.takeSignIn(place);
  if (wait !== undefined) throw new ApiError(CODE.tooMany, { retryAfterMs: wait });
}

async function answerSignIn(request: PublicRequest): Promise<SignedIn> {
  const { c, deps, cipher } = request;
  const sent = await request.read(signInSchema);
  const { address } = senderOf(c, deps.trustedProxies);
  const knownDevice = knownDeviceOf(cipher, readDeviceMark(c, deps.siteUrl), sent.email);
  // By itself, so that strangers behind the same address do not use its share up.
  await takeSignIn(request, knownDevice === undefined ? address : `device ${knownDevice}`);
  const from = {
    address,
    isKnownAddress: deps.knownAddresses.has(address, request.now),
    knownDevice,
    device: deviceName(c.req.header('user-agent')),
    sessionToken: readSessionToken(c, deps.siteUrl),
  };
  const actor = await signIn(toolsOf(request), sent, from);
  deps.knownAddresses.note(address, request.now);
  setSessionCookies(c, deps.siteUrl, cipher, actor);
  return signedIn(actor, request.now);
}

async function answerUseLink(request: PublicRequest): Promise<SignedIn> {
  const { c, deps, cipher } = request;
  const sent = await request.read(useLinkSchema);
  const { address } = senderOf(c, deps.trustedProxies);
  await takeSignIn(request, address);
  const from = { device: deviceName(c.req.header('user-agent')), sessionToken: readSessionToken(c, deps.siteUrl) };
  const actor = await redeemLink(toolsOf(request), sent, from);
  deps.knownAddresses.note(address, request.now);
  setSessionCookies(c, deps.siteUrl, cipher, actor);
  return signedIn(actor, request.now);
}

async function answerSignOut(request: StaffRequest): Promise<void> {
  await signOut(request);
  dropSessionCookies(request.c, request.deps.siteUrl);
}

/** The routes of one's own account. */
export const accountRoutes: readonly StaffRoute[] = [
  { call: 'POST /api/staff/sign-in', rule: 'public', handle: answerSignIn },
  {
    call: 'POST /api/staff/link',
    rule: 'public',
    handle: async (request) => linkKind(toolsOf(request), (await request.read(linkSchema)).token),
  },
  { call: 'POST /api/staff/link/use', rule: 'public', handle: answerUseLink },
  {
    call: 'GET /api/staff/me',
    rule: 'signedIn',
    handle: async ({ c, deps, cipher, actor, now }) => {
      setXsrfCookie(c, deps.siteUrl, cipher, actor);
      return signedIn(actor, now);
    },
  },
  {
    call: 'PATCH /api/staff/me',
    rule: 'signedIn',
    async handle(request) {
      const { name } = await request.read(changeMeSchema);
      await renameSelf(request, name);
      return signedIn({ ...request.actor, name }, request.now);
    },
  },
  { call: 'POST /api/staff/sign-out', rule: 'signedIn', handle: answerSignOut },
  {
    call: 'POST /api/staff/password',
    rule: 'signedIn',
    handle: async (request) =>
      changePassword(toolsOf(request), request.actor, await request.read(changePasswordSchema)),
  },
  { call: 'GET /api/staff/sessions', rule: 'signedIn', handle: readSessions },
  {
    call: 'DELETE /api/staff/sessions',
    rule: 'signedIn',
    needsConfirmation: true,
    handle: async (request) => ({ ended: await endOtherSessions(request) }),
  },
  {
    call: 'DELETE /api/staff/sessions/:id',
    rule: 'signedIn',
    needsConfirmation: true,
    handle: (request) => endSession(request, idOf(request)),
  },
];
