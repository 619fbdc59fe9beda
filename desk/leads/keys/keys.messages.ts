import { defineMessages } from '../../../contract/messages.ts';

/** Texts of the list of keys. */
export const keysMessages = defineMessages({
  'person.key.title': { note: 'Heading of the list of keys', zh: '快捷键', en: 'Keys', vi: 'Phím tắt' },
  'person.key.text': {
    note: 'Text under that heading',
    zh: '在输入框里打字时不会触发。',
    en: 'They do nothing while you type in a field.',
    vi: 'Không có tác dụng khi bạn đang gõ trong ô nhập.',
  },
  'person.key.on': { note: 'Switch of the keys', zh: '启用快捷键', en: 'Keys are on', vi: 'Bật phím tắt' },
  'person.key.reveal': {
    note: 'What a key does',
    zh: '查看号码',
    en: 'Show number',
    vi: 'Xem số điện thoại',
  },
  'person.key.call': {
    note: 'What a key does',
    zh: '拨打电话（先查看号码）',
    en: 'Call (show the number first)',
    vi: 'Gọi (xem số trước)',
  },
  'person.key.copy': { note: 'What a key does', zh: '复制号码', en: 'Copy number', vi: 'Sao chép số' },
  'person.key.wechat': { note: 'What a key does', zh: '复制微信号', en: 'Copy for WeChat', vi: 'Sao chép số WeChat' },
  'person.key.note': { note: 'What a key does', zh: '写备注', en: 'Write a note', vi: 'Viết ghi chú' },
  'person.key.status': { note: 'What a key does', zh: '改状态', en: 'Change the status', vi: 'Đổi trạng thái' },
  'person.key.next_call': { note: 'What a key does', zh: '约定回电', en: 'Agree the next call', vi: 'Hẹn gọi lại' },
  'person.key.take': { note: 'What a key does', zh: '由我负责', en: 'Take it', vi: 'Tôi phụ trách' },
  'person.key.next': { note: 'What a key does', zh: '下一位', en: 'Next', vi: 'Tiếp theo' },
  'person.key.previous': { note: 'What a key does', zh: '上一位', en: 'Previous', vi: 'Trước đó' },
  'person.key.back': { note: 'What a key does', zh: '返回列表', en: 'Back to the list', vi: 'Về danh sách' },
  'person.key.help': {
    note: 'What a key does',
    zh: '显示或隐藏这份列表',
    en: 'Show or hide this list',
    vi: 'Hiện hoặc ẩn danh sách này',
  },
  'person.key.search': { note: 'What a key does', zh: '查找', en: 'Search', vi: 'Tìm' },
  'person.key.down': { note: 'What a key does', zh: '下一行', en: 'Next row', vi: 'Dòng tiếp theo' },
  'person.key.up': { note: 'What a key does', zh: '上一行', en: 'Previous row', vi: 'Dòng trước' },
  'person.key.enter': { note: 'What a key does', zh: '打开选中的一行', en: 'Open the row', vi: 'Mở dòng đang chọn' },
  'person.key.close': { note: 'Button that closes the list', zh: '关闭', en: 'Close', vi: 'Đóng' },
});
