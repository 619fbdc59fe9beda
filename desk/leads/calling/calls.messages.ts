import { defineMessages } from '../../../contract/messages.ts';

/** Texts about what came of a call. */
export const callsMessages = defineMessages({
  'calls.title': {
    note: 'Names the buttons that say what came of a call',
    zh: '这次通话',
    en: 'This call',
    vi: 'Cuộc gọi này',
  },
  'calls.title_written': {
    note: 'The same for somebody who is written to on WeChat or Zalo',
    zh: '这次联系',
    en: 'This message',
    vi: 'Lần nhắn tin này',
  },
  'message_outcome.no_answer': {
    note: 'What came of writing to somebody; a narrow button on phones',
    zh: '还没回复',
    en: 'No reply yet',
    vi: 'Chưa trả lời',
  },
  'message_outcome.call_back': {
    note: 'What came of writing to somebody: they replied, and another time was agreed',
    zh: '回复了，约了再联系',
    en: 'Replied, next time agreed',
    vi: 'Đã trả lời, hẹn liên hệ lại',
  },
  'message_outcome.talked': {
    note: 'What came of writing to somebody; a narrow button on phones',
    zh: '回复了',
    en: 'Replied',
    vi: 'Đã trả lời',
  },
  'message_outcome.wrong_number': {
    note: 'What came of writing to somebody: the id is somebody else’s; a narrow button on phones',
    zh: '账号不对',
    en: 'Wrong account',
    vi: 'Sai tài khoản',
  },
  'calls.next_written': {
    note: 'Question after somebody replied; buttons with times follow',
    zh: '约了下次联系吗？',
    en: 'Is another time agreed?',
    vi: 'Có hẹn liên hệ lại không?',
  },
  'calls.next': {
    note: 'Question after somebody answered; buttons with times follow',
    zh: '约了下次通话吗？',
    en: 'Is another call agreed?',
    vi: 'Có hẹn gọi lại không?',
  },
  'calls.no_next': {
    note: 'Answer to that question',
    zh: '没有约',
    en: 'No',
    vi: 'Không hẹn',
  },
  'calls.keep': {
    note: 'Answer to that question, where a call has been agreed before: it stays; {time} in words',
    zh: '照原来约的：{time}',
    en: 'As agreed: {time}',
    vi: 'Giữ lịch đã hẹn: {time}',
  },
  'calls.drop_next': {
    note: 'Answer to that question, where a call has been agreed before: it goes',
    zh: '取消约定',
    en: 'No, drop the agreed call',
    vi: 'Không, hủy lịch đã hẹn',
  },
  'calls.said.no_answer': {
    note: 'Message after nobody answered; {count} calls without an answer, {time} of the next try',
    zh: '已记第 {count} 次没接通，下次 {time} 再打。{taken}',
    en: '{count, plural, one {# call} other {# calls}} without an answer; next try {time}.{taken}',
    vi: 'Đã ghi: không nghe máy lần {count}, sẽ gọi lại {time}.{taken}',
  },
  'calls.said.call_back': {
    note: 'Message after another call was agreed',
    zh: '已记下：接通了，约定 {time} 再打。{taken}',
    en: 'Noted: answered, next call agreed for {time}.{taken}',
    vi: 'Đã ghi: khách đã nghe máy, hẹn gọi lại {time}.{taken}',
  },
  'calls.said.talked': {
    note: 'Message after somebody answered, and no other call was agreed',
    zh: '已记下：接通了，没有约下次通话。{taken}',
    en: 'Noted: answered, no other call agreed.{taken}',
    vi: 'Đã ghi: khách đã nghe máy, không hẹn gọi lại.{taken}',
  },
  'calls.said.wrong_number': {
    note: 'Message after a number was wrong: the registration is lost by that',
    zh: '已记下号码不对，这条登记归入“已流失”。{taken}',
    en: 'Noted: wrong number. The registration counts as lost.{taken}',
    vi: 'Đã ghi sai số. Đăng ký này chuyển sang “Không thành công”.{taken}',
  },
  'calls.wrote.no_answer': {
    note: 'Message after somebody who was written to had not replied; {count} times by now, {time} of the next try',
    zh: '已记第 {count} 次还没回复，下次 {time} 再联系。{taken}',
    en: '{count, plural, one {# message} other {# messages}} without a reply; next try {time}.{taken}',
    vi: 'Đã ghi: chưa trả lời lần {count}, sẽ liên hệ lại {time}.{taken}',
  },
  'calls.wrote.call_back': {
    note: 'Message after somebody who was written to replied, and another time was agreed',
    zh: '已记下：回复了，约定 {time} 再联系。{taken}',
    en: 'Noted: replied, next time agreed for {time}.{taken}',
    vi: 'Đã ghi: khách đã trả lời, hẹn liên hệ lại {time}.{taken}',
  },
  'calls.wrote.talked': {
    note: 'Message after somebody who was written to replied, and no other time was agreed',
    zh: '已记下：回复了，没有约下次联系。{taken}',
    en: 'Noted: replied, no other time agreed.{taken}',
    vi: 'Đã ghi: khách đã trả lời, không hẹn liên hệ lại.{taken}',
  },
  'calls.wrote.wrong_number': {
    note: 'Message after an id was wrong: the registration is lost by that',
    zh: '已记下账号不对，这条登记归入“已流失”。{taken}',
    en: 'Noted: wrong account. The registration counts as lost.{taken}',
    vi: 'Đã ghi sai tài khoản. Đăng ký này chuyển sang “Không thành công”.{taken}',
  },
  'calls.taken': {
    note: '{taken} at the end of these messages: nobody was in charge of the person before',
    zh: '这位现在由你负责。',
    en: ' This person is now yours.',
    vi: ' Người này nay do bạn phụ trách.',
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
  'calls.last_written': {
    note: 'The last time that somebody was written to: what came of it, who wrote, when',
    zh: '上次联系：{outcome}（{who}，{time}）',
    en: 'Last message: {outcome} ({who}, {time})',
    vi: 'Lần nhắn gần nhất: {outcome} ({who}, {time})',
  },
});
