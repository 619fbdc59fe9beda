/** The desk's routes about notices (DESK-8). */
import { z } from 'zod';
import { LOCALES } from '../../contract/locales.ts';
import { CHANNEL_LABEL_MAX_CHARACTERS, type SaveChannelRequest } from '../../contract/notice-api.ts';
import type { StaffCall, StaffRoute } from '../desk-api/staff-route.ts';
import { settingsShape } from './channel-settings.ts';
import {
  addChannel,
  changeChannel,
  channels,
  failedNotices,
  noticesOfLead,
  removeChannel,
  retryNotices,
  testChannel,
} from './notice.service.ts';

function shapeOf(allowsLocal: boolean): z.ZodType<SaveChannelRequest> {
  return z.strictObject({
    version: z.int32().exactOptional(),
    label: z.string().trim().min(1).max(CHANNEL_LABEL_MAX_CHARACTERS),
    is_enabled: z.boolean(),
    locale: z.enum(LOCALES),
    settings: settingsShape(allowsLocal),
  });
}

const readChannel = (call: StaffCall) => call.read(shapeOf(call.deps.notices.allowsLocal));

/** The routes of notices. */
export const NOTICE_ROUTES: readonly StaffRoute[] = [
  { method: 'GET', path: '/api/desk/notices/channels', rule: 'notice.manage', handle: channels },
  {
    method: 'POST',
    path: '/api/desk/notices/channels',
    rule: 'notice.manage',
    handle: async (call) => addChannel(call, await readChannel(call)),
  },
  {
    method: 'PATCH',
    path: '/api/desk/notices/channels/:id',
    rule: 'notice.manage',
    handle: async (call) => changeChannel(call, await readChannel(call)),
  },
  { method: 'DELETE', path: '/api/desk/notices/channels/:id', rule: 'notice.manage', handle: removeChannel },
  { method: 'POST', path: '/api/desk/notices/channels/:id/test', rule: 'notice.manage', handle: testChannel },
  { method: 'GET', path: '/api/desk/notices/failed', rule: 'notice.manage', handle: failedNotices },
  {
    method: 'POST',
    path: '/api/desk/notices/failed/retry',
    rule: 'notice.manage',
    handle: (call) => retryNotices(call, undefined),
  },
  {
    method: 'POST',
    path: '/api/desk/notices/failed/:id/retry',
    rule: 'notice.manage',
    handle: (call) => retryNotices(call, call.c.req.param('id') ?? ''),
  },
  { method: 'GET', path: '/api/desk/leads/:id/notices', rule: 'notice.read', handle: noticesOfLead },
];
