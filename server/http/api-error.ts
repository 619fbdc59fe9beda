/** An answer of the API other than what was asked for. */
import type { Code } from '../../contract/codes.ts';

/** What a refusal says beside its code. */
export interface RefusalDetail {
  /** The part of what was sent that is to be mended. */
  field?: string | undefined;
  /** Milliseconds until another attempt is taken. */
  retryAfterMs?: number | undefined;
  /** For the placeholders of the message. */
  values?: Readonly<Record<string, number>> | undefined;
}

/** Thrown where a request cannot be carried out; the error handler answers it with its envelope. */
export class ApiError extends Error {
  readonly code: Code;
  readonly detail: RefusalDetail;
  constructor(code: Code, detail: RefusalDetail = {}) {
    super(`Answered with code ${code}`);
    this.name = 'ApiError';
    this.code = code;
    this.detail = detail;
  }
}
