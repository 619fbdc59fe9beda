/** A person with the link to the page of their registration: opens it and sends its forms, without a port. */
import { load } from 'cheerio';
import { registration, type TestApi } from './registration-api.ts';

/** A page as it came. */
export interface ReceiptAnswer {
  status: number;
  html: string;
  headers: Headers;
}

/** Somebody with the link to the page after their registration. */
export interface ReceiptVisitor {
  /** Path of the page. */
  path: string;
  token: string;
  open: (suffix?: string, headers?: Record<string, string>) => Promise<ReceiptAnswer>;
  send: (fields: Record<string, string>, headers?: Record<string, string>) => Promise<ReceiptAnswer>;
  /** The hours that can be chosen: when each begins, in milliseconds since 1970. */
  freeWindows: () => Promise<number[]>;
}

async function read(response: Response): Promise<ReceiptAnswer> {
  return { status: response.status, html: await response.text(), headers: response.headers };
}

/** The person behind a link. */
export function visitorOf({ app }: TestApi, path: string): ReceiptVisitor {
  const open: ReceiptVisitor['open'] = async (suffix = '', headers = {}) =>
    read(await app.request(`${path}${suffix}`, { headers }));
  return {
    path,
    token: path.split('/').at(-1) ?? '',
    open,
    send: async (fields, headers = {}) =>
      read(
        await app.request(path, {
          method: 'POST',
          // As browsers send it from a page without Referer.
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'null', ...headers },
          body: new URLSearchParams(fields).toString(),
        }),
      ),
    async freeWindows() {
      const $ = load((await open()).html);
      return [...$('input[name="start"]:not([disabled])')].map((input) => Number($(input).val()));
    },
  };
}

/** Registers somebody, and follows the link of the answer. */
export async function register(api: TestApi, changes: Record<string, unknown> = {}): Promise<ReceiptVisitor> {
  const { body } = await api.send(registration({ consent: true, locale: 'en', ...changes }));
  const { receipt } = body;
  if (receipt === undefined) throw new Error(`No link: ${body.msg}`);
  return visitorOf(api, receipt);
}
