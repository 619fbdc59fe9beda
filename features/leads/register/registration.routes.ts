/** The registration call: `POST /api/user/addApply` (API-1, API-2). */
import { Hono } from 'hono';
import { statusOf } from '../../../contract/code-table.ts';
import { CODE } from '../../../contract/codes.ts';
import { receiptPath } from '../../receipt/contract/receipt.ts';
import { REGISTRATION_API } from '../../../contract/routes.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { answer } from '../../../server/http/envelope.ts';
import { mediaType, readText } from '../../../server/http/request-body.ts';
import { type ApiEnv, senderOf } from '../../../server/http/request-context.ts';
import type { RegistrationService } from './registration.service.ts';

/** Status of a refusal that the visitor can mend. */
const STATUS_REFUSED = 422;

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
    const { token, ...outcome } = await registrations.register(sent, senderOf(c, trustedProxies));
    const receipt = token === undefined ? undefined : receiptPath(outcome.locale, token);
    // What the visitor can mend is answered with 200: a client that reads `data.code` has to see `msg` (API-2).
    const status = statusOf(outcome.code);
    return answer(c, { ...outcome, receipt }, status === STATUS_REFUSED ? 200 : status);
  });
}
