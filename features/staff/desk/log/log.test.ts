import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../../contract/locales.ts';
import { LOG_ACTIONS, LOG_GROUPS, type LogItem } from '../../../../contract/staff/log-api.ts';
import { deskTexts } from '../../../../desk/words/desk-messages.ts';
import { translatorOf } from '../../../../desk/words/translate.ts';
import { logQuery } from './log-filter.ts';
import { editSentence, auditLogSentence, type AuditLogWording } from './log-sentence.ts';

const ID = '019a0000-0000-7000-8000-000000000001';

function toolsIn(locale: (typeof LOCALES)[number]): AuditLogWording {
  return {
    translate: translatorOf({ locale, texts: deskTexts(locale) }),
    staffName: (id) => (id === ID ? 'lin@example.com' : undefined),
    moment: (iso) => iso.slice(0, 16),
    titleOf: (document) => document,
  };
}

function entry(action: LogItem['action'], detail: LogItem['detail'] = null): LogItem {
  return { id: '1', at: '2026-11-21T08:00:00.000Z', staff_id: ID, action, lead_id: null, detail };
}

/** What the server writes beside each action that tells more than its name. */
const DETAILS: Partial<Record<LogItem['action'], Record<string, unknown>[]>> = {
  staff_added: [{ staff: ID, role: 'viewer' }],
  staff_changed: [
    { staff: ID, is_renamed: true },
    { staff: ID, role: 'manager' },
    { staff: ID, is_disabled: true },
    { staff: ID, is_disabled: false },
  ],
  session_ended: [{ count: 2 }, { staff: ID, count: 2 }],
  factor_removed: [{ staff: ID }],
  factor_rule_changed: [{ is_required: true }, { is_required: false }],
  recovery_code_used: [{ left: 7 }],
  staff_link_made: [{ staff: ID }, { staff: ID, by: 'mail' }],
  lead_searched: [{ by: 'name', found: 3 }],
  lead_changed: [{ status: { from: 'new', to: 'contacted' }, assignee_id: { from: null, to: ID } }],
  lead_called: [{ outcome: 'talked', status: { from: 'new', to: 'contacted' } }],
  lead_call_undone: [{ outcome: 'talked', status: { from: 'contacted', to: 'new' } }],
  call_setting_changed: [{ calls_per_window: 4, from_hour: 9, to_hour: 18, is_place_shown: false }],
  lead_corrected: [{ fields: ['name', 'phone'] }],
  lead_erased: [
    { scope: 'number', reason: 'request' },
    { scope: 'registration', reason: 'mistake' },
  ],
  lead_exported: [{ format: 'xlsx', rows: 12, reason: 'weekly report', recipient: 'us' }],
  lead_export_broken_off: [{ rows: 500, disclosure: 'x' }],
  contact_added: [{ source: 'desk:walk_in', consent_method: 'in_person' }],
  contact_known: [{ source: 'desk:walk_in', consent_method: 'in_person' }],
  enrolment_changed: [{ fields: ['enrolled_school', 'enrolled_program', 'fee'] }],
  lead_imported: [
    { stored: 5, refused: 1, erased_before: 0 },
    { stored: 5, refused: 1, erased_before: 2 },
  ],
  notice_channel_saved: [{ kind: 'email' }],
  notice_channel_deleted: [{ kind: 'email' }],
  notice_retried: [{ count: 4 }],
  data_passed_on: [{ recipient: 'a university' }],
  request_added: [{ kind: 'access' }],
  request_closed: [{ outcome: 'done' }, { outcome: 'refused' }],
  purge_run: [{ erased: 7 }],
  purge_confirmed: [{ due: 7 }],
  purge_postponed: [{ due: 7 }],
  many_reveals: [{ count: 61 }],
  many_searches: [{ count: 120 }],
  content_published: [
    { edition: 3, documents: 2 },
    { edition: 4, documents: 2, from: 2 },
  ],
  draft_ready: [{ document: 'programs/uo-mba' }],
  draft_not_ready: [{ document: 'programs/uo-mba' }],
  draft_shared: [{ page: '/zh/program/uo-mba', ends_at: '2026-11-30T00:00:00.000Z' }],
  publishing_planned: [{ publish_at: '2026-11-24T00:00:00.000Z' }],
  short_link_added: [{ link: 'fair-2026', target: '/zh/phd' }],
  short_link_changed: [
    { link: 'fair-2026', edits: [{ path: ['name'], before: 'Poster', after: 'Second poster' }] },
    { link: 'fair-2026', is_open: true },
    { link: 'fair-2026', is_open: false },
  ],
  picture_added: [{ picture: 'uploads/0123-800x600' }],
  picture_removed: [{ picture: 'uploads/0123-800x600' }],
  film_added: [{ film: 'uploads/0123-1280x720-8s' }],
  film_removed: [{ film: 'uploads/0123-1280x720-8s' }],
  content_added: [{ document: 'programs/uo-mba' }],
  content_changed: [{ document: 'site', edits: [{ path: ['name', 'en'], before: 'First', after: 'Second' }] }],
  content_removed: [{ document: 'stories/one', before: {} }],
};

describe.each(LOCALES)('DESK-9 the log in %s', (locale) => {
  const tools = toolsIn(locale);

  it.each(LOG_ACTIONS)('DESK-9 tells %s as a sentence without a gap', (action) => {
    for (const detail of DETAILS[action] ?? [null]) {
      const sentence = auditLogSentence(entry(action, detail), tools);
      expect(sentence).not.toMatch(/[{}]|undefined|null|\[object|log\.|_/);
      expect(sentence.length).toBeGreaterThan(2);
    }
  });
});

describe('DESK-9 sentences', () => {
  const english = toolsIn('en');

  it('DESK-9 say one of a thing as one', () => {
    for (const [action, details] of Object.entries(DETAILS))
      for (const detail of details) {
        const ones = Object.entries(detail).map(([name, value]) => [name, typeof value === 'number' ? 1 : value]);
        const item = entry(action as keyof typeof DETAILS, Object.fromEntries(ones));
        expect(auditLogSentence(item, english)).not.toMatch(/\b1 (?:other )?[a-z]+s\b/);
      }
  });

  it.each([
    [entry('staff_changed', { staff: ID, role: 'manager' }), 'made lin@example.com a Manager'],
    [entry('staff_changed', { staff: ID, is_renamed: true }), 'changed the name of lin@example.com'],
    [entry('staff_changed', { staff: ID, is_disabled: true }), 'closed the account of lin@example.com'],
    [entry('staff_added', { staff: 'gone', role: 'viewer' }), 'added another account as Viewer'],
    [entry('session_ended'), 'ended the session of a device'],
    [entry('session_ended', { count: 2 }), 'ended 2 other sessions'],
    [entry('staff_link_made', { staff: ID, by: 'mail' }), 'mailed a one-time link to lin@example.com'],
    [entry('request_closed', { outcome: 'refused' }), 'refused a request about personal data'],
    [entry('lead_searched', { by: 'number', found: 1 }), 'searched by number, 1 found'],
    [
      entry('lead_erased', { scope: 'number', reason: 'request' }),
      'erased all registrations of a number (asked for by the person)',
    ],
    [
      entry('lead_changed', { next_call_at: { from: null, to: Date.UTC(2026, 10, 23, 1) } }),
      'changed a registration: next call none → 2026-11-23T01:00',
    ],
    [entry('content_changed', { document: 'site', edits: [] }), 'changed “site”'],
    [entry('lead_changed', {}), 'changed a registration: nothing'],
  ])('DESK-9 say what happened, to whom (%#)', (item, sentence) => {
    expect(auditLogSentence(item, english)).toBe(sentence);
  });

  it('DESK-9 say what stood in a field before and after, cut where it is long', () => {
    expect(editSentence('Name', { before: 'First Light', after: 'x'.repeat(61) }, english)).toBe(
      `Name First Light → ${'x'.repeat(60)}…`,
    );
    expect(editSentence('ICP', { before: '1' }, english)).toBe('ICP 1 → none');
  });
});

describe('DESK-9 the filters of the log', () => {
  it('DESK-9 make the call out of the address, whole days included', () => {
    const query = logQuery(
      new URLSearchParams({ who: ID, what: 'export', from: '2026-11-20', to: '2026-11-21', page: '3' }),
    );
    expect(query).toEqual({
      page: 3,
      per_page: 50,
      filter: {
        staff_id: ID,
        actions: [...LOG_GROUPS.export],
        from: new Date('2026-11-20T00:00').toISOString(),
        to: new Date('2026-11-22T00:00').toISOString(),
      },
    });
  });

  it.each(['who=x', 'what=everything', 'from=yesterday', 'to=2026-13-45', 'page=-1', 'page=x', 'lead=1'])(
    'DESK-9 leave out what is not understood: %s',
    (search) => {
      expect(logQuery(new URLSearchParams(search))).toEqual({ page: 1, per_page: 50 });
    },
  );
});
