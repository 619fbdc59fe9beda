/** Builds the API and what sends its notices on a store: for the server, and in the same way for the tests. */
import type { Hono } from 'hono';
import type { CompanyFacts } from '../../features/receipt/contract/receipt.ts';
import type { Config } from '../config.ts';
import { companyWords } from '../../features/content/documents/company-words.ts';
import type { Editions } from '../../features/content/editions/editions.ts';
import type { TrialOptions } from '../../features/content/facts/link-trial.ts';
import type { ApiEnv } from '../http/request-context.ts';
import { RegistrationService } from '../../features/leads/register/registration.service.ts';
import { createRefusalLimit } from '../../features/leads/register/registration-limits.ts';
import type { Log } from '../log.ts';
import { mailOwner } from '../../features/notices/account-mail.service.ts';
import { NoticeWorker } from '../../features/notices/notice-worker.ts';
import type { SendNotice } from '../../features/notices/senders/send-notice.ts';
import { isPageAddress, listPages } from '../pages/addresses/page-addresses.ts';
import type { AnswerRendered } from '../pages/rendered-page.ts';
import type { Site } from '../pages/site.ts';
import type { ReportFailure } from '../report-failure.ts';
import { ShortLinks } from '../../features/short-links/short-links.ts';
import { KnownAddresses } from '../../features/staff/sign-in/known-addresses.ts';
import type { Passwords } from '../../features/staff/passwords/passwords.ts';
import type { TellOwner } from '../../features/staff/sign-in/sign-in-attempt.ts';
import { createReadiness } from '../storage/readiness.ts';
import { createApi } from './api.ts';
import { checkLeadStore } from './check-lead-store.ts';
import type { LeadStore } from './lead-store.ts';
import type { Metrics } from './metrics.ts';

/** What the API is built with. */
export interface ApiParts {
  config: Pick<Config, 'siteUrl' | 'trustedProxies' | 'limits' | 'dataDir'>;
  /** The open store; throws StoreUnavailableError while there is none. */
  open: () => LeadStore;
  reportFailure: ReportFailure;
  /** What visitors see at the moment. */
  site: () => Site;
  /** Milliseconds since 1970. */
  now: () => number;
  passwords: Passwords;
  send: SendNotice;
  /** Whether webhooks may be on this machine. */
  allowsLocal: boolean;
  /** How links are tried; tests have an outside of their own. */
  linkTrial?: TrialOptions;
  answerRendered: AnswerRendered;
  /** What is known of the company at the moment. */
  company: () => CompanyFacts;
  editions: Editions;
  /** Told that a manager has confirmed a purge. */
  wakePurge: () => void;
  /** What is counted; nothing unless it is given. */
  metrics?: Metrics | undefined;
  log: Log;
}

/** The API, and what works beside it once it is started. */
export interface BuiltApi {
  app: Hono<ApiEnv>;
  /** Sends notices. */
  notices: NoticeWorker;
  /** Follows short links. */
  shortLinks: ShortLinks;
}

/** Joins the parts to the API; the notice worker beside it is not started yet. */
export function buildApi(parts: ApiParts): BuiltApi {
  const { config, open, site, now, send, log, reportFailure, metrics } = parts;
  const { siteUrl, trustedProxies } = config;
  const notices = new NoticeWorker({
    open,
    send,
    siteUrl,
    now,
    onFailure: (error) => reportFailure(error, 'notices not sent'),
  });
  const wake = () => notices.wake();
  const registrations = new RegistrationService({
    open,
    refusals: createRefusalLimit(config.limits),
    now,
    onFailure: (error, requestId) => reportFailure(error, 'registration not stored', requestId),
    onStored(ms) {
      wake();
      metrics?.stored(ms);
    },
    onRefused: (code) => metrics?.refused(code),
  });
  const checkStore = createReadiness({
    store: () => open().store,
    check: () => checkLeadStore(open()),
    now,
    onFailure: (error) => reportFailure(error, 'store not writable'),
  });
  metrics?.watch({ db: () => open().store.db, checkStore, dataDir: config.dataDir });
  const shortLinks = new ShortLinks({
    store: () => open().store,
    isPage: (path) => isPageAddress(site(), path),
    now,
    onFailure: (error) => reportFailure(error, 'short links not kept'),
  });
  const { editions, passwords, answerRendered, company, wakePurge, allowsLocal } = parts;
  const tellOwner: TellOwner = async ({ staffId, kind }) => {
    // What was done stays done: a mail that cannot be queued is reported, and no reason to refuse it.
    const queued = mailOwner(open().store.db, staffId, kind, now()).then(wake);
    await queued.catch((error: unknown) => reportFailure(error, 'mail to an account not queued'));
  };
  const app = createApi({
    registrations,
    checkStore,
    answerRendered,
    company,
    notices: { send, wake, runInBackground: (work) => notices.runInBackground(work), allowsLocal, siteUrl },
    editions,
    consents: () => open().consents,
    shortLinks: { links: shortLinks, listPages: () => listPages(site()) },
    wakePurge,
    siteUrl,
    ...(parts.linkTrial && { linkTrial: parts.linkTrial }),
    trustedProxies,
    log,
    reportFailure,
    staff: {
      open,
      passwords,
      companyWords,
      tellOwner,
      runInBackground: (work) => notices.runInBackground(work),
      knownAddresses: new KnownAddresses(),
      takeSignIn: (place) => open().signIns.take(place),
      now,
    },
  });
  return { app, notices, shortLinks };
}
