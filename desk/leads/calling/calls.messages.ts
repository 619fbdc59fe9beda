/** Texts about what came of a call. */
import { defineMessages } from '../../../contract/messages.ts';

export const callsMessages = defineMessages({
  'calls.title': {
    note: 'Names the buttons that say what came of a call',
    zh: '这次通话',
    en: 'This call',
    vi: 'Cuộc gọi này',
  },
  'calls.next': {
    note: 'Question after somebody answered; buttons with times follow',
    zh: '约了下次通话吗？',
    en: 'Is another call agreed?',
    vi: 'Có hẹn gọi lại không?',
  },
  'calls.noNext': {
    note: 'Answer to that question',
    zh: '没有约',
    en: 'No',
    vi: 'Không hẹn',
  },
  'calls.said.no_answer': {
    note: 'Message after nobody answered; {count} calls without an answer, {time} of the next try',
    zh: '已记第 {count} 次没接通，下次 {time} 再打。',
    en: '{count, plural, one {# call} other {# calls}} without an answer; next try {time}.',
    vi: 'Đã ghi lần thứ {count} không nghe máy, sẽ gọi lại {time}.',
  },
  'calls.said.call_back': {
    note: 'Message after another call was agreed',
    zh: '已记下：接通了，约定 {time} 再打。',
    en: 'Noted: answered, next call agreed for {time}.',
    vi: 'Đã ghi: khách đã nghe máy, hẹn gọi lại {time}.',
  },
  'calls.said.talked': {
    note: 'Message after somebody answered, and no other call was agreed',
    zh: '已记下：接通了，没有约下次通话。',
    en: 'Noted: answered, no other call agreed.',
    vi: 'Đã ghi: khách đã nghe máy, không hẹn gọi lại.',
  },
  'calls.said.wrong_number': {
    note: 'Message after a number was wrong: the registration is lost by that',
    zh: '已记下号码不对，这条登记归入“已流失”。',
    en: 'Noted: wrong number. The registration counts as lost.',
    vi: 'Đã ghi sai số. Đăng ký này được tính là không thành.',
  },
  'calls.undo': { note: 'Button that takes back what came of a call', zh: '撤销', en: 'Undo', vi: 'Hoàn tác' },
  'calls.undone': {
    note: 'Message after that',
    zh: '已撤销，恢复到通话前的样子。',
    en: 'Taken back: all is as before the call.',
    vi: 'Đã hoàn tác, mọi thứ trở lại như trước cuộc gọi.',
  },
  'calls.last': {
    note: 'The last call: what came of it, who called, when',
    zh: '上次通话：{outcome}（{who}，{time}）',
    en: 'Last call: {outcome} ({who}, {time})',
    vi: 'Cuộc gọi gần nhất: {outcome} ({who}, {time})',
  },
});
