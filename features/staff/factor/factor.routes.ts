/** One's own second factor, and being asked for the password again (DESK-1). */
import { confirmSchema, firstCodeSchema } from '../schema.ts';
import { toolsOf } from '../sign-in/account.routes.ts';
import { confirm } from '../sign-in/confirmation.service.ts';
import { setSessionCookies } from '../sign-in/staff-cookies.ts';
import type { StaffRoute } from '../staff-route.ts';
import { beginSetUp, finishSetUp, readFactor, removeOwnFactor, renewRecoveryCodes } from './factor.service.ts';

/** Routes of the second factor, and of confirming by password and code. */
export const factorRoutes: readonly StaffRoute[] = [
  {
    call: 'POST /api/staff/confirm',
    rule: 'signedIn',
    handle: async (request) => {
      const { c, deps, cipher } = request;
      const { actor, confirmed } = await confirm(toolsOf(request), request.actor, await request.read(confirmSchema));
      setSessionCookies(c, deps.siteUrl, cipher, actor);
      return confirmed;
    },
  },
  { call: 'GET /api/staff/factor', rule: 'signedIn', handle: readFactor },
  {
    call: 'POST /api/staff/factor',
    rule: 'signedIn',
    needsConfirmation: true,
    handle: (request) => beginSetUp(request, request.deps.siteUrl),
  },
  {
    call: 'POST /api/staff/factor/first-code',
    rule: 'signedIn',
    needsConfirmation: true,
    handle: async (request) => finishSetUp(request, (await request.read(firstCodeSchema)).code),
  },
  {
    call: 'DELETE /api/staff/factor',
    rule: 'signedIn',
    needsConfirmation: true,
    handle: (request) => removeOwnFactor(request),
  },
  {
    call: 'POST /api/staff/factor/recovery-codes',
    rule: 'signedIn',
    needsConfirmation: true,
    handle: renewRecoveryCodes,
  },
];
