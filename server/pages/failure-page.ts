/** Answers a browser with a page when the one that it asked for failed while it was made. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../../contract/locales.ts';
import { localePath } from '../../contract/routes.ts';
import { answerWithPage } from './answer-with-page.ts';
import { offeredLocale } from './offered-locale.ts';
import { type PackedText, packText } from './packed-text.ts';
import { SECRET_HEADERS } from './receipt-shell.ts';
import { PAGE_CSP, readPagePolicies, trimSlashes } from './security-headers.ts';

/** Name of the page among those that the site builds. */
export const FAILURE_PAGE = 'failed';

/** Which of the built pages: its language, and whether its links carry none. */
export interface FailureRequest {
  locale: Locale;
  isPlain: boolean;
}

/** Answers with the page; undefined where the site was built without it. */
export type AnswerFailure = (
  request: FailureRequest,
  acceptEncoding: string | undefined,
) => Promise<Response> | undefined;

/** Where the build keeps the page. */
export function failureFile(pagesDir: string, { locale, isPlain }: FailureRequest): string {
  return path.join(pagesDir, FAILURE_PAGE, isPlain ? '_plain' : '', `${locale}.html`);
}

/** The path that the build's list of policies knows the page by. */
function policyPath({ locale, isPlain }: FailureRequest): string {
  return trimSlashes(`${isPlain ? '_plain' : ''}${localePath(locale, `/${FAILURE_PAGE}`)}`);
}

/** Reads the pages into memory. @throws the file system's error. */
export function loadFailurePages(pagesDir: string, policies = readPagePolicies(pagesDir)): AnswerFailure {
  const pages = new Map<string, PackedText>();
  for (const locale of LOCALES) {
    for (const isPlain of [false, true]) {
      const file = failureFile(pagesDir, { locale, isPlain });
      if (existsSync(file)) pages.set(policyPath({ locale, isPlain }), packText(readFileSync(file)));
    }
  }
  return ({ isPlain, ...asked }, acceptEncoding) => {
    const locale = offeredLocale(asked.locale, (one) => pages.has(policyPath({ locale: one, isPlain })));
    const request = { locale, isPlain };
    const html = pages.get(policyPath(request))?.();
    if (html === undefined) return undefined;
    const csp = policies.get(policyPath(request)) ?? PAGE_CSP;
    // The address that failed may be that of a registration's page.
    return answerWithPage({ html, status: 500, locale, csp, headers: SECRET_HEADERS }, acceptEncoding);
  };
}
