/** The company's people, as managers see them (DESK-2). */
import { reachOf } from '../../contract/staff/access.ts';
import type { ListOf } from '../../contract/staff/paging.ts';
import type { StaffItem, StaffLink } from './contract.ts';
import { addStaffSchema, changeStaffSchema, signInSettingSchema } from './schema.ts';
import {
  addStaff,
  changeStaff,
  listStaffItems,
  makePasswordLink,
  type StaffAdminTools,
} from './staff-admin.service.ts';
import type { MadeLink } from './staff-links.ts';
import { idOf, type StaffRequest, type StaffRoute } from './staff-route.ts';
import { changeSignInSetting, endSessionsOf, readSignInSetting, removeFactorOf } from './staff-safety.service.ts';

function toolsOf({ store, cipher, deps, now, actor, requestId }: StaffRequest): StaffAdminTools {
  return { store, cipher, siteUrl: deps.siteUrl, now, by: actor.staffId, requestId };
}

function linkOf(id: string, { link, expiresAt }: MadeLink): StaffLink {
  return { id, link, expires_at: new Date(expiresAt).toISOString() };
}

/** The routes of the company's people. */
export const staffAdminRoutes: readonly StaffRoute[] = [
  {
    call: 'GET /api/desk/staff',
    rule: 'staff.list',
    handle: async ({ store, actor }): Promise<ListOf<StaffItem>> => {
      const items = await listStaffItems(store, reachOf(actor.role, 'staff.manage') !== undefined);
      return { items, total: items.length };
    },
  },
  {
    call: 'POST /api/desk/staff',
    rule: 'staff.manage',
    handle: async (request) => {
      const { email, role, name } = await request.read(addStaffSchema);
      const { id, ...made } = await addStaff(toolsOf(request), email, role, name);
      return linkOf(id, made);
    },
  },
  {
    call: 'PATCH /api/desk/staff/:id',
    isJournaled: true,
    rule: 'staff.manage',
    handle: async (request) => changeStaff(toolsOf(request), idOf(request), await request.read(changeStaffSchema)),
  },
  {
    call: 'POST /api/desk/staff/:id/link',
    rule: 'staff.manage',
    handle: async (request) => linkOf(idOf(request), await makePasswordLink(toolsOf(request), idOf(request))),
  },
  {
    call: 'DELETE /api/desk/staff/:id/sessions',
    rule: 'staff.manage',
    handle: async (request) => ({ ended: await endSessionsOf(toolsOf(request), idOf(request)) }),
  },
  {
    call: 'DELETE /api/desk/staff/:id/factor',
    rule: 'staff.manage',
    handle: (request) => removeFactorOf(toolsOf(request), idOf(request), request.deps.tellOwner),
  },
  { call: 'GET /api/desk/sign-in-setting', rule: 'staff.manage', handle: readSignInSetting },
  {
    call: 'PATCH /api/desk/sign-in-setting',
    rule: 'staff.manage',
    handle: async (request) => changeSignInSetting(request, await request.read(signInSettingSchema)),
  },
];
