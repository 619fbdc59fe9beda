/** The routes for who cannot sign in (DESK-1). */
import { CODE } from '../../contract/codes.ts';
import { ApiError } from '../../server/http/api-error.ts';
import { senderOf } from '../../server/http/request-context.ts';
import type { SignInOptions } from '../staff/contract.ts';
import { forgotPasswordSchema } from '../staff/schema.ts';
import type { PublicRequest, StaffRoute } from '../staff/staff-route.ts';
import { canMailAccounts, requestAccountMail } from './account-mail.service.ts';
import type { NoticeTools } from './notice-tools.ts';

async function answerForgot(request: PublicRequest, tools: NoticeTools): Promise<void> {
  const { c, store, cipher, deps, now } = request;
  const { email } = await request.read(forgotPasswordSchema);
  const { address, locale } = senderOf(c, deps.trustedProxies);
  const wait = await deps.takeSignIn(address);
  if (wait !== undefined) throw new ApiError(CODE.tooMany, { retryAfterMs: wait });
  await requestAccountMail({ store, cipher, now }, { email, locale, address }, tools);
}

/** Routes for mails about an account: whether there are any, and asking for one. */
export const accountMailRoutes = (tools: NoticeTools): StaffRoute[] => [
  {
    call: 'GET /api/staff/sign-in-options',
    rule: 'public',
    handle: async ({ store }): Promise<SignInOptions> => ({ has_mail: await canMailAccounts(store.db) }),
  },
  { call: 'POST /api/staff/forgot', rule: 'public', handle: (request) => answerForgot(request, tools) },
];
