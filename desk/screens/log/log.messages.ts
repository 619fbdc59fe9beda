/** Texts of the log. */
import { defineMessages } from '../../../contract/messages.ts';

export const logMessages = defineMessages({
  'log.title': { note: 'Title of the log; in the menu too', zh: '操作日志', en: 'Log', vi: 'Nhật ký' },
  'log.lead': {
    note: 'Line under the title',
    zh: '谁查看、修改、导出或删除了什么。日志只能追加，不能修改。',
    en: 'Who saw, changed, exported or erased what. Entries are only ever added.',
    vi: 'Ai đã xem, sửa, xuất hoặc xóa gì. Nhật ký chỉ được ghi thêm, không sửa được.',
  },
  'log.who': { note: 'Filter by person', zh: '员工', en: 'Person', vi: 'Nhân viên' },
  'log.what': { note: 'Filter by kind of action', zh: '操作', en: 'What', vi: 'Thao tác' },
  'log.from': { note: 'Filter: the first day', zh: '从', en: 'From', vi: 'Từ' },
  'log.to': { note: 'Filter: the last day', zh: '到', en: 'To', vi: 'Đến' },
  'log.lead_filter': {
    note: 'Filter that a link has set',
    zh: '只看登记 {id}',
    en: 'Only registration {id}',
    vi: 'Chỉ đăng ký {id}',
  },
  'log.everybody': { note: 'Filter by person: everybody', zh: '所有人', en: 'Everybody', vi: 'Mọi người' },
  'log.everything': { note: 'Filter by kind: everything', zh: '所有操作', en: 'Everything', vi: 'Mọi thao tác' },
  'log.group.access': {
    note: 'Filter by kind of action',
    zh: '登录与账号',
    en: 'Sign-in and accounts',
    vi: 'Đăng nhập và tài khoản',
  },
  'log.group.leads': { note: 'Filter by kind of action', zh: '登记', en: 'Registrations', vi: 'Đăng ký tư vấn' },
  'log.group.export': {
    note: 'Filter by kind of action',
    zh: '导出、导入与对外提供',
    en: 'Export, import and passing on',
    vi: 'Xuất, nhập và cung cấp dữ liệu',
  },
  'log.group.rights': {
    note: 'Filter by kind of action',
    zh: '权利请求与删除',
    en: 'Rights and erasing',
    vi: 'Quyền cá nhân và xóa dữ liệu',
  },
  'log.group.office': {
    note: 'Filter by kind of action',
    zh: '员工与通知',
    en: 'Staff and notices',
    vi: 'Nhân viên và thông báo',
  },
  'log.group.content': {
    note: 'Filter by kind of action',
    zh: '网站内容',
    en: 'Site content',
    vi: 'Nội dung trang web',
  },
  'log.clear': { note: 'Button that removes the filters', zh: '清除筛选', en: 'Clear the filters', vi: 'Xóa bộ lọc' },
  'log.none': {
    note: 'When nothing fits the filters',
    zh: '没有符合条件的记录。',
    en: 'No entry fits these filters.',
    vi: 'Không có mục nào khớp với bộ lọc.',
  },
  'log.count': {
    note: 'How many entries there are',
    zh: '共 {count} 条',
    en: '{count, plural, one {# entry} other {# entries}}',
    vi: '{count} mục',
  },
  'log.pages': { note: 'Name of the row of pages for screen readers', zh: '分页', en: 'Pages', vi: 'Các trang' },
  'log.time': { note: 'Column of times', zh: '时间', en: 'Time', vi: 'Thời gian' },
  'log.registration': { note: 'Link to the registration of an entry', zh: '登记', en: 'Registration', vi: 'Đăng ký' },
  'log.visitor': {
    note: 'Who did it when the person did on the page of their registration',
    zh: '访客本人',
    en: 'The visitor',
    vi: 'Khách',
  },
  'log.nobody': {
    note: 'Who did it when no person did',
    zh: '系统或命令行',
    en: 'The system or the command line',
    vi: 'Hệ thống hoặc dòng lệnh',
  },
  'log.unknown_person': {
    note: 'Somebody whose account is gone',
    zh: '已不在名单中的账号',
    en: 'An account that is gone',
    vi: 'Tài khoản không còn trong danh sách',
  },
});
