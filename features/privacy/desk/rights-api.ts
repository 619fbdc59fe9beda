/** What several screens ask about people's rights. All throw `CallError`. */
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../desk/api/call.ts';
import type { RestrictRequest, WithdrawRequest } from '../schema.ts';

/** What the purge did and what comes next. */
export const RETENTION = queryOptions({ queryKey: ['retention'], queryFn: () => call('GET /api/desk/retention') });

/** Takes back a consent. */
export const withdrawConsent = (leadId: string, sent: WithdrawRequest) =>
  call('POST /api/desk/leads/:id/withdraw', { id: leadId, body: sent });

/** Has a registration only kept, or used again. */
export const setRestricted = (leadId: string, isRestricted: boolean, sent: RestrictRequest) =>
  call(`POST /api/desk/leads/:id/${isRestricted ? 'restrict' : 'unrestrict'}`, { id: leadId, body: sent });
