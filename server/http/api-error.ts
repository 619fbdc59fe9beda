/** An answer of the API other than a stored registration. */
import { CODE, type Code } from '../../contract/registration.ts';

/** HTTP status of each code that has one of its own; all others are answered with 200 (API-2). */
const STATUS = {
  [CODE.malformed]: 400,
  [CODE.crossSite]: 403,
  [CODE.notFound]: 404,
  [CODE.tooLarge]: 413,
  [CODE.wrongType]: 415,
  [CODE.tooMany]: 429,
  [CODE.failed]: 500,
} as const;

/** A status that the API answers with. */
export type ApiStatus = 200 | (typeof STATUS)[keyof typeof STATUS];

/**
 * The HTTP status of a code: a registration that is well-formed but not acceptable answers 200,
 * because a client that reads `data.code` must see `msg`.
 */
export function statusOf(code: Code): ApiStatus {
  return code in STATUS ? STATUS[code as keyof typeof STATUS] : 200;
}

/** Thrown where a request cannot be taken any further; the error handler answers it. */
export class ApiError extends Error {
  readonly code: Code;
  constructor(code: Code) {
    super(`Answered with code ${code}`);
    this.name = 'ApiError';
    this.code = code;
  }
}
