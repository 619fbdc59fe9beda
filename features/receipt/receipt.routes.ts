/**
 * The page after a registration, behind a link that only its person has (RECEIPT-1 to RECEIPT-4): `GET` shows it,
 * `POST` changes something and leads back to it. It works without JavaScript.
 */
import { type Context, Hono } from 'hono';
import { LOCALES } from '../../contract/locales.ts';
import { CALENDAR_FILE, RECEIPT_PATH } from './contract/receipt.ts';
import type { ApiEnv } from '../../server/http/request-context.ts';
import { ReceiptRequest, type ReceiptRouteOptions } from './receipt-request.ts';

/** The routes, with and without a language's prefix. */
export function receiptRoutes(options: ReceiptRouteOptions): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const callOf = (c: Context<ApiEnv>) => {
    // The pattern and not the path: the token is a secret.
    c.set('route', `${RECEIPT_PATH}/:token`);
    return new ReceiptRequest(c, options);
  };
  for (const prefix of [`/:locale{${LOCALES.join('|')}}`, '']) {
    const path = `${prefix}${RECEIPT_PATH}/:token`;
    routes.get(path, (c) => callOf(c).read());
    routes.post(path, (c) => callOf(c).change());
    routes.get(`${path}/${CALENDAR_FILE}`, (c) => callOf(c).calendar());
  }
  return routes;
}
