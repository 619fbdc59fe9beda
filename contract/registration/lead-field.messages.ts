/** Names of a registration's fields: headings of the desk's list and of files, labels of filters. */
import { defineMessages } from '../messages.ts';

const NAME = 'Name of a field of a registration: heading of a column, in the list and in files; label of a filter';

/** Names of the fields that the list has as columns, and of those that only files have. */
export const leadFieldMessages = defineMessages({
  'lead.field.created_at': {
    note: NAME,
    zh: '登记时间',
    en: 'Registered',
    vi: 'Đăng ký lúc',
  },
  'lead.field.name': {
    note: NAME,
    zh: '姓名',
    en: 'Name',
    vi: 'Họ tên',
  },
  'lead.field.phone': {
    note: NAME,
    zh: '号码',
    en: 'Number',
    vi: 'Số điện thoại',
  },
  'lead.field.wechat': {
    note: NAME,
    zh: '微信号',
    en: 'WeChat',
    vi: 'WeChat',
  },
  'lead.field.zalo': {
    note: NAME,
    zh: 'Zalo 号',
    en: 'Zalo',
    vi: 'Zalo',
  },
  'lead.field.status': {
    note: NAME,
    zh: '状态',
    en: 'Status',
    vi: 'Trạng thái',
  },
  'lead.field.lost_reason': {
    note: NAME,
    zh: '流失原因',
    en: 'Reason for loss',
    vi: 'Lý do không thành công',
  },
  'lead.field.assignee': {
    note: NAME,
    zh: '负责人',
    en: 'Assignee',
    vi: 'Người phụ trách',
  },
  'lead.field.next_call_at': {
    note: NAME,
    zh: '约定回电',
    en: 'Next call',
    vi: 'Hẹn gọi lại',
  },
  'lead.field.program': {
    note: NAME,
    zh: '项目',
    en: 'Programme',
    vi: 'Chương trình',
  },
  'lead.field.purpose': {
    note: NAME,
    zh: '学习目的',
    en: 'Purpose',
    vi: 'Mục đích',
  },
  'lead.field.education': {
    note: NAME,
    zh: '学历',
    en: 'Education',
    vi: 'Học vấn',
  },
  'lead.field.working_years': {
    note: NAME,
    zh: '工作年限',
    en: 'Experience',
    vi: 'Kinh nghiệm',
  },
  'lead.field.locale': {
    note: NAME,
    zh: '语言',
    en: 'Language',
    vi: 'Ngôn ngữ',
  },
  'lead.field.source': {
    note: NAME,
    zh: '来源',
    en: 'Source',
    vi: 'Nguồn',
  },
  'lead.field.page': {
    note: NAME,
    zh: '登记页面',
    en: 'Page',
    vi: 'Trang đăng ký',
  },
  'lead.field.first_contacted_at': {
    note: NAME,
    zh: '首次联系',
    en: 'First contact',
    vi: 'Liên hệ lần đầu',
  },
  'lead.field.enrolled_school': {
    note: NAME,
    zh: '入读学校',
    en: 'School enrolled',
    vi: 'Trường nhập học',
  },
  'lead.field.enrolled_program': {
    note: NAME,
    zh: '入读项目',
    en: 'Programme enrolled',
    vi: 'Chương trình nhập học',
  },
  'lead.field.fee': {
    note: NAME,
    zh: '服务费',
    en: 'Our fee',
    vi: 'Phí dịch vụ',
  },
  'lead.field.fee_currency': {
    note: NAME,
    zh: '币种',
    en: 'Currency',
    vi: 'Loại tiền',
  },
  'lead.field.notes': {
    note: 'Heading of the column of notes in exported files',
    zh: '备注',
    en: 'Notes',
    vi: 'Ghi chú',
  },
  'lead.field.phone_typed': {
    note: 'Name of a field of a registration: the number as the person typed it; in imported files',
    zh: '填写时的号码',
    en: 'Number as typed',
    vi: 'Số như khách đã nhập',
  },
  'lead.field.contact_by': {
    note: 'Name of a field of a registration: how the person asks to be reached first; in files',
    zh: '希望先怎样联系',
    en: 'Reach first by',
    vi: 'Muốn liên hệ trước bằng',
  },
  'lead.field.first_source': {
    note: 'Name of a field of a registration: where the person first came from; in imported files',
    zh: '首次来源',
    en: 'First source',
    vi: 'Nguồn đầu tiên',
  },
  'lead.field.shortlist': {
    note: 'Name of a field of a registration: programmes that the person has marked',
    zh: '备选清单',
    en: 'Shortlist',
    vi: 'Danh sách quan tâm',
  },
  'lead.field.fit': {
    note: 'Name of a field of a registration: answers of the fit check that the person sent along; in imported files',
    zh: '选校自测',
    en: 'Fit check',
    vi: 'Chọn chương trình',
  },
});
