/** The envelope of every answer (API-2). */
import type { Context } from 'hono';
import { type ApiStatus, messageOf, statusOf } from '../../contract/code-table.ts';
import type { Code, Envelope } from '../../contract/codes.ts';
import type { Locale } from '../../contract/locales.ts';
import { MS_PER_MINUTE, MS_PER_SECOND } from '../../contract/time/time-units.ts';
import type { RefusalDetail } from './api-error.ts';
import type { ApiEnv } from './request-context.ts';

/** What an answer of the API says, before it is put into words. */
export interface EnvelopeContent extends RefusalDetail {
  code: Code;
  locale: Locale;
  /** Path of the page of a registration that was accepted. */
  receipt?: string | undefined;
  /** Every field of a form that is to be mended. */
  faults?: readonly { code: Code; field: string }[] | undefined;
}

/** The message of an answer, in the visitor's language; minutes are rounded up. */
export function messageFor({ code, locale, retryAfterMs = 0, values }: EnvelopeContent): string {
  return messageOf(code, locale, { minutes: Math.max(1, Math.ceil(retryAfterMs / MS_PER_MINUTE)), ...values });
}

/** Whole seconds for `Retry-After`, rounded up. */
export function retryAfterSeconds(retryAfterMs: number): number {
  return Math.ceil(retryAfterMs / MS_PER_SECOND);
}

/** Answers with the envelope; the status is that of the code, unless another one is named. */
export function answer(
  c: Context<ApiEnv>,
  content: EnvelopeContent,
  status: ApiStatus = statusOf(content.code),
): Response {
  const body: Envelope = { code: content.code, msg: messageFor(content) };
  if (content.field) body.field = content.field;
  if (content.faults)
    body.faults = content.faults.map(({ code, field }) => ({ field, code, msg: messageOf(code, content.locale) }));
  if (content.receipt) body.receipt = content.receipt;
  if (content.retryAfterMs !== undefined) c.header('Retry-After', String(retryAfterSeconds(content.retryAfterMs)));
  return c.json(body, status);
}
