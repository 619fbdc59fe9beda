/** One request for the page after a registration: finds it, changes it, and answers with a page (RECEIPT-1 to RECEIPT-4). */
import type { Context } from 'hono';
import { statusOf } from '../../contract/code-table.ts';
import { CODE } from '../../contract/codes.ts';
import { isLocale } from '../../contract/locales.ts';
import { CALENDAR_FILE, type CompanyFacts, RECEIPT_ACTIONS, receiptPath } from './contract/receipt.ts';
import type { Receipt, ReceiptChange, ReceiptShown } from './contract/receipt-view.ts';
import type { FrameAddress } from '../../contract/rendered-page.ts';
import { TextDecryptor } from '../../server/crypto/text-decryptor.ts';
import type { AddressQuota } from '../../server/http/address-quota.ts';
import { ApiError } from '../../server/http/api-error.ts';
import { messageFor, retryAfterSeconds as toSeconds } from '../../server/http/envelope.ts';
import { FORM_TYPE, mediaType, readText } from '../../server/http/request-body.ts';
import { type ApiEnv, isFromOtherSite, senderOf } from '../../server/http/request-context.ts';
import { TOKEN_SHAPE } from '../leads/register/receipt-token.ts';
import type { AnswerRendered } from '../../server/pages/rendered-page.ts';
import { SECRET_HEADERS } from '../../server/pages/security-headers.ts';
import type { ReportFailure } from '../../server/report-failure.ts';
import type { RequestContext } from '../staff/staff-context.ts';
import { callCalendar } from './call-calendar.ts';
import { openReceipt } from './receipt.service.ts';
import { changeReceipt, JOURNALED } from './receipt-change.service.ts';
import { readChange } from './receipt-form.ts';
import type { ReceiptStore } from './receipt-store.ts';

/** A store that was away is tried again every few seconds. */
const AWAY_RETRY_SECONDS = 60;

/** What the routes need. */
export interface ReceiptRouteOptions {
  /** The open store; throws StoreUnavailableError while there is none. */
  open: () => ReceiptStore;
  /** What is known of the company. */
  company: () => CompanyFacts;
  answerRendered: AnswerRendered;
  /** Public address of the site. */
  siteUrl: string;
  trustedProxies: number;
  /** Milliseconds since 1970. */
  now: () => number;
  reportFailure: ReportFailure;
}

/** A page to answer with. */
interface Page {
  /** HTTP status. */
  status: number;
  shown: ReceiptShown;
  retryAfterSeconds?: number | undefined;
}

type LastStep = Pick<ReceiptShown & { is: 'open' }, 'done' | 'refused'>;
type Run = (context: RequestContext, store: ReceiptStore) => Promise<Page | Response>;

const GONE: Page = { status: 404, shown: { is: 'gone' } };

/** A request for the page after a registration: finds the registration by its link, and answers with a page. */
export class ReceiptRequest {
  readonly #c: Context<ApiEnv>;
  readonly #options: ReceiptRouteOptions;
  readonly #address: FrameAddress;
  readonly #token: string;
  /** What was sent, once it has been read: it comes back when it cannot be carried out. */
  #change: ReceiptChange | undefined;

  constructor(c: Context<ApiEnv>, options: ReceiptRouteOptions) {
    const prefix = c.req.param('locale');
    const token = c.req.param('token') ?? '';
    this.#c = c;
    this.#options = options;
    const isPlain = !isLocale(prefix);
    this.#address = { locale: isPlain ? senderOf(c, options.trustedProxies).locale : prefix, isPlain };
    this.#token = TOKEN_SHAPE.test(token) ? token : '-';
  }

  /** Shows the page. */
  read(): Promise<Response> {
    return this.#answer(async (context, { receiptReads }) => {
      await this.#count(receiptReads);
      const done = RECEIPT_ACTIONS.find((action) => action === this.#c.req.query('done'));
      return this.#show(context, done === 'erase' ? {} : { done });
    });
  }

  /** Changes something, and leads back to the page. */
  change(): Promise<Response> {
    return this.#answer(async (context, store) => {
      const change = this.#change;
      if (!change) throw new ApiError(CODE.malformed);
      await this.#count(store.receiptChanges);
      const outcome = await changeReceipt(context, this.#token, change);
      if (outcome.is === 'gone') return GONE;
      if (outcome.is === 'refused') return this.#show(context, { refused: outcome.why });
      if (JOURNALED.has(change.action)) await this.#writeJournal(store);
      if (change.action === 'erase') return { status: 200, shown: { is: 'erased' } };
      const address = `${receiptPath(this.#address.locale, this.#token)}?done=${change.action}`;
      return new Response(null, { status: 303, headers: { ...SECRET_HEADERS, Location: address } });
    });
  }

  /** The agreed call for a calendar. */
  calendar(): Promise<Response> {
    return this.#answer(async (context, { receiptReads }) => {
      await this.#count(receiptReads);
      const receipt = await this.#open(context);
      if (receipt?.call.is !== 'agreed') return GONE;
      const type = { 'Content-Type': 'text/calendar; charset=utf-8' };
      const name = { 'Content-Disposition': `attachment; filename="${CALENDAR_FILE}"` };
      const { siteUrl, company } = this.#options;
      const call = { start: receipt.call.at, now: context.now, locale: this.#address.locale };
      const file = callCalendar(receipt, { ...call, company: company(), siteUrl });
      return new Response(file, { headers: { ...SECRET_HEADERS, ...type, ...name } });
    });
  }

  #open(context: RequestContext): Promise<Receipt | undefined> {
    return openReceipt(context, this.#token, this.#options.company().callBackWorkingDays);
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

  /** The page with what became of the last step. */
  async #show(context: RequestContext, last: LastStep): Promise<Page> {
    const receipt = await this.#open(context);
    if (!receipt) return GONE;
    return { status: last.refused === undefined ? 200 : 422, shown: { is: 'open', receipt, ...last } };
  }

  /** @throws the error of rendering; Error where the site was built without the page. */
  async #render({ status, shown, retryAfterSeconds }: Page): Promise<Response> {
    const view = { ...shown, token: this.#token, sent: this.#change };
    const acceptEncoding = this.#c.req.header('accept-encoding');
    const sending = { acceptEncoding, status, headers: SECRET_HEADERS, retryAfterSeconds };
    const page = await this.#options.answerRendered({ page: 'receipt', ...this.#address, view }, sending);
    if (!page) throw new Error('The site was built without the page of a registration.');
    return page;
  }

  /** What cannot be carried out is answered with a page too. */
  #refused({ code, detail }: ApiError): Page {
    const message = messageFor({ code, locale: this.#address.locale, ...detail });
    const wait = detail.retryAfterMs === undefined ? undefined : toSeconds(detail.retryAfterMs);
    return { status: statusOf(code), shown: { is: 'refused', message }, retryAfterSeconds: wait };
  }

  async #writeJournal({ store, journal }: ReceiptStore): Promise<void> {
    const { reportFailure } = this.#options;
    // The store has it: a journal that cannot be written is logged, and caught up within a minute.
    await journal
      .catchUp(store.db)
      .catch((error: unknown) => reportFailure(error, 'journal not written', this.#c.get('requestId')));
  }

  /** Answers with what is done in the open store. */
  async #answer(run: Run): Promise<Response> {
    const answer = await this.#attempt(run);
    return answer instanceof Response ? answer : this.#render(answer);
  }

  /** Runs with the open store; whatever fails, the person is told that nothing is lost (RECEIPT-4). */
  async #attempt(run: Run): Promise<Page | Response> {
    const { open, now, reportFailure } = this.#options;
    const requestId = this.#c.get('requestId');
    try {
      // Before the store is asked for: what was typed comes back when that is away.
      if (this.#c.req.method === 'POST') await this.#readForm();
      const opened = open();
      const { store, cipher } = opened;
      return await run({ store, cipher, texts: new TextDecryptor(cipher), now: now(), requestId }, opened);
    } catch (error) {
      if (error instanceof ApiError) return this.#refused(error);
      reportFailure(error, 'page after a registration not shown', requestId);
      return { status: 503, shown: { is: 'away' }, retryAfterSeconds: AWAY_RETRY_SECONDS };
    }
  }
}
