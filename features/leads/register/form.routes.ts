/**
 * The same form sent without JavaScript (APPT-7): `POST /{language}/appointment/`. It goes the
 * same way as the call and is answered with a page. Nothing a visitor typed stands in an address.
 */
import { type Context, Hono } from 'hono';
import { messageOf, statusOf } from '../../../contract/code-table.ts';
import { CODE } from '../../../contract/codes.ts';
import { consentInput, OPTIONAL_PURPOSES } from '../../../contract/registration/consent.ts';
import { isLocale, LOCALES, type Locale } from '../../../contract/locales.ts';
import { type FormOutcome, type FormValues, REFILLED_INPUTS } from '../../../contract/registration/outcome.ts';
import { receiptMessages } from '../../../contract/receipt.messages.ts';
import { receiptPath } from '../../receipt/contract/receipt.ts';
import type { Registration, RegistrationExtras } from '../../../contract/registration/registration.ts';
import { localePath, REGISTRATION_PAGE, SOURCE_FIELD } from '../../../contract/routes.ts';
import { ApiError } from '../../../server/http/api-error.ts';
import { messageFor, retryAfterSeconds } from '../../../server/http/envelope.ts';
import { FORM_TYPE, mediaType, readText } from '../../../server/http/request-body.ts';
import { type ApiEnv, isFromOtherSite, senderOf } from '../../../server/http/request-context.ts';
import type { AnswerRendered } from '../../../server/pages/rendered-page.ts';
import { answerMessagePage } from '../../../server/pages/fallback-page/message-page.ts';
import type { ReportFailure } from '../../../server/report-failure.ts';
import type { RegistrationRouteOptions } from './registration.routes.ts';
import type { RegistrationAnswer } from './registration.service.ts';

/** What the form is answered with. */
export interface FormRouteOptions extends RegistrationRouteOptions {
  /** Answers with a page. */
  answerRendered: AnswerRendered;
  reportFailure: ReportFailure;
  /** Public address of the site. */
  siteUrl: string;
}

type SentForm = Partial<Record<keyof (Registration & RegistrationExtras), unknown>>;

/** A form sends text; the call takes integers. What is no integer is left to be refused. */
function integerOf(text: string | null): unknown {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : (text ?? undefined);
}

/** The source in the address of the page that the form stood on, which no script has read. */
function sourceIn(referer: string | undefined): string | undefined {
  return URL.parse(referer ?? '')?.searchParams.get(SOURCE_FIELD) ?? undefined;
}

function readForm(form: URLSearchParams, locale: Locale): SentForm {
  const optional = (name: string) => form.get(name) ?? undefined;
  return {
    education: integerOf(form.get('education')),
    working_years: integerOf(form.get('working_years')),
    purpose: integerOf(form.get('purpose')),
    name: optional('name'),
    phone: optional('phone'),
    contact_by: optional('contact_by'),
    // The form has the box, so that a box that is not sent is one that was not ticked.
    consent: form.has('consent'),
    consent_version: optional('consent_version'),
    ...Object.fromEntries(OPTIONAL_PURPOSES.map((one) => [consentInput(one), optional(consentInput(one))])),
    idempotency_key: optional('idempotency_key'),
    page: optional('page'),
    program: optional('program'),
    fit: optional('fit'),
    source: optional('source'),
    website: optional('website'),
    locale,
  };
}

/** What the visitor gets back. */
function valuesOf(form: URLSearchParams): FormValues {
  return Object.fromEntries(REFILLED_INPUTS.flatMap((name) => (form.has(name) ? [[name, form.get(name) ?? '']] : [])));
}

function outcomeOf(answer: RegistrationAnswer, locale: Locale, form: URLSearchParams): FormOutcome {
  return {
    code: answer.code,
    msg: messageFor({ ...answer, locale }),
    ...(answer.field && { field: answer.field }),
    ...(answer.faults && {
      faults: Object.fromEntries(answer.faults.map(({ field, code }) => [field, messageOf(code, locale)])),
    }),
    ...(answer.token !== undefined && { receipt: receiptPath(locale, answer.token) }),
    values: valuesOf(form),
  };
}

/** Says the outcome in a sentence, where its page cannot be made. */
function answerShortly({ code, msg, receipt }: FormOutcome, locale: Locale): Response {
  const text = (key: 'receipt.title' | 'receipt.busy.title' | 'receipt.home') => receiptMessages[key][locale];
  return answerMessagePage({
    locale,
    status: statusOf(code),
    title: text(receipt === undefined ? 'receipt.busy.title' : 'receipt.title'),
    text: msg,
    link:
      receipt === undefined
        ? { href: localePath(locale, '/'), label: text('receipt.home') }
        : { href: receipt, label: text('receipt.title') },
  });
}

async function receive(c: Context<ApiEnv>, { siteUrl }: FormRouteOptions): Promise<URLSearchParams> {
  if (isFromOtherSite(c, siteUrl)) throw new ApiError(CODE.crossSite);
  if (mediaType(c.req.header('content-type')) !== FORM_TYPE) throw new ApiError(CODE.wrongType);
  const form = new URLSearchParams(await readText(c.req.raw));
  // Kept in the form, for one that is sent a second time stands on another page.
  const source = sourceIn(c.req.header('referer'));
  if (source !== undefined && !form.has('source')) form.set('source', source);
  return form;
}

async function answerForm(c: Context<ApiEnv>, options: FormRouteOptions): Promise<Response> {
  const sender = senderOf(c, options.trustedProxies);
  const prefix = c.req.param('locale');
  const locale = isLocale(prefix) ? prefix : sender.locale;
  let form = new URLSearchParams();
  let answer: RegistrationAnswer;
  try {
    form = await receive(c, options);
    answer = await options.registrations.register(readForm(form, locale), { ...sender, locale });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    answer = { code: error.code, locale };
  }
  const outcome = outcomeOf(answer, locale, form);
  const page = { page: 'appointment/outcome', locale, isPlain: prefix === undefined, outcome } as const;
  const sending = {
    acceptEncoding: c.req.header('accept-encoding'),
    status: statusOf(answer.code),
    retryAfterSeconds: answer.retryAfterMs === undefined ? undefined : retryAfterSeconds(answer.retryAfterMs),
  };
  try {
    return (await options.answerRendered(page, sending)) ?? answerShortly(outcome, locale);
  } catch (error) {
    // Nobody is left in doubt whether it was stored.
    options.reportFailure(error, 'answer to a form not rendered', sender.requestId);
    return answerShortly(outcome, locale);
  }
}

/** The routes of the form, with and without a language's prefix, with and without the last slash. */
export function formRoutes(options: FormRouteOptions): Hono<ApiEnv> {
  const bare = REGISTRATION_PAGE.replace(/\/$/, '');
  const prefix = `/:locale{${LOCALES.join('|')}}`;
  const routes = new Hono<ApiEnv>();
  for (const path of [bare, REGISTRATION_PAGE, prefix + bare, prefix + REGISTRATION_PAGE]) {
    routes.post(path, (c) => answerForm(c, options));
  }
  return routes;
}
