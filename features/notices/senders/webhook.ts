/** Sends notices to an address of the company's own, as signed JSON. Documented in docs/operations.md. */
import { createHmac } from 'node:crypto';
import { PURPOSE } from '../../../contract/registration/registration.ts';
import { WEBHOOK_HEADERS, type WebhookSettings } from '../contract.ts';
import type { NoticeItem, OutgoingNotice } from '../notice-content.ts';
import { postJson, resultOfStatus } from './post-json.ts';
import type { SendResult } from './send-result.ts';

const PURPOSE_NAMES: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(PURPOSE).map(([name, value]) => [value, name]),
);

function payloadOf({ createdAt, purpose, program, contactBy, locale, before, ...item }: NoticeItem): object {
  return {
    ...item,
    created_at: new Date(createdAt).toISOString(),
    purpose: PURPOSE_NAMES[purpose] ?? null,
    program,
    contact_by: contactBy,
    language: locale,
    registered_before: before !== null,
    assignee: before?.assignee ?? null,
  };
}

function bodyOf({ id, content, now }: OutgoingNotice): string {
  const registration = content.kind === 'registrations' ? content.items[0] : undefined;
  return JSON.stringify({
    type: registration ? 'registration' : 'test',
    id,
    sent_at: new Date(now).toISOString(),
    ...(registration ? { registration: payloadOf(registration) } : {}),
  });
}

/** The signature of a body: `sha256=` and the hex HMAC-SHA-256 of `timestamp.body`. */
function webhookSign(secret: string, timestamp: number, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

/**
 * Posts a notice to a company's own address, signed where there is a secret.
 *
 * @throws the connection's error, PrivateHostError.
 */
export async function callWebhook(
  { url = '', secret = '' }: WebhookSettings,
  notice: OutgoingNotice,
  allowsLocal: boolean,
): Promise<SendResult> {
  const body = bodyOf(notice);
  const headers = {
    [WEBHOOK_HEADERS.id]: notice.id,
    [WEBHOOK_HEADERS.timestamp]: String(notice.now),
    [WEBHOOK_HEADERS.signature]: webhookSign(secret, notice.now, body),
  };
  return resultOfStatus(await postJson({ url: new URL(url), body, headers, isPublicOnly: !allowsLocal }));
}
