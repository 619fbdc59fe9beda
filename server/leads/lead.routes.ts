/** The registration call: `POST /api/user/addApply` (API-1, API-2). */
import { Hono } from 'hono';
import { CODE } from '../../contract/registration.ts';
import { REGISTRATION_API } from '../../contract/routes.ts';
import { ApiError } from '../api/api-error.ts';
import { type ApiEnv, type ApiOptions, senderOf } from '../api/context.ts';
import { answer } from '../api/envelope.ts';
import { mediaType, readText } from '../api/request-body.ts';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(CODE.malformed);
  }
}

/** The routes of the registration call. */
export function leadRoutes({ leads, trustedProxies }: ApiOptions): Hono<ApiEnv> {
  return new Hono<ApiEnv>().post(REGISTRATION_API, async (c) => {
    if (mediaType(c.req.header('content-type')) !== 'application/json') throw new ApiError(CODE.wrongType);
    const sent = parseJson(await readText(c.req.raw));
    return answer(c, await leads.register(sent, senderOf(c, trustedProxies)));
  });
}
