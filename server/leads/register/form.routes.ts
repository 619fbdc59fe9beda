/**
 * The same form sent without JavaScript (APPT-7): `POST /{language}/appointment/`. It goes the
 * same way as the call and is answered with a page. Nothing a visitor typed stands in an address.
 */
import { type Context, Hono } from 'hono';
import { messageOf, statusOf } from '../../../contract/code-table.ts';
import { CODE } from '../../../contract/codes.ts';
import { consentInput, OPTIONAL_PURPOSES } from '../../../contract/consent.ts';
import { isLocale, LOCALES, type Locale } from '../../../contract/locales.ts';
import { type FormOutcome, type FormValues, REFILLED_INPUTS } from '../../../contract/outcome.ts';
import { receiptPath } from '../../../contract/receipt.ts';
import type { Registration, RegistrationExtras } from '../../../contract/registration.ts';
import { REGISTRATION_PAGE, SOURCE_FIELD } from '../../../contract/routes.ts';
import { ApiError } from '../../http/api-error.ts';
import { messageFor, retryAfterSeconds } from '../../http/envelope.ts';
import { FORM_TYPE, mediaType, readText } from '../../http/request-body.ts';
import { type ApiEnv, isFromOtherSite, senderOf } from '../../http/request-context.ts';
import type { AnswerOutcome } from '../../pages/outcome-page.ts';
import type { RegistrationRouteOptions } from './registration.routes.ts';
import type { RegistrationAnswer } from './registration.service.ts';

/** What the form is answered with. */
export interface FormRouteOptions extends RegistrationRouteOptions {
  /** Answers with a page. */
  answerOutcome: AnswerOutcome;
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

function readForm(form: URLSearchParams, locale: Locale, referer: string | undefined): SentForm {
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
    source: optional('source') ?? sourceIn(referer),
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
    locale,
    status: statusOf(answer.code),
    code: answer.code,
    msg: messageFor({ ...answer, locale }),
    ...(answer.field ? { field: answer.field } : {}),
    ...(answer.faults
      ? { faults: answer.faults.map(({ field, code }) => ({ field, msg: messageOf(code, locale) })) }
      : {}),
    ...(answer.token === undefined ? {} : { receipt: receiptPath(locale, answer.token) }),
    ...(answer.retryAfterMs === undefined ? {} : { retryAfterSeconds: retryAfterSeconds(answer.retryAfterMs) }),
    values: valuesOf(form),
  };
}

async function receive(c: Context<ApiEnv>, { siteUrl }: FormRouteOptions): Promise<URLSearchParams> {
  if (isFromOtherSite(c, siteUrl)) throw new ApiError(CODE.crossSite);
  if (mediaType(c.req.header('content-type')) !== FORM_TYPE) throw new ApiError(CODE.wrongType);
  return new URLSearchParams(await readText(c.req.raw));
}

async function answerForm(c: Context<ApiEnv>, options: FormRouteOptions): Promise<Response> {
  const sender = senderOf(c, options.trustedProxies);
  const prefix = c.req.param('locale');
  const locale = isLocale(prefix) ? prefix : sender.locale;
  let form = new URLSearchParams();
  let answer: RegistrationAnswer;
  try {
    form = await receive(c, options);
    answer = await options.registrations.register(readForm(form, locale, c.req.header('referer')), {
      ...sender,
      locale,
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    answer = { code: error.code, locale };
  }
  return options.answerOutcome(outcomeOf(answer, locale, form), {
    isPlain: prefix === undefined,
    acceptEncoding: c.req.header('accept-encoding'),
  });
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
