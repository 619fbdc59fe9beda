/** A registration as files have it. */
import type { ExportedLead } from '../../server/leads/export/exported-lead.ts';

/** Of somebody made up. */
export function exportedLead(changes: Partial<ExportedLead> = {}): ExportedLead {
  return {
    id: 'id',
    created_at: '2026-11-21T09:00:00.000Z',
    status: 'new',
    name: '张三',
    phone: '+8613800000000',
    phone_typed: '138 0000 0000',
    phone_country: 'CN',
    is_phone_known_valid: true,
    education: 4,
    working_years: 2,
    purpose: 3,
    locale: 'zh',
    page: '/phd',
    program: '',
    shortlist: '',
    fit: '',
    source: '',
    first_source: '',
    is_suspected_bot: false,
    purge_after: '2028-11-21T09:00:00.000Z',
    ...changes,
  };
}
