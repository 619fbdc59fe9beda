/** The desk's routes about notices (DESK-8). */
import { z } from 'zod';
import { LOCALES } from '../../contract/locales.ts';
import { typedText } from '../../contract/schema/parts.ts';
import { idOf, type StaffRoute } from '../staff/staff-route.ts';
import { settingsShape } from './channel-settings.ts';
import { addChannel, changeChannel, channels, removeChannel, testChannel } from './channel.service.ts';
import { CHANNEL_LABEL_MAX_CHARACTERS, type SaveChannelRequest } from './contract.ts';
import { failedNotices, noticesOfLead, retryNotices } from './delivery.service.ts';
import type { NoticeTools } from './notice-tools.ts';

function shapeOf(allowsLocal: boolean): z.ZodType<SaveChannelRequest> {
  return z.strictObject({
    version: z.int32().exactOptional(),
    label: typedText().min(1).max(CHANNEL_LABEL_MAX_CHARACTERS),
    is_enabled: z.boolean(),
    locale: z.enum(LOCALES),
    settings: settingsShape(allowsLocal),
  });
}

/** The routes of notices. */
export function noticeRoutes(tools: NoticeTools): StaffRoute[] {
  const shape = shapeOf(tools.allowsLocal);
  return [
    { call: 'GET /api/desk/notices/channels', rule: 'notice.manage', handle: channels },
    {
      call: 'POST /api/desk/notices/channels',
      rule: 'notice.manage',
      handle: async (request) => addChannel(request, await request.read(shape)),
    },
    {
      call: 'PATCH /api/desk/notices/channels/:id',
      rule: 'notice.manage',
      handle: async (request) => changeChannel(request, idOf(request), await request.read(shape), tools),
    },
    {
      call: 'DELETE /api/desk/notices/channels/:id',
      rule: 'notice.manage',
      handle: (request) => removeChannel(request, idOf(request)),
    },
    {
      call: 'POST /api/desk/notices/channels/:id/test',
      rule: 'notice.manage',
      // It says nothing of anybody, and goes where a channel that was confirmed already goes.
      needsConfirmation: false,
      handle: (request) => testChannel(request, idOf(request), tools),
    },
    { call: 'GET /api/desk/notices/failed', rule: 'notice.manage', handle: failedNotices },
    {
      call: 'POST /api/desk/notices/failed/retry',
      rule: 'notice.manage',
      needsConfirmation: false,
      handle: (request) => retryNotices(request, undefined, tools),
    },
    {
      call: 'POST /api/desk/notices/failed/:id/retry',
      rule: 'notice.manage',
      needsConfirmation: false,
      handle: (request) => retryNotices(request, idOf(request), tools),
    },
    {
      call: 'GET /api/desk/leads/:id/notices',
      rule: 'notice.read',
      handle: (request) => noticesOfLead(request, idOf(request)),
    },
  ];
}
