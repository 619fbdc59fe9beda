/** All routes of the staff's API, each with its rule. */
import { documentRoutes } from '../../features/content/documents/document.routes.ts';
import { editionRoutes } from '../../features/content/editions/edition.routes.ts';
import type { Editions } from '../../features/content/editions/editions.ts';
import { factsRoutes } from '../../features/content/facts/facts.routes.ts';
import { filmRoutes } from '../../features/content/uploads/film.routes.ts';
import { launchRoutes } from '../../features/content/launch/launch.routes.ts';
import type { TrialOptions } from '../../features/content/facts/link-trial.ts';
import { pictureRoutes } from '../../features/content/uploads/picture.routes.ts';
import { uploadRoutes } from '../../features/content/uploads/upload.routes.ts';
import { callSettingRoutes } from '../../features/leads/calls/call-setting.routes.ts';
import { contactRoutes } from '../../features/leads/contacts/contact.routes.ts';
import { importRoutes } from '../../features/leads/import/import.routes.ts';
import type { AgreedTexts } from '../../features/leads/register/new-lead.ts';
import { leadRoutes } from '../../features/leads/staff-lead.routes.ts';
import { savedViewRoutes } from '../../features/leads/views/saved-view.routes.ts';
import { accountMailRoutes } from '../../features/notices/account-mail.routes.ts';
import { noticeRoutes } from '../../features/notices/notice.routes.ts';
import type { NoticeTools } from '../../features/notices/notice-tools.ts';
import { RecordedExport } from '../../features/privacy/disclosures/recorded-export.ts';
import { type RetentionRouteOptions, retentionRoutes } from '../../features/privacy/retention/retention.routes.ts';
import { requireOpenRequest } from '../../features/privacy/rights/rights-request-read.service.ts';
import { rightsRoutes } from '../../features/privacy/rights.routes.ts';
import { figuresRoutes } from '../../features/reports/figures.routes.ts';
import { type ShortLinkRouteOptions, shortLinkRoutes } from '../../features/short-links/short-link.routes.ts';
import { accountRoutes } from '../../features/staff/sign-in/account.routes.ts';
import { factorRoutes } from '../../features/staff/factor/factor.routes.ts';
import { staffAdminRoutes } from '../../features/staff/staff-admin.routes.ts';
import type { StaffRoute } from '../../features/staff/staff-route.ts';

/** What the routes need beside the store. */
export interface StaffRouteOptions extends RetentionRouteOptions {
  notices: NoticeTools;
  editions: Editions;
  shortLinks: ShortLinkRouteOptions;
  /** The words that people agree to; throws StoreUnavailableError while the store is not open. */
  consents: () => AgreedTexts;
  /** Public address of the site in the settings. */
  siteUrl: string;
  /** How links are tried; tests have an outside of their own. */
  linkTrial?: TrialOptions;
}

/** The table: what is not in it is not there. */
export function staffRoutes(options: StaffRouteOptions): StaffRoute[] {
  const { notices, editions, shortLinks, siteUrl, linkTrial, wakePurge, consents } = options;
  return [
    ...accountRoutes,
    ...factorRoutes,
    ...accountMailRoutes(notices),
    ...staffAdminRoutes,
    ...leadRoutes({ requireOpenRequest, recordExport: (context, order) => new RecordedExport(context, order) }),
    ...contactRoutes(consents),
    ...savedViewRoutes,
    ...callSettingRoutes,
    ...figuresRoutes,
    ...noticeRoutes(notices),
    ...rightsRoutes,
    ...retentionRoutes({ wakePurge }),
    ...importRoutes,
    ...documentRoutes,
    ...editionRoutes(editions),
    ...factsRoutes(linkTrial),
    ...shortLinkRoutes(shortLinks),
    ...launchRoutes(siteUrl),
    ...pictureRoutes(editions.media),
    ...filmRoutes(editions.media),
    ...uploadRoutes(editions.media),
  ];
}
