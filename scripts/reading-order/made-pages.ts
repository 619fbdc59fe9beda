/** Pages that the server makes in answer to a form or to a fault: here they are given an address to be read at. */
import type { BrowserContext, Route } from '@playwright/test';
import { isLocale, LOCALES } from '../../contract/locales.ts';
import { FAILURE_PAGE } from '../../contract/rendered-page.ts';
import { localePath, REGISTRATION_API, REGISTRATION_PAGE, splitLocale } from '../../contract/routes.ts';
import { frameFile } from '../../server/pages/rendered-page.ts';

const SENT = { education: '4', working_years: '2', purpose: '3', name: 'Test', phone: '13800000000', consent: 'on' };

/** What is wrong in a form that is answered with a page, by the last part of the address that the page has here. */
const WRONG: Readonly<Record<string, Record<string, string>>> = {
  accepted: {},
  name: { name: '' },
  phone: { phone: '12345' },
  purpose: { purpose: '' },
  consent: { consent: '' },
  refused: { education: '99' },
};

/** Where they stand here, below a language. */
export const MADE_PATHS = ['/failed', '/receipt', ...Object.keys(WRONG).map((page) => REGISTRATION_PAGE + page)];

/** The same page as the server sends it to whoever posts the form without a script. */
async function sendForm(route: Route, site: string, wrong: Record<string, string>): Promise<void> {
  const { locale = 'zh' } = splitLocale(new URL(route.request().url()).pathname);
  const filled = Object.entries({ ...SENT, ...wrong }).filter(([, value]) => value !== '');
  await route.continue({
    url: site + localePath(locale, REGISTRATION_PAGE),
    method: 'POST',
    headers: { ...route.request().headers(), 'content-type': 'application/x-www-form-urlencoded' },
    postData: new URLSearchParams(filled).toString(),
  });
}

/** Registers, and shows the page that the link leads to. */
async function showReceipt(route: Route, site: string): Promise<void> {
  const { locale = 'zh' } = splitLocale(new URL(route.request().url()).pathname);
  // A number that is known already is shown what it agreed to before, in the language of then.
  const phone = `1380000000${LOCALES.indexOf(locale) + 1}`;
  const body = { education: 4, working_years: 2, purpose: 3, name: SENT.name, phone, locale, consent: true };
  const response = await fetch(site + REGISTRATION_API, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  // JSON of the registration call is its envelope.
  const { receipt } = (await response.json()) as { receipt?: string };
  if (receipt === undefined) throw new Error('The site did not take the registration.');
  await route.continue({ url: site + receipt });
}

/** Lets a browser open {@link MADE_PATHS} of a site that keeps nothing, whose registrations are made up. */
export async function serveMadePages(context: BrowserContext, site: string, dist: string): Promise<void> {
  const below = (own: string) => (url: URL) => {
    const { locale, path: rest } = splitLocale(url.pathname);
    return isLocale(locale) && rest === own;
  };
  await context.route(below('/receipt'), (route) => showReceipt(route, site));
  await context.route(below('/failed'), (route) => {
    const { locale = 'zh' } = splitLocale(new URL(route.request().url()).pathname);
    return route.fulfill({ path: frameFile(dist, { page: FAILURE_PAGE, locale, isPlain: false }) });
  });
  for (const [page, wrong] of Object.entries(WRONG))
    await context.route(below(REGISTRATION_PAGE + page), (route) => sendForm(route, site, wrong));
}
