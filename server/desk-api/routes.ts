/** All routes of the staff's API, each with its rule. */

import { FIGURES_ROUTES } from '../figures/figures.routes.ts';
import { IMPORT_ROUTES } from '../import/import.routes.ts';
import { ACCOUNT_MAIL_ROUTES } from '../notices/account-mail.ts';
import { NOTICE_ROUTES } from '../notices/notice.routes.ts';
import { RETENTION_ROUTES } from '../purge/retention.routes.ts';
import { RIGHTS_ROUTES } from '../rights/rights.routes.ts';
import { ACCOUNT_ROUTES } from '../staff/account.routes.ts';
import { STAFF_ADMIN_ROUTES } from '../staff/staff-admin.routes.ts';
import { LEAD_ROUTES } from './lead.routes.ts';
import { SAVED_VIEW_ROUTES } from './saved-view.routes.ts';
import type { StaffRoute } from './staff-route.ts';

/** The table: what is not in it is not there. */
export const STAFF_ROUTES: readonly StaffRoute[] = [
  ...ACCOUNT_ROUTES,
  ...ACCOUNT_MAIL_ROUTES,
  ...STAFF_ADMIN_ROUTES,
  ...LEAD_ROUTES,
  ...SAVED_VIEW_ROUTES,
  ...FIGURES_ROUTES,
  ...NOTICE_ROUTES,
  ...RIGHTS_ROUTES,
  ...RETENTION_ROUTES,
  ...IMPORT_ROUTES,
];
