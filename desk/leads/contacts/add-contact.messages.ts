import { defineMessages } from '../../../contract/messages.ts';

/** Texts of entering somebody who filled in no form. */
export const addContactMessages = defineMessages({
  'add_contact.action': {
    note: 'Button: enter somebody who came in, rang or wrote',
    zh: '录入联系人',
    en: 'Add a contact',
    vi: 'Nhập người liên hệ',
  },
  'add_contact.title': {
    note: 'Heading of the dialog',
    zh: '录入联系人',
    en: 'Add a contact',
    vi: 'Nhập người liên hệ',
  },
  'add_contact.text': {
    note: 'Under the heading',
    zh: '到店、来电、微信或活动上认识、没有在网站登记的人。保存后由你负责。',
    en: 'Somebody who came in, rang, wrote or met you at an event, and has not registered on the site. They will be yours.',
    vi: 'Người đến văn phòng, gọi điện, nhắn tin hoặc gặp ở sự kiện mà chưa đăng ký trên trang web. Sau khi lưu, bạn phụ trách người này.',
  },
  'add_contact.phone_hint': {
    note: 'Under the field of the number: what a number without a country code is taken for, by the language chosen',
    zh: '号码、微信号、Zalo 至少填一项；国外号码请带国家区号',
    en: 'Number, WeChat or Zalo: one is enough. Begin a number with its country code',
    vi: 'Cần ít nhất một: số điện thoại, WeChat hoặc Zalo; số nước ngoài ghi kèm mã quốc gia',
  },
  'add_contact.source': {
    note: 'Label: how the person came',
    zh: '怎么来的',
    en: 'How they came',
    vi: 'Khách đến từ đâu',
  },
  'add_contact.locale': {
    note: 'Label: language in which the person is talked to',
    zh: '沟通语言',
    en: 'Their language',
    vi: 'Ngôn ngữ trao đổi',
  },
  'add_contact.method': {
    note: 'Label: how the person agreed that the company keeps their data and calls',
    zh: '对方怎样同意的',
    en: 'How they agreed',
    vi: 'Khách đồng ý bằng cách nào',
  },
  'add_contact.consent': {
    note: 'Over the words of the consent',
    zh: '请念给对方听或发给对方：',
    en: 'Read this to them, or send it:',
    vi: 'Hãy đọc hoặc gửi cho khách:',
  },
  'add_contact.answers': {
    note: 'Button that shows fields that need not be filled in',
    zh: '项目、学历等（选填）',
    en: 'Programme, education … (optional)',
    vi: 'Chương trình, học vấn… (không bắt buộc)',
  },
  'add_contact.save': { note: 'Button of the dialog', zh: '保存', en: 'Save', vi: 'Lưu' },
  'add_contact.added': {
    note: 'After saving',
    zh: '已录入，由你负责',
    en: 'Added; they are yours',
    vi: 'Đã lưu, do bạn phụ trách',
  },
  'add_contact.known': {
    note: 'Instead of saving: the person was there already, and is shown now',
    zh: '这位已有登记，已为你打开；这次怎么来的已记入历史',
    en: 'This person is registered already: here they are. How they came this time stands in the history',
    vi: 'Người này đã có đăng ký và đang được mở; lần liên hệ này đã ghi vào lịch sử',
  },
  'add_contact.colleague': {
    note: 'Instead of saving: the person is there already, with {name}, a colleague',
    zh: '这位已有登记，由{name}负责。请和{name}联系；这次怎么来的已记入那条登记的历史。',
    en: 'This person is registered already and is with {name}. Please talk to {name}; how they came this time stands in the history there.',
    vi: 'Người này đã có đăng ký, do {name} phụ trách. Hãy trao đổi với {name}; lần liên hệ này đã ghi vào lịch sử của đăng ký đó.',
  },
  'add_contact.is_known': {
    note: 'Below the number and the ids as soon as one was typed: the person is registered; a button beside it opens them',
    zh: '这位已有登记。',
    en: 'This person is registered already.',
    vi: 'Người này đã có đăng ký.',
  },
  'add_contact.open': { note: 'Button beside it: shows that registration', zh: '打开', en: 'Open', vi: 'Mở' },
  'add_contact.with_colleague': {
    note: 'The same, when the person is with {name}, a colleague',
    zh: '这位已有登记，由{name}负责。请和{name}联系。',
    en: 'This person is registered already and is with {name}. Please talk to {name}.',
    vi: 'Người này đã có đăng ký, do {name} phụ trách. Hãy trao đổi với {name}.',
  },
  'add_contact.fault.name': {
    note: 'Under the field',
    zh: '请填写姓名，只用文字',
    en: 'Please enter a name, in letters',
    vi: 'Hãy nhập họ tên, chỉ gồm chữ',
  },
  'add_contact.fault.none': {
    note: 'Under the field of the number, when neither it nor an id is given',
    zh: '请填写号码、微信号或 Zalo 中的一项',
    en: 'Please enter a number, WeChat or Zalo',
    vi: 'Hãy nhập số điện thoại, WeChat hoặc Zalo',
  },
  'add_contact.fault.phone': {
    note: 'Under the field',
    zh: '这个号码打不通，请核对位数和国家区号',
    en: 'This number cannot be called: check its digits and country code',
    vi: 'Số này không gọi được: hãy kiểm tra số chữ số và mã quốc gia',
  },
  'add_contact.fault.chat_id': {
    note: 'Under the field of an id on WeChat or Zalo',
    zh: '2 到 40 个字符，不含空格',
    en: '2 to 40 characters, without spaces',
    vi: '2 đến 40 ký tự, không có dấu cách',
  },
  'add_contact.fault.choose': { note: 'Under a field', zh: '请选择', en: 'Please choose', vi: 'Hãy chọn' },
});
