/** The registration call: `POST /api/user/addApply` (API-1, API-2). */
import { Hono } from 'hono';
import { CODE } from '../../../contract/registration.ts';
import { REGISTRATION_API } from '../../../contract/routes.ts';
import { ApiError } from '../../http/api-error.ts';
import { answer } from '../../http/envelope.ts';
import { mediaType, readText } from '../../http/request-body.ts';
import { type ApiEnv, senderOf } from '../../http/request-context.ts';
import type { RegistrationService } from './registration.service.ts';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(CODE.malformed);
  }
}

/** What the call is answered with. */
export interface RegistrationRouteOptions {
  registrations: RegistrationService;
  trustedProxies: number;
}

/** The routes of the registration call. */
export function registrationRoutes({ registrations, trustedProxies }: RegistrationRouteOptions): Hono<ApiEnv> {
  return new Hono<ApiEnv>().post(REGISTRATION_API, async (c) => {
    if (mediaType(c.req.header('content-type')) !== 'application/json') throw new ApiError(CODE.wrongType);
    const sent = parseJson(await readText(c.req.raw));
    return answer(c, await registrations.register(sent, senderOf(c, trustedProxies)));
  });
}
