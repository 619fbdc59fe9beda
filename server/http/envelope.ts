/** The envelope of every answer (API-2). */
import type { Context } from 'hono';
import type { Locale } from '../../contract/locales.ts';
import type { Code, Envelope, RegistrationField } from '../../contract/registration.ts';
import { messageOf } from '../../contract/registration-messages.ts';
import { statusOf } from './api-error.ts';
import type { ApiEnv } from './request-context.ts';

const MS_PER_SECOND = 1000;
const MS_PER_MINUTE = 60_000;

/** What is answered. */
export interface EnvelopeContent {
  code: Code;
  locale: Locale;
  field?: RegistrationField;
  /** Milliseconds until another attempt is taken. */
  retryAfterMs?: number;
}

/** The message of an answer, in the visitor's language; minutes are rounded up. */
export function messageFor({ code, locale, retryAfterMs = 0 }: EnvelopeContent): string {
  return messageOf(code, locale, { minutes: Math.max(1, Math.ceil(retryAfterMs / MS_PER_MINUTE)) });
}

/** Whole seconds for `Retry-After`, rounded up. */
export function retryAfterSeconds(retryAfterMs: number): number {
  return Math.ceil(retryAfterMs / MS_PER_SECOND);
}

/** Answers with the envelope and the status of its code. */
export function answer(c: Context<ApiEnv>, content: EnvelopeContent): Response {
  const body: Envelope = { code: content.code, msg: messageFor(content) };
  if (content.field) body.field = content.field;
  if (content.retryAfterMs !== undefined) c.header('Retry-After', String(retryAfterSeconds(content.retryAfterMs)));
  return c.json(body, statusOf(content.code));
}
