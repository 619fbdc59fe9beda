/** Texts of the export. */
import { defineMessages } from '../../../contract/messages.ts';

export const exportMessages = defineMessages({
  'leads.cancel': { note: 'Button that closes a dialog without doing anything', zh: '取消', en: 'Cancel', vi: 'Hủy' },
  'leads.export': { note: 'Button that opens the dialog of exporting', zh: '导出', en: 'Export', vi: 'Xuất tệp' },
  'leads.exportTitle': {
    note: 'Heading of that dialog',
    zh: '导出 {count} 条登记',
    en: 'Export {count, plural, one {# registration} other {# registrations}}',
    vi: 'Xuất {count} đăng ký',
  },
  'leads.exportText': {
    note: 'Text of that dialog',
    zh: '按当前筛选导出姓名和完整号码，勿联系和限制处理的除外。每次导出都会记入日志，并作为对外提供记录保存三年。',
    en: 'Names and full numbers of what the filters show, without those not to be contacted or restricted. Every export is logged and kept on record for three years.',
    vi: 'Tệp gồm họ tên và số đầy đủ theo bộ lọc hiện tại, trừ các số không liên hệ hoặc bị hạn chế xử lý. Mỗi lần xuất được ghi nhật ký và lưu hồ sơ ba năm.',
  },
  'leads.exportSearch': {
    note: 'Text of that dialog while there is a search',
    zh: '当前的查找内容也作为条件。',
    en: 'What you searched for counts too.',
    vi: 'Nội dung đang tìm cũng được tính.',
  },
  'leads.exportReason': { note: 'Label: what the file is for', zh: '导出用途', en: 'What for', vi: 'Mục đích xuất' },
  'leads.exportReasonHint': {
    note: 'Hint under that field',
    zh: '5–200 字，不要写号码。例如：十一月回访名单',
    en: '5 to 200 characters, no numbers. For example: call-backs of November',
    vi: '5–200 ký tự, không ghi số điện thoại. Ví dụ: gọi lại tháng 11',
  },
  'leads.exportReasonBad': {
    note: 'Error at that field',
    zh: '请写明用途：5–200 字，不含号码。',
    en: 'Please say what for: 5 to 200 characters, without a phone number.',
    vi: 'Hãy ghi rõ mục đích: 5–200 ký tự, không có số điện thoại.',
  },
  'leads.exportBasis': {
    note: 'Label: who uses the file',
    zh: '谁会使用这个文件',
    en: 'Who uses the file',
    vi: 'Ai sử dụng tệp này',
  },
  'leads.bases.own_use': {
    note: 'Choice of who uses the file',
    zh: '仅公司内部使用',
    en: 'Only the company itself',
    vi: 'Chỉ dùng trong công ty',
  },
  'leads.bases.separate_consent': {
    note: 'Choice of who uses the file',
    zh: '提供给他人：已取得单独同意',
    en: 'Somebody else: people agreed to it separately',
    vi: 'Bên khác: khách đã đồng ý riêng',
  },
  'leads.bases.contract': {
    note: 'Choice of who uses the file',
    zh: '提供给他人：履行合同所需',
    en: 'Somebody else: a contract with the person needs it',
    vi: 'Bên khác: cần cho hợp đồng với khách',
  },
  'leads.bases.law': {
    note: 'Choice of who uses the file',
    zh: '提供给他人：法律要求',
    en: 'Somebody else: the law asks for it',
    vi: 'Bên khác: theo yêu cầu của pháp luật',
  },
  'leads.exportRecipient': { note: 'Label: who gets the file', zh: '接收方', en: 'Recipient', vi: 'Bên nhận' },
  'leads.exportRecipientHint': {
    note: 'Hint under that field',
    zh: '2–120 字，不要写号码',
    en: '2 to 120 characters, no numbers',
    vi: '2–120 ký tự, không ghi số điện thoại',
  },
  'leads.exportCountry': {
    note: 'Label: country of whoever gets the file',
    zh: '接收方所在国家（两位代码）',
    en: 'Country of the recipient (two letters)',
    vi: 'Quốc gia của bên nhận (mã hai chữ)',
  },
  'leads.exportCountryHint': {
    note: 'Hint under that field',
    zh: '如 CN、US、NZ',
    en: 'Such as CN, US, NZ',
    vi: 'Ví dụ CN, US, NZ',
  },
  'leads.exportBad': {
    note: 'Error at a field',
    zh: '请检查这一项。',
    en: 'Please check this.',
    vi: 'Vui lòng kiểm tra mục này.',
  },
  'leads.exportFormat': { note: 'Label of the kind of file', zh: '文件格式', en: 'Format', vi: 'Định dạng' },
  'leads.exportXlsx': { note: 'Kind of file', zh: 'Excel（.xlsx）', en: 'Excel (.xlsx)', vi: 'Excel (.xlsx)' },
  'leads.exportCsv': { note: 'Kind of file', zh: 'CSV', en: 'CSV', vi: 'CSV' },
  'leads.exportGo': { note: 'Button that exports', zh: '导出', en: 'Export', vi: 'Xuất tệp' },
  'leads.exported': {
    note: 'Message after exporting',
    zh: '文件已生成。',
    en: 'The file is ready.',
    vi: 'Tệp đã sẵn sàng.',
  },
  'leads.tooManyForExcel': {
    note: 'Why a kind of file cannot be chosen',
    zh: '超过 {max} 条，请选 CSV 或缩小范围。',
    en: 'More than {max}: use CSV, or narrow the choice.',
    vi: 'Hơn {max} dòng: hãy chọn CSV hoặc thu hẹp phạm vi.',
  },
});
