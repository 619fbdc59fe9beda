/**
 * The frame of the page after a registration: header, footer and styles as the build put them aside, and the company's
 * facts that the page names (RECEIPT-1). What stands in it, the server writes.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { HTML_LANG, LOCALES, type Locale } from '../../contract/locales.ts';
import { receiptMessages } from '../../contract/receipt.messages.ts';
import { type CompanyFacts, RECEIPT_PATH, RECEIPT_PLACEHOLDER, TOKEN_PLACEHOLDER } from '../../contract/receipt.ts';
import { localePath } from '../../contract/routes.ts';
import { answerWithPage } from './answer-with-page.ts';
import { offeredLocale } from './offered-locale.ts';
import { type PackedText, packText } from './packed-text.ts';
import { PAGE_CSP, readPagePolicies, SECRET_HEADERS, trimSlashes } from './security-headers.ts';

/** What is sent in the frame. */
export interface ReceiptContent {
  locale: Locale;
  /** The link's token, for the links to the other languages. */
  token: string;
  /** HTML of the page's main part. */
  main: string;
  /** HTTP status. */
  status: number;
  retryAfterSeconds?: number | undefined;
}

/** The frame, and what is known of the company. */
export interface ReceiptShell {
  company: CompanyFacts;
  /** Answers with a page. */
  answer(content: ReceiptContent, acceptEncoding: string | undefined): Promise<Response>;
}

const BY_LOCALE = z.object({ zh: z.string(), en: z.string(), vi: z.string() });
const COMPANY_FILE: z.ZodType<CompanyFacts> = z.object({
  company: BY_LOCALE,
  adviser: BY_LOCALE,
  phone: z.string(),
  callBackWorkingDays: z.int().min(1),
  wechat: z.string(),
  programs: z.record(z.string(), BY_LOCALE),
});

/** What stands in the place of the company's facts where the site was not built. */
const UNKNOWN: CompanyFacts = {
  company: { zh: '–', en: '–', vi: '–' },
  adviser: { zh: '–', en: '–', vi: '–' },
  phone: '–',
  callBackWorkingDays: 1,
  wechat: '–',
  programs: {},
};

/** Where the build keeps the frame of a language. */
export function receiptShellFile(pagesDir: string, locale: Locale): string {
  return path.join(pagesDir, 'receipt', `${locale}.html`);
}

function readCompany(pagesDir: string): CompanyFacts {
  const file = path.join(pagesDir, 'client', 'receipt.json');
  return existsSync(file) ? COMPANY_FILE.parse(JSON.parse(readFileSync(file, 'utf8'))) : UNKNOWN;
}

/** The page without its frame, where the site was built without it. */
function bareShell(locale: Locale): string {
  return (
    `<!doctype html><html lang="${HTML_LANG[locale]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta name="robots" content="noindex"><title>${receiptMessages['receipt.title'][locale]}</title>${RECEIPT_PLACEHOLDER}`
  );
}

/**
 * Reads the frame into memory.
 *
 * @throws the file system's error, or a ZodError or SyntaxError when a file is damaged.
 */
export function loadReceiptShell(pagesDir: string, policies = readPagePolicies(pagesDir)): ReceiptShell {
  const shells = new Map<Locale, PackedText>();
  for (const locale of LOCALES) {
    const file = receiptShellFile(pagesDir, locale);
    if (existsSync(file)) shells.set(locale, packText(readFileSync(file)));
  }
  return {
    company: readCompany(pagesDir),
    answer({ token, main, status, retryAfterSeconds, ...asked }, acceptEncoding) {
      const locale = offeredLocale(asked.locale, (one) => shells.has(one));
      const shell = shells.get(locale)?.() ?? bareShell(locale);
      // The token first: what a visitor typed is never looked at for a placeholder.
      const html = shell.replaceAll(TOKEN_PLACEHOLDER, token).replace(RECEIPT_PLACEHOLDER, () => main);
      const csp = policies.get(trimSlashes(localePath(locale, RECEIPT_PATH))) ?? PAGE_CSP;
      const page = { html, status, locale, csp, retryAfterSeconds, headers: SECRET_HEADERS };
      return answerWithPage(page, acceptEncoding);
    },
  };
}
