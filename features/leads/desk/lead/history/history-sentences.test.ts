import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../../../contract/locales.ts';
import type { LogItem } from '../../../../../contract/staff/log-api.ts';
import type { ConsentItem } from '../../../contract/leads.ts';
import { deskTexts } from '../../../../../desk/words/desk-messages.ts';
import { translatorOf } from '../../../../../desk/words/translate.ts';
import { isView, registeredWhere, type HistoryWording, historySentence } from './history-sentences.ts';

function toolsIn(locale: Locale): HistoryWording {
  return {
    translate: translatorOf({ locale, texts: deskTexts(locale) }),
    nameOf: (id) => (id === 'lin' ? 'Lin' : 'An'),
    isWritten: false,
    placeOf: (zone) => zone,
    programOf: (slug) => slug.toUpperCase(),
    timeOf: (time) => new Date(time).toISOString().slice(11, 16),
  };
}
const item = (action: LogItem['action'], detail: LogItem['detail'] = null, staff: string | null = 'lin'): LogItem => ({
  id: '1',
  at: '2026-11-21T08:00:00Z',
  staff_id: staff,
  action,
  lead_id: 'x',
  detail,
});

describe('DESK-4 the history of a registration', () => {
  it('DESK-4 reads as sentences', () => {
    const english = toolsIn('en');
    expect(historySentence(item('lead_revealed'), english)).toBe('Lin saw name and number');
    expect(historySentence(item('lead_corrected', { fields: ['name', 'phone'] }), english)).toBe(
      'Lin corrected: Name, Number',
    );
    expect(historySentence(item('do_not_contact_added', null, null), english)).toBe(
      'System put the number on the do-not-contact list',
    );
  });

  it('DESK-4 says that somebody registered on the site only of who agreed to the words of its form', () => {
    const consents = [{} as ConsentItem];
    expect(registeredWhere({ is_imported: false, source: null, consents })).toBe('registered');
    expect(registeredWhere({ is_imported: false, source: 'fair', consents })).toBe('registered_from');
    expect(registeredWhere({ is_imported: true, source: 'fair', consents })).toBe('registered_elsewhere');
    expect(registeredWhere({ is_imported: false, source: 'seed', consents: [] })).toBe('registered_elsewhere');
  });

  it('DESK-4 says what answers were and are', () => {
    const detail = {
      fields: ['education', 'program'],
      education: { from: 0, to: 3 },
      program: { from: null, to: 'nau-mscs' },
    };
    expect(historySentence(item('lead_corrected', detail), toolsIn('zh'))).toBe(
      'Lin更正了学历、项目（未填 → 本科；— → NAU-MSCS）',
    );
  });

  it('DESK-9 says why consent was taken back, where somebody else did it', () => {
    const detail = { purpose: 'contact', reason: '来电要求停止使用' };
    expect(historySentence(item('consent_withdrawn', detail), toolsIn('zh'))).toBe(
      'Lin记录了撤回同意（原因：来电要求停止使用）',
    );
    expect(historySentence(item('consent_withdrawn', { by: 'person' }, null), toolsIn('en'))).toBe(
      'The visitor recorded that consent was withdrawn',
    );
  });

  it('RECEIPT-2 names the visitor for what was done on the page of the registration', () => {
    const by = { by: 'person' };
    const chosen = { ...by, next_call_at: { from: null, to: Date.parse('2026-11-23T09:00:00Z') } };
    expect(historySentence(item('lead_changed', chosen, null), toolsIn('en'))).toBe(
      'The visitor agreed a call for 09:00',
    );
    expect(historySentence(item('question_added', by, null), toolsIn('en'))).toBe('The visitor added a question');
  });

  it('DESK-4 tells what came of a call, and that it was taken back', () => {
    const at = Date.parse('2026-11-21T10:30:00Z');
    const detail = { outcome: 'no_answer', next_call_at: { from: null, to: at } };
    expect(historySentence(item('lead_called', detail), toolsIn('en'))).toBe(
      'Lin called: No answer; agreed a call for 10:30',
    );
    expect(historySentence(item('lead_called', { outcome: 'talked' }), toolsIn('zh'))).toBe('Lin打了电话：接通了');
    expect(historySentence(item('lead_call_undone', { outcome: 'talked' }), toolsIn('vi'))).toBe(
      'Lin đã hủy ghi nhận cuộc gọi “Đã nghe máy”',
    );
  });

  it('DESK-4 tells of messages where somebody is written to and not called', () => {
    const detail = { outcome: 'no_answer', next_call_at: { from: null, to: Date.parse('2026-11-21T10:30:00Z') } };
    const sentences = LOCALES.map((locale) =>
      historySentence(item('lead_called', detail), { ...toolsIn(locale), isWritten: true }),
    );
    expect(sentences).toEqual([
      'Lin发了消息：还没回复；约定 10:30 再联系',
      'Lin wrote: No reply yet; agreed to be in touch at 10:30',
      'Lin đã nhắn tin: Chưa trả lời; đã hẹn liên hệ lại lúc 10:30',
    ]);
    const written = { ...toolsIn('en'), isWritten: true };
    expect(historySentence(item('lead_call_undone', { outcome: 'talked' }), written)).toBe(
      'Lin took back the message “Replied”',
    );
    expect(historySentence(item('lead_noted'), written)).toBe('Lin wrote a note');
  });

  it('DESK-4 tells all that one change has changed', () => {
    const at = Date.parse('2026-11-21T10:30:00Z');
    const detail = {
      status: { from: 'new', to: 'lost' },
      lost_reason: { from: null, to: 'price' },
      assignee_id: { from: null, to: 'an' },
      next_call_at: { from: at, to: null },
    };
    expect(historySentence(item('lead_changed', detail), toolsIn('en'))).toBe(
      'Lin changed the status from “New” to “Lost”; reason: Price; assigned it to An; cancelled the agreed call',
    );
    expect(historySentence(item('lead_changed', detail), toolsIn('zh'))).toBe(
      'Lin把状态从“新登记”改为“已流失”；流失原因：费用；把负责人改为：An；取消了约定的回电',
    );
    const back = { assignee_id: { from: 'an', to: null }, next_call_at: { from: null, to: at } };
    expect(historySentence(item('lead_changed', back), toolsIn('en'))).toBe(
      'Lin gave it back to everybody; agreed a call for 10:30',
    );
    expect(historySentence(item('lead_changed', {}), toolsIn('en'))).toBe('Lin saved it without a change');
  });

  it('DESK-4 leaves no placeholder open, in any language', () => {
    const actions = ['lead_opened', 'lead_revealed', 'lead_noted', 'lead_corrected', 'lead_erased'] as const;
    for (const locale of LOCALES) {
      for (const action of actions) expect(historySentence(item(action), toolsIn(locale))).not.toMatch(/%\{|person\./);
    }
    expect(historySentence(item('something_new' as never), toolsIn('en'))).toBe('Lin: something_new');
  });

  it('DESK-4 tells looking from doing', () => {
    expect([isView(item('lead_opened')), isView(item('lead_revealed'))]).toEqual([true, false]);
  });
});
