/** A notice of one made-up registration, for tests of what sends it. */
import type { NoticeContent, NoticeItem, OutgoingNotice } from '../../features/notices/notice-content.ts';
import { NOON } from './desk/notice-desk.ts';

/** A registration as a notice shows it. */
export const ITEM: NoticeItem = {
  id: '019a0000-0000-7000-8000-000000000001',
  createdAt: NOON,
  name: '张**',
  phone: '138****0000',
  country: 'CN',
  purpose: 3,
  program: 'nau-mscs',
  contactBy: 'message',
  locale: 'vi',
  before: { assignee: 'Lin' },
  link: 'https://www.example.com/dashboard/leads/019a0000-0000-7000-8000-000000000001',
};
/** The content of a notice about registrations. */
export const registrations = (...items: NoticeItem[]): NoticeContent => ({ kind: 'registrations', items });

/** A notice to be sent, with changes where a test needs them. */
export function notice(
  content: NoticeContent = registrations(ITEM),
  changes: Partial<OutgoingNotice> = {},
): OutgoingNotice {
  return {
    id: 'notice-1',
    locale: 'zh',
    content,
    listLink: 'https://www.example.com/dashboard/leads',
    now: NOON,
    ...changes,
  };
}
