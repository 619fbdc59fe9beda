/** One request for the page after a registration: finds it, changes it, and answers with a page (RECEIPT-1 to RECEIPT-4). */
import type { Context } from 'hono';
import { messageOf, statusOf } from '../../contract/code-table.ts';
import { CODE } from '../../contract/codes.ts';
import { isLocale, type Locale } from '../../contract/locales.ts';
import {
  CALENDAR_FILE,
  QUESTION_MAX_CHARACTERS,
  QUESTIONS_MAX,
  RECEIPT_ACTIONS,
  receiptPath,
} from '../../contract/receipt.ts';
import { TextDecryptor } from '../crypto/text-decryptor.ts';
import type { AddressQuota } from '../http/address-quota.ts';
import { ApiError } from '../http/api-error.ts';
import { messageFor, retryAfterSeconds } from '../http/envelope.ts';
import { FORM_TYPE, mediaType, readText } from '../http/request-body.ts';
import { type ApiEnv, isFromOtherSite, senderOf } from '../http/request-context.ts';
import { TOKEN_SHAPE } from '../leads/register/receipt-token.ts';
import type { ReceiptShell } from '../pages/receipt-shell.ts';
import { SECRET_HEADERS } from '../pages/security-headers.ts';
import type { ReportFailure } from '../report-failure.ts';
import type { RequestContext } from '../../features/staff/staff-context.ts';
import { callCalendar } from './call-calendar.ts';
import { callTimes } from './call-times.ts';
import { type PageView, receiptTexts, say } from './page-view.ts';
import { awayPage, erasedPage, gonePage, messagePage } from './plain-pages.ts';
import { openReceipt, type Receipt } from './receipt.service.ts';
import { changeReceipt, type ReceiptChange, type ReceiptRefusal } from './receipt-change.service.ts';
import { readChange, typedOf } from './receipt-form.ts';
import { receiptPage } from './receipt-page.ts';
import type { ReceiptStore } from './receipt-store.ts';

/** A store that was away is tried again every few seconds. */
const AWAY_RETRY_SECONDS = 60;

/** What the routes need. */
export interface ReceiptRouteOptions {
  /** The open store; throws StoreUnavailableError while there is none. */
  open: () => ReceiptStore;
  shell: ReceiptShell;
  /** Public address of the site. */
  siteUrl: string;
  trustedProxies: number;
  /** Milliseconds since 1970. */
  now: () => number;
  reportFailure: ReportFailure;
}

/** The request. */
export class ReceiptCall {
  readonly #c: Context<ApiEnv>;
  readonly #options: ReceiptRouteOptions;
  readonly #locale: Locale;
  readonly #token: string;
  /** What was sent, once it has been read: it comes back when it cannot be carried out. */
  #change: ReceiptChange | undefined;

  constructor(c: Context<ApiEnv>, options: ReceiptRouteOptions) {
    const prefix = c.req.param('locale');
    const token = c.req.param('token') ?? '';
    this.#c = c;
    this.#options = options;
    this.#locale = isLocale(prefix) ? prefix : senderOf(c, options.trustedProxies).locale;
    this.#token = TOKEN_SHAPE.test(token) ? token : '-';
  }

  /** Shows the page. */
  read(): Promise<Response> {
    return this.#guarded(async (context, { receiptReads }) => {
      await this.#count(receiptReads);
      const done = RECEIPT_ACTIONS.find((action) => action === this.#c.req.query('done'));
      return this.#show(context, done === 'erase' ? {} : { done });
    });
  }

  /** Changes something, and leads back to the page. */
  change(): Promise<Response> {
    return this.#guarded(async (context, store) => {
      const change = this.#change;
      if (!change) throw new ApiError(CODE.malformed);
      await this.#count(store.receiptChanges);
      const outcome = await changeReceipt(context, this.#token, change);
      if (outcome.is === 'gone') return this.#answer(404, gonePage(this.#view()));
      if (outcome.is === 'refused') return this.#show(context, { refused: outcome.why });
      if (change.action === 'erase' || change.action === 'withdraw') await this.#writeJournal(store);
      if (change.action === 'erase') return this.#answer(200, erasedPage(this.#view()));
      const address = `${receiptPath(this.#locale, this.#token)}?done=${change.action}`;
      return new Response(null, { status: 303, headers: { ...SECRET_HEADERS, Location: address } });
    });
  }

  /** The agreed call for a calendar. */
  calendar(): Promise<Response> {
    return this.#guarded(async (context, { receiptReads }) => {
      await this.#count(receiptReads);
      const receipt = await this.#open(context);
      if (receipt?.call.is !== 'agreed') return this.#answer(404, gonePage(this.#view()));
      const type = { 'Content-Type': 'text/calendar; charset=utf-8' };
      const name = { 'Content-Disposition': `attachment; filename="${CALENDAR_FILE}"` };
      const { siteUrl } = this.#options;
      const file = callCalendar(receipt, this.#view(), { start: receipt.call.at, now: context.now, siteUrl });
      return new Response(file, { headers: { ...SECRET_HEADERS, ...type, ...name } });
    });
  }

  #open(context: RequestContext): Promise<Receipt | undefined> {
    return openReceipt(context, this.#token, this.#options.shell.company.callBackWorkingDays);
  }

  /** Reads the form, and keeps it. @throws ApiError crossSite, wrongType, malformed, tooLarge. */
  async #readForm(): Promise<void> {
    const { req } = this.#c;
    // The page sends no Referer, and browsers then name no origin: the address itself is what no other site knows.
    const site = req.header('sec-fetch-site');
    const isForeign =
      req.header('origin') === 'null'
        ? site === 'cross-site' || site === 'same-site'
        : isFromOtherSite(this.#c, this.#options.siteUrl);
    if (isForeign) throw new ApiError(CODE.crossSite);
    if (mediaType(req.header('content-type')) !== FORM_TYPE) throw new ApiError(CODE.wrongType);
    this.#change = readChange(new URLSearchParams(await readText(req.raw)));
  }

  /** Counts a call of the address. @throws ApiError tooMany. */
  async #count(quota: AddressQuota): Promise<void> {
    const wait = await quota.take(senderOf(this.#c, this.#options.trustedProxies).address);
    if (wait !== undefined) throw new ApiError(CODE.tooMany, { retryAfterMs: wait });
  }

  #view(country: string | null = null): PageView {
    const locale = this.#locale;
    return {
      locale,
      texts: receiptTexts(locale),
      company: this.#options.shell.company,
      path: receiptPath(locale, this.#token),
      times: callTimes(locale, country),
      typed: typedOf(this.#change),
    };
  }

  /** The page with what became of the last step. */
  async #show(
    context: RequestContext,
    last: { done?: Exclude<ReceiptChange['action'], 'erase'> | undefined; refused?: ReceiptRefusal },
  ): Promise<Response> {
    const receipt = await this.#open(context);
    if (!receipt) return this.#answer(404, gonePage(this.#view()));
    const view = this.#view(receipt.lead.phone_country);
    if (last.done) view.notice = { kind: 'done', action: last.done, text: view.texts[`receipt.done.${last.done}`] };
    if (last.refused === undefined) return this.#answer(200, receiptPage(receipt, view));
    const action = this.#change?.action ?? 'window';
    view.notice = { kind: 'refused', action, text: this.#refusalText(last.refused, view) };
    return this.#answer(422, receiptPage(receipt, view));
  }

  #refusalText(why: ReceiptRefusal, view: PageView): string {
    if (typeof why === 'number') return messageOf(why, this.#locale);
    const max = why === 'question_full' ? QUESTIONS_MAX : QUESTION_MAX_CHARACTERS;
    return say(view, `receipt.refused.${why}`, { max });
  }

  #answer(status: number, main: string, retryAfter?: number): Promise<Response> {
    const content = { locale: this.#locale, token: this.#token, main, status, retryAfterSeconds: retryAfter };
    return this.#options.shell.answer(content, this.#c.req.header('accept-encoding'));
  }

  /** What cannot be carried out is answered with a page too. */
  #refuse({ code, detail }: ApiError): Promise<Response> {
    const message = messageFor({ code, locale: this.#locale, ...detail });
    const retryAfter = detail.retryAfterMs === undefined ? undefined : retryAfterSeconds(detail.retryAfterMs);
    return this.#answer(statusOf(code), messagePage(message, this.#change, this.#view()), retryAfter);
  }

  async #writeJournal({ store, journal }: ReceiptStore): Promise<void> {
    const { reportFailure } = this.#options;
    // The store has it: a journal that cannot be written is logged, and caught up within a minute.
    await journal
      .catchUp(store.db)
      .catch((error: unknown) => reportFailure(error, 'journal not written', this.#c.get('requestId')));
  }

  /** Runs with the open store; whatever fails, the person is told that nothing is lost (RECEIPT-4). */
  async #guarded(run: (context: RequestContext, store: ReceiptStore) => Promise<Response>): Promise<Response> {
    const { open, now, reportFailure } = this.#options;
    const requestId = this.#c.get('requestId');
    try {
      // Before the store is asked for: what was typed comes back when that is away.
      if (this.#c.req.method === 'POST') await this.#readForm();
      const opened = open();
      const { store, cipher } = opened;
      return await run({ store, cipher, texts: new TextDecryptor(cipher), now: now(), requestId }, opened);
    } catch (error) {
      if (error instanceof ApiError) return this.#refuse(error);
      reportFailure(error, 'page after a registration not shown', requestId);
      return this.#answer(503, awayPage(this.#change, this.#view()), AWAY_RETRY_SECONDS);
    }
  }
}
