/** How many files are uploaded at a time. */
import { CODE, type Code } from '../../../contract/codes.ts';
import { MS_PER_SECOND } from '../../../contract/time/time-units.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { readBody } from '../../../server/http/request-body.ts';
import type { StaffRequest } from '../../staff/staff-route.ts';

/** Uploads at a time: each holds its file in memory. */
const AT_A_TIME = 4;
const RETRY_AFTER_MS = 10 * MS_PER_SECOND;

let uploads = 0;

/** Most megabytes and bytes of a file, and the code that refuses more. */
export interface UploadLimit {
  maxMb: number;
  maxBytes: number;
  code: Code;
}

/**
 * Reads what is uploaded and does something with it.
 *
 * @throws ApiError uploadsBusy, malformed, or with the code of the limit; what is done throws.
 */
export async function withUpload<T>(
  { c }: StaffRequest,
  limit: UploadLimit,
  work: (bytes: Uint8Array) => Promise<T>,
): Promise<T> {
  if (uploads >= AT_A_TIME) throw new ApiError(CODE.uploadsBusy, { retryAfterMs: RETRY_AFTER_MS });
  uploads++;
  try {
    const bytes = await readBody(c.req.raw, limit.maxBytes).catch((error: unknown) => {
      const isTooLarge = error instanceof ApiError && error.code === CODE.tooLarge;
      throw isTooLarge ? new ApiError(limit.code, { values: { megabytes: limit.maxMb } }) : error;
    });
    return await work(bytes);
  } finally {
    uploads--;
  }
}
