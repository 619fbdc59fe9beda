/** A refusal of the staff's API. */
import type { DeskCode } from '../../contract/desk-codes.ts';

/** What a refusal says beside its code. */
export interface RefusalDetail {
  /** The part of what was sent that is to be mended. */
  field?: string | undefined;
  /** Milliseconds until another attempt is taken. */
  retryAfterMs?: number;
}

/** Thrown where a call of the staff cannot be carried out; answered with its envelope. */
export class DeskError extends Error {
  readonly code: DeskCode;
  readonly detail: RefusalDetail;
  constructor(code: DeskCode, detail: RefusalDetail = {}) {
    super(`Answered with code ${code}`);
    this.name = 'DeskError';
    this.code = code;
    this.detail = detail;
  }
}
