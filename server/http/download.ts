/** An answer that the browser saves as a file. */
import type { Context } from 'hono';

/** Media type of an Excel file. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file to be saved; what services give to routes. */
export interface Download {
  name: string;
  /** Media type. */
  type: string;
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
}

/** Answers with a file that the browser saves. */
export function sendDownload(c: Context, { name, type, body }: Download): Response {
  return c.body(body, 200, {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
  });
}
