/** A forgotten password by mail (DESK-1): the same answer in the same time, whoever asks for whom. */
import type { Locale } from '../../contract/locales.ts';
import { MS_PER_HOUR, MS_PER_MINUTE } from '../../contract/time/time-units.ts';
import type { Queryable } from '../../server/storage/database.ts';
import type { AccountMail } from '../../server/storage/tables/notice.table.ts';
import { CLOCK_SKEW_MAX_MS } from '../../server/clock-skew.ts';
import { countAttempt, type SignInTools } from '../staff/sign-in/sign-in-attempt.ts';
import { foldEmail } from '../staff/sign-in/sign-in.service.ts';
import { findStaffByEmail, lockStaff } from '../staff/staff.repository.ts';
import { findMailChannelId } from './channel.repository.ts';
import { countPasswordMails, insertDelivery, newDelivery } from './delivery.repository.ts';
import type { NoticeTools } from './notice-tools.ts';

/** Mails to one account in an hour: nobody's mailbox is filled by strangers. */
const MAILS_AN_HOUR = 3;
/** A link that comes later than this is not waited for any more. */
const TRIED_FOR_MS = MS_PER_HOUR;
/** Requests of one network address without any wait, and the longest wait after them. */
const ADDRESS_LIMIT = { free: 10, mostMs: 15 * MS_PER_MINUTE };

/** What a mail is asked for with. */
type MailTools = Pick<SignInTools, 'store' | 'cipher' | 'now'>;

/** Puts the mail into the queue if the account is there and open. */
async function askForMail(
  { store, now }: MailTools,
  typedEmail: string,
  locale: Locale,
  wake: () => void,
): Promise<void> {
  const staff = await findStaffByEmail(store.db, foldEmail(typedEmail));
  if (!staff || staff.disabled_at !== null) return;
  await store.transaction(async (transaction) => {
    // One after the other, so that many at once are counted each.
    await lockStaff(transaction, store.kind, staff.id);
    const channelId = await findMailChannelId(transaction);
    if (channelId === undefined) return;
    const count = await countPasswordMails(transaction, staff.id, now - MS_PER_HOUR, now + CLOCK_SKEW_MAX_MS);
    if (count >= MAILS_AN_HOUR) return;
    await insertDelivery(
      transaction,
      newDelivery(channelId, now, { staff_id: staff.id, account_mail: 'password', locale }, TRIED_FOR_MS),
    );
  });
  wake();
}

/** Who asks for a mail, from where, and for whom. */
export interface MailWish {
  /** The address of mail as it was typed. */
  email: string;
  locale: Locale;
  /** Network address; undefined when it is not known. */
  address: string | undefined;
}

/**
 * Sends a link for a new password to an account, if there is one: nobody is told, and nobody waits for it.
 *
 * @throws ApiError tooMany, after too many requests from a network address.
 */
export async function requestAccountMail(
  tools: MailTools,
  { email, locale, address }: MailWish,
  { wake, runInBackground }: NoticeTools,
): Promise<void> {
  // Counted by where it comes from and not by whom it names, so that the answer tells nothing of an account.
  const key = tools.cipher.hash('forgot', address ?? '');
  await countAttempt(tools, [{ key, ...ADDRESS_LIMIT }]);
  // Not waited for: the time of the answer would tell whether there is such an account.
  runInBackground(askForMail(tools, email, locale, wake));
}

/** Puts a mail into the queue that tells the owner of an account what has happened; nothing where there is no mail. */
export async function mailOwner(db: Queryable, staffId: string, kind: AccountMail, now: number): Promise<void> {
  const channelId = await findMailChannelId(db);
  if (channelId === undefined) return;
  await insertDelivery(db, newDelivery(channelId, now, { staff_id: staffId, account_mail: kind }));
}

/** Whether a mail for a forgotten password can be sent at all. */
export async function canMailAccounts(db: Queryable): Promise<boolean> {
  return (await findMailChannelId(db)) !== undefined;
}
