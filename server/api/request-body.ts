/** Reads what was sent, up to the limit. */
import { BODY_MAX_BYTES, CODE } from '../../contract/registration.ts';
import { ApiError } from './api-error.ts';

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

/**
 * The body as text.
 *
 * @throws ApiError tooLarge over `maxBytes`; malformed when it is not UTF-8.
 */
export async function readText(request: Request, maxBytes = BODY_MAX_BYTES): Promise<string> {
  const announced = request.headers.get('content-length');
  if (announced !== null && Number(announced) > maxBytes) throw new ApiError(CODE.tooLarge);
  const bytes = announced === null ? await readStream(request, maxBytes) : new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength > maxBytes) throw new ApiError(CODE.tooLarge);
  try {
    return UTF8.decode(bytes);
  } catch {
    throw new ApiError(CODE.malformed);
  }
}
