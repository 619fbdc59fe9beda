import { defineMessages } from '../../../../contract/messages.ts';

/** What stands in the sentences of the log. */
export const logValuesMessages = defineMessages({
  'log.another': {
    note: 'An account that is not known, in a sentence',
    zh: '另一个账号',
    en: 'another account',
    vi: 'một tài khoản khác',
  },
  'log.erase_reason.request': {
    note: 'Reason of erasing, in brackets',
    zh: '本人要求',
    en: 'asked for by the person',
    vi: 'theo yêu cầu của người đó',
  },
  'log.erase_reason.purpose_ended': {
    note: 'Reason of erasing, in brackets',
    zh: '目的已实现',
    en: 'purpose has ended',
    vi: 'đã hết mục đích',
  },
  'log.erase_reason.mistake': {
    note: 'Reason of erasing, in brackets',
    zh: '误登记',
    en: 'registered by mistake',
    vi: 'đăng ký nhầm',
  },
  'log.field.name': { note: 'Name of a field, in a sentence', zh: '姓名', en: 'name', vi: 'tên' },
  'log.field.phone': { note: 'Name of a field, in a sentence', zh: '号码', en: 'number', vi: 'số điện thoại' },
  'log.field.wechat': { note: 'Name of a field, in a sentence', zh: '微信号', en: 'WeChat', vi: 'WeChat' },
  'log.field.zalo': { note: 'Name of a field, in a sentence', zh: 'Zalo 号', en: 'Zalo', vi: 'Zalo' },
  'log.field.education': { note: 'Name of a field, in a sentence', zh: '学历', en: 'education', vi: 'học vấn' },
  'log.field.working_years': {
    note: 'Name of a field, in a sentence',
    zh: '工作年限',
    en: 'experience',
    vi: 'kinh nghiệm',
  },
  'log.field.purpose': { note: 'Name of a field, in a sentence', zh: '学习目的', en: 'purpose', vi: 'mục đích' },
  'log.field.program': { note: 'Name of a field, in a sentence', zh: '项目', en: 'programme', vi: 'chương trình' },
  'log.field.locale': { note: 'Name of a field, in a sentence', zh: '语言', en: 'language', vi: 'ngôn ngữ' },
  'log.field.enrolled_school': { note: 'Name of a field, in a sentence', zh: '学校', en: 'school', vi: 'trường' },
  'log.field.enrolled_program': {
    note: 'Name of a field, in a sentence',
    zh: '项目',
    en: 'programme',
    vi: 'chương trình',
  },
  'log.field.fee': { note: 'Name of a field, in a sentence', zh: '服务费', en: 'fee', vi: 'phí dịch vụ' },
  'log.column.status': { note: 'Name of what was changed, in a sentence', zh: '状态', en: 'status', vi: 'trạng thái' },
  'log.column.lost_reason': {
    note: 'Name of what was changed, in a sentence',
    zh: '流失原因',
    en: 'reason',
    vi: 'lý do',
  },
  'log.column.assignee_id': {
    note: 'Name of what was changed, in a sentence',
    zh: '负责人',
    en: 'assignee',
    vi: 'người phụ trách',
  },
  'log.column.next_call_at': {
    note: 'Name of what was changed, in a sentence',
    zh: '约定回电',
    en: 'next call',
    vi: 'hẹn gọi lại',
  },
  'log.from_to': {
    note: 'One change, in a sentence',
    zh: '{column} {from} → {to}',
    en: '{column} {from} → {to}',
    vi: '{column} {from} → {to}',
  },
  'log.nothing': { note: 'An empty value, in a sentence', zh: '无', en: 'none', vi: 'không có' },
  'log.no_change': { note: 'Instead of changes, in a sentence', zh: '没有变化', en: 'nothing', vi: 'không có gì' },
  'log.join': { note: 'Between changes, in a sentence', zh: '；', en: '; ', vi: '; ' },
});
