/** Builds the API on a store and sends registrations to it, without a port. */
import type { Hono } from 'hono';
import type { Envelope } from '../../contract/codes.ts';
import { CONSENT_VERSION, type ConsentFile } from '../../contract/registration/consent.ts';
import { LOCALES } from '../../contract/locales.ts';
import type { FormOutcome } from '../../contract/registration/outcome.ts';
import type { RegistrationLimits } from '../../server/config.ts';
import { Editions } from '../../features/content/editions/editions.ts';
import type { TrialOptions } from '../../features/content/facts/link-trial.ts';
import type { ApiEnv } from '../../server/http/request-context.ts';
import { createLog } from '../../server/log.ts';
import type { OutgoingNotice } from '../../features/notices/notice-content.ts';
import type { NoticeWorker } from '../../features/notices/notice-worker.ts';
import type { SendNotice } from '../../features/notices/senders/send-notice.ts';
import type { AnswerRendered, PageRequest, SendOptions } from '../../server/pages/rendered-page.ts';
import type { Site } from '../../server/pages/site.ts';
import { keepFrom } from '../../features/privacy/retention/purge-hold.ts';
import { readCompanyFacts } from '../../features/receipt/company-facts.ts';
import { createReportFailure } from '../../server/report-failure.ts';
import type { ShortLinks } from '../../features/short-links/short-links.ts';
import { writeFactorRequired } from '../../features/staff/factor/factor.repository.ts';
import { Passwords } from '../../features/staff/passwords/passwords.ts';
import { buildApi } from '../../server/start/build-api.ts';
import { type LeadStore, openLeadStore } from '../../server/start/lead-store.ts';
import { keyFilePath } from '../../server/storage/data-files.ts';
import type { Store } from '../../server/storage/database.ts';

/** Address of the site in these tests. */
export const SITE_URL = 'https://www.example.com';

/** The words beside the box in these tests. */
export const CONSENT: ConsentFile = {
  version: CONSENT_VERSION,
  texts: { zh: '我同意。', en: 'I agree.', vi: 'Tôi đồng ý.' },
  optional: [
    { purpose: 'marketing', version: 'marketing-1', texts: { zh: '可以推广。', en: 'News, please.', vi: 'Nhận tin.' } },
    { purpose: 'abroad', version: 'abroad-1', texts: { zh: '可以提供。', en: 'Pass it on.', vi: 'Được chuyển.' } },
  ],
};

/** Limits that no test reaches by accident. */
export const WIDE_LIMITS: RegistrationLimits = {
  perAddress: { points: 10_000, windowMs: 600_000 },
  perNumber: { points: 10_000, windowMs: 3_600_000 },
  refusalsPerAddress: { points: 10_000, windowMs: 600_000 },
};

/** Hashes that take no time, where nothing is learned from their cost. */
export const QUICK_HASHES = { exponent: 8, parallel: 1 };

const NO_PAGES: Site = {
  direct: new Map(),
  negotiated: new Map(),
  notFound: { prefixed: {}, plain: {} },
  desk: {},
  locales: LOCALES,
};

/** What differs from the usual in a test. */
export interface ApiSetup {
  limits?: Partial<RegistrationLimits>;
  consent?: ConsentFile;
  now?: () => number;
  trustedProxies?: number;
  /** Checks the staff's passwords; default: hashes that take no time. */
  passwords?: Passwords;
  /** Sends notices; default: every message is taken and kept in `sent`. */
  send?: SendNotice;
  /** Whether webhooks may be on this machine. */
  allowsLocal?: boolean;
  /** Renders the pages; default: without a frame, and of the answer to a form the message alone. */
  answerRendered?: AnswerRendered;
  /** The outside that links are tried in. */
  linkTrial?: TrialOptions;
  /** Publishes nothing unless it is given. */
  editions?: Editions;
  /** Told that a purge was confirmed. */
  wakePurge?: () => void;
  /** The pages that short links lead to; none unless it is given. */
  site?: Site;
  /** Stands in front of the store: throws to play a store that is away. */
  guardStore?: (leadStore: LeadStore) => LeadStore;
}

/** An API under test. */
export interface TestApi {
  app: Hono<ApiEnv>;
  leadStore: LeadStore;
  /** What was given to be sent, when nothing else sends. */
  sent: OutgoingNotice[];
  /** Works off the outbox when it is told to look. */
  notices: NoticeWorker;
  /** Follows short links; has read none until it is told to. */
  shortLinks: ShortLinks;
  /** Lines of the log. */
  logged: string[];
  /** Unexpected failures; each is in the log too. */
  failures: unknown[];
  /** What forms that were sent without JavaScript were answered, and how. */
  outcomes: (FormOutcome & Pick<PageRequest, 'locale'> & SendOptions)[];
  /** Sends a registration and reads the envelope. */
  send: (
    body: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; body: Envelope; response: Response }>;
}

/** A registration that nothing speaks against. The number is made up: nobody has eight zeros. */
export function registration(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return { education: 4, working_years: 2, purpose: 3, name: '张三', phone: '13800000000', ...changes };
}

/** A made-up mainland number, another one for each count. */
export function madeUpPhone(count: number): string {
  return `139${String(count).padStart(8, '0')}`;
}

/**
 * A store whose database has the test's clock, if it has one at all. It stands on the real one and copies nothing, so
 * that what a test replaces there is replaced here too.
 */
export function withClock(store: Store, now: () => number): Store {
  return store.clock ? Object.assign(Object.create(store) as Store, { clock: async () => now() }) : store;
}

/** Answers with what the site renders, without a frame. */
const renderAlone: AnswerRendered = async (request, { status = 200, headers, retryAfterSeconds }) => {
  if (request.page === 'failed') return undefined;
  const { renderPage } = await import('../../site/rendered/render-page.tsx');
  const wait = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
  return new Response(renderPage(request).html, { status, headers: { ...headers, ...wait } });
};

/** Builds the API on a migrated store. */
export async function createTestApi(realStore: Store, dataDir: string, setup: ApiSetup = {}): Promise<TestApi> {
  const store = setup.now ? withClock(realStore, setup.now) : realStore;
  const { now = Date.now, guardStore = (open: LeadStore) => open } = setup;
  const limits = { ...WIDE_LIMITS, ...setup.limits };
  const failures: unknown[] = [];
  const logged: string[] = [];
  const outcomes: TestApi['outcomes'] = [];
  const sent: OutgoingNotice[] = [];
  const keep: SendNotice = async (_settings, notice) => {
    sent.push(notice);
    return { answer: '' };
  };
  const send: SendNotice = setup.send ?? keep;
  const leadStore = await openLeadStore(store, {
    dataDir,
    keysFile: keyFilePath(dataDir),
    consent: setup.consent ?? CONSENT,
    keepFrom: await keepFrom(store, now()),
    limits,
    now,
    onLimitsFailure: (error) => failures.push(error),
  });
  // As a manager says who wants no second factor: what it is like without that word has tests of its own.
  await writeFactorRequired(store.db, false);
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const { app, notices, shortLinks } = buildApi({
    config: { siteUrl: SITE_URL, trustedProxies: setup.trustedProxies ?? 0, limits, dataDir },
    open: () => guardStore(leadStore),
    site: () => setup.site ?? NO_PAGES,
    reportFailure: createReportFailure(log, (error) => failures.push(error)),
    now,
    passwords: setup.passwords ?? new Passwords(QUICK_HASHES),
    send,
    allowsLocal: setup.allowsLocal ?? false,
    ...(setup.linkTrial && { linkTrial: setup.linkTrial }),
    answerRendered: async (request, sending) => {
      if (request.page !== 'appointment/outcome') return (setup.answerRendered ?? renderAlone)(request, sending);
      const { locale, outcome } = request;
      outcomes.push({ ...outcome, ...sending, locale });
      const answer = setup.answerRendered ?? (async () => new Response(outcome.msg, { status: sending.status ?? 200 }));
      return answer(request, sending);
    },
    company: () => readCompanyFacts('/nowhere'),
    editions:
      setup.editions ??
      new Editions({
        db: () => leadStore.store.db,
        dataDir,
        builtDir: '/nowhere',
        siteUrl: SITE_URL,
        bundleFingerprint: undefined,
        build: async () => [],
        setAddress: async () => {},
        compress: async () => 0,
        preview: { render: async () => ({}), stop: () => {} },
        show: async () => {},
        onFailure: (error) => failures.push(error),
      }),
    wakePurge: setup.wakePurge ?? (() => {}),
    log,
  });
  const register = async (body: unknown, headers: Record<string, string> = {}) => {
    const response = await app.request('/api/user/addApply', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.clone().json()) as Envelope, response };
  };
  return { app, leadStore, sent, notices, shortLinks, logged, failures, outcomes, send: register };
}
