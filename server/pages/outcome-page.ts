/**
 * Answers a form that was sent without JavaScript (APPT-7) with one of the pages that the build put
 * aside, with the message and what was typed filled in.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HTML_LANG, LOCALES, type Locale } from '../../contract/locales.ts';
import {
  type FormOutcome,
  MESSAGE_PLACEHOLDER,
  OUTCOME_PAGES,
  type OutcomePage,
  outcomePageOf,
} from '../../contract/outcome.ts';
import { receiptPath, TOKEN_PLACEHOLDER } from '../../contract/receipt.ts';
import { localePath, REGISTRATION_PAGE } from '../../contract/routes.ts';
import { answerWithPage } from './answer-with-page.ts';
import { showFaults } from './field-faults.ts';
import { escapeHtml, fillInputs } from './fill-form.ts';
import { offeredLocale } from './offered-locale.ts';
import { type PackedText, packText } from './packed-text.ts';
import { PAGE_CSP, readPagePolicies, trimSlashes } from './security-headers.ts';

/** What of a request decides on how its outcome is sent. */
export interface OutcomeRequest {
  /** Whether the form was sent to the unprefixed address. */
  isPlain: boolean;
  acceptEncoding: string | undefined;
}

/** Answers with the page for an outcome. */
export type AnswerOutcome = (outcome: FormOutcome, request: OutcomeRequest) => Promise<Response>;

interface BuiltPage {
  page: OutcomePage;
  locale: Locale;
  isPlain: boolean;
}

/** Where the build keeps one of the pages. */
export function outcomeFile(pagesDir: string, { page, locale, isPlain }: BuiltPage): string {
  return path.join(pagesDir, 'outcome', isPlain ? '_plain' : '', locale, `${page}.html`);
}

/** The path that the build's list of policies knows the page by. */
function policyPath({ page, locale, isPlain }: BuiltPage): string {
  return trimSlashes(`${isPlain ? '_plain' : ''}${localePath(locale, REGISTRATION_PAGE)}${page}`);
}

/** Says the outcome in one line, where the site has no page for it: nobody is left in doubt. */
function bareHtml({ locale, status }: FormOutcome): string {
  const role = status === 200 ? 'status' : 'alert';
  return (
    `<!doctype html><html lang="${HTML_LANG[locale]}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${MESSAGE_PLACEHOLDER}</title>` +
    `<p role="${role}">${MESSAGE_PLACEHOLDER}</p>`
  );
}

function fillIn(html: string, { locale, msg, values, receipt, faults = [] }: FormOutcome): string {
  // The link first and the inputs before the message: what a visitor typed is never looked at for a placeholder.
  const linked = showFaults(html, faults).replaceAll(
    receiptPath(locale, TOKEN_PLACEHOLDER),
    receipt ?? localePath(locale, '/'),
  );
  const [first = '', ...rest] = linked.split(MESSAGE_PLACEHOLDER).map((part) => fillInputs(part, values));
  return [first, ...rest].join(escapeHtml(msg));
}

/**
 * Reads the pages into memory; a site that was built without them answers in one line.
 *
 * @throws the file system's error.
 */
export function loadOutcomePages(pagesDir: string, policies = readPagePolicies(pagesDir)): AnswerOutcome {
  const pages = new Map<string, PackedText>();
  for (const locale of LOCALES) {
    for (const isPlain of [false, true]) {
      for (const page of OUTCOME_PAGES) {
        const built = { page, locale, isPlain };
        const file = outcomeFile(pagesDir, built);
        if (existsSync(file)) pages.set(policyPath(built), packText(readFileSync(file)));
      }
    }
  }
  return async (outcome, { isPlain, acceptEncoding }) => {
    const { status, retryAfterSeconds } = outcome;
    const page = outcomePageOf(outcome);
    const locale = offeredLocale(outcome.locale, (one) => pages.has(policyPath({ page, locale: one, isPlain })));
    const key = policyPath({ page, locale, isPlain });
    const html = fillIn(pages.get(key)?.() ?? bareHtml(outcome), { ...outcome, locale });
    const csp = policies.get(key) ?? PAGE_CSP;
    return answerWithPage({ html, status, locale, csp, retryAfterSeconds }, acceptEncoding);
  };
}
