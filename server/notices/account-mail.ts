/** A forgotten password by mail (DESK-1): the same answer in the same time, whoever asks for whom. */
import { z } from 'zod';
import { CODE } from '../../contract/codes.ts';
import type { Locale } from '../../contract/locales.ts';
import type { ForgotPasswordRequest, SignInOptions } from '../../contract/staff-api.ts';
import { MS_PER_HOUR } from '../../contract/time-units.ts';
import { ApiError } from '../http/api-error.ts';
import { senderOf } from '../http/request-context.ts';
import { countAttempt } from '../staff/sign-in-attempt.ts';
import { findStaffByEmail } from '../staff/staff.repository.ts';
import type { RequestContext } from '../staff/staff-context.ts';
import type { PublicRequest, StaffRoute } from '../staff/staff-route.ts';
import { findMailChannelId } from './channel.repository.ts';
import { countAccountMails, insertDelivery, newDelivery } from './delivery.repository.ts';
import type { NoticeTools } from './notice-tools.ts';

const FORGOT: z.ZodType<ForgotPasswordRequest> = z.strictObject({ email: z.string().max(254) });

/** Mails to one account in an hour: nobody's mailbox is filled by strangers. */
const MAILS_AN_HOUR = 3;
/** A link that comes later than this is not waited for any more. */
const TRIED_FOR_MS = MS_PER_HOUR;
/** Requests of one network address without any wait, and the longest wait after them. */
const ADDRESS_LIMIT = { free: 10, mostMs: 900_000 };

/** Puts the mail into the queue if the account is there and open. */
async function askForMail(
  { store, now }: RequestContext,
  typedEmail: string,
  locale: Locale,
  wake: () => void,
): Promise<void> {
  const staff = await findStaffByEmail(store.db, typedEmail.trim().toLowerCase());
  if (!staff || staff.disabled_at !== null) return;
  const channelId = await findMailChannelId(store.db);
  if (channelId === undefined) return;
  if ((await countAccountMails(store.db, staff.id, now - MS_PER_HOUR)) >= MAILS_AN_HOUR) return;
  await insertDelivery(store.db, newDelivery(channelId, now, { staff_id: staff.id, locale }, TRIED_FOR_MS));
  wake();
}

async function answerForgot(request: PublicRequest, { wake, after }: NoticeTools): Promise<object> {
  const { c, store, cipher, deps, now, requestId } = request;
  const { email } = await request.read(FORGOT);
  const { address, locale } = senderOf(c, deps.trustedProxies);
  const wait = await deps.takeSignIn(address);
  if (wait !== undefined) throw new ApiError(CODE.tooMany, { retryAfterMs: wait });
  // Counted by where it comes from and not by whom it names, so that the answer tells nothing of an account.
  const key = cipher.hash('forgot', address ?? '');
  await countAttempt({ store, cipher, passwords: deps.passwords, now, requestId }, [{ key, ...ADDRESS_LIMIT }]);
  // Not waited for: the time of the answer would tell whether there is such an account.
  after(askForMail(request, email, locale, wake));
  return {};
}

/** The routes for who cannot sign in. */
export const accountMailRoutes = (tools: NoticeTools): StaffRoute[] => [
  {
    method: 'GET',
    path: '/api/staff/sign-in-options',
    rule: 'public',
    handle: async ({ store }): Promise<SignInOptions> => ({
      has_mail: (await findMailChannelId(store.db)) !== undefined,
    }),
  },
  { method: 'POST', path: '/api/staff/forgot', rule: 'public', handle: (request) => answerForgot(request, tools) },
];
