/** Reads what was sent, up to the limit. */

import { CODE } from '../../contract/codes.ts';
import { BODY_MAX_BYTES } from '../../contract/registration/registration.ts';
import { isErrno } from '../is-errno.ts';
import { ApiError } from './api-error.ts';

/** Media type of what a page's form sends. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** The media type of a `Content-Type` header in lower case, without its parameters. */
export function mediaType(contentType: string | undefined): string {
  return (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** Reads a body whose length was not announced, and stops at the limit. */
async function readStream(request: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (!request.body) return new Uint8Array();
  for await (const chunk of request.body) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new ApiError(CODE.tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Whether a body could not be read because its sender left, or was cut off for being too slow. */
function isSenderGone(error: unknown, request: Request): boolean {
  return isErrno(error, 'ECONNRESET') || request.signal.aborted;
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const isAnnounced = request.headers.has('content-length');
  try {
    return isAnnounced ? new Uint8Array(await request.arrayBuffer()) : await readStream(request, maxBytes);
  } catch (error) {
    throw isSenderGone(error, request) ? new ApiError(CODE.malformed) : error;
  }
}

/**
 * The body as it was sent.
 *
 * @throws ApiError tooLarge over `maxBytes`; malformed when its sender left before its end.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) > maxBytes) throw new ApiError(CODE.tooLarge);
  const bytes = await readBytes(request, maxBytes);
  if (bytes.byteLength > maxBytes) throw new ApiError(CODE.tooLarge);
  return bytes;
}

/**
 * The body of a request as text of UTF-8.
 *
 * @throws ApiError tooLarge over `maxBytes`; malformed when it is not UTF-8 or its sender left before its end.
 */
export async function readText(request: Request, maxBytes = BODY_MAX_BYTES): Promise<string> {
  const bytes = await readBody(request, maxBytes);
  try {
    return UTF8.decode(bytes);
  } catch {
    throw new ApiError(CODE.malformed);
  }
}
