/** A registration as it is read for files. */
import type { FiledLead } from '../../server/leads/list/lead-pages.ts';

/** Of somebody made up. */
export function filedLead(changes: Partial<FiledLead> = {}): FiledLead {
  return {
    id: 'id',
    created_at: '2026-11-21T09:00:00.000Z',
    status: 'new',
    lost_reason: null,
    name: '张三',
    phone: '+8613800000000',
    phone_typed: '138 0000 0000',
    wechat: '',
    zalo: '',
    phone_country: 'CN',
    is_phone_known_valid: true,
    education: 4,
    working_years: 2,
    purpose: 3,
    locale: 'zh',
    page: '/phd',
    program: null,
    shortlist: [],
    fit: null,
    source: null,
    first_source: null,
    is_suspected_bot: false,
    assignee_id: null,
    next_call_at: null,
    first_contacted_at: null,
    restricted_at: null,
    restriction: null,
    enrolled_school: null,
    enrolled_program: null,
    fee_amount: null,
    fee_currency: null,
    time_zone: null,
    chosen_call_at: null,
    purge_after: '2028-11-21T09:00:00.000Z',
    version: 1,
    ...changes,
  };
}
