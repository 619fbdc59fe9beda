/** Texts of the page that a person gets with everything that is stored of them (DESK-9). */
import { defineMessages } from '../../../contract/messages.ts';

/** Headings and sentences of the page. */
export const handOverMessages = defineMessages({
  'hand_over.title': {
    note: 'Title of the page',
    zh: '我们保存的你的信息',
    en: 'What we hold about you',
    vi: 'Dữ liệu chúng tôi lưu về bạn',
  },
  'hand_over.lead': {
    note: 'Below the title',
    zh: '这里是我们保存的、与你的号码有关的全部内容。时间为北京时间。',
    en: 'This is everything that we hold in connection with your number. Times are China’s (UTC+8).',
    vi: 'Đây là toàn bộ nội dung chúng tôi lưu liên quan đến số của bạn. Giờ ghi theo giờ Trung Quốc (UTC+8).',
  },
  'hand_over.made_at': { note: 'Before the time when the page was made', zh: '生成时间', en: 'Made at', vi: 'Lập lúc' },
  'hand_over.registration': {
    note: 'Heading of a registration',
    zh: '预约登记',
    en: 'Registration',
    vi: 'Đăng ký tư vấn',
  },
  'hand_over.yes': { note: 'Value of a field', zh: '是', en: 'yes', vi: 'có' },
  'hand_over.no': { note: 'Value of a field', zh: '否', en: 'no', vi: 'không' },
  'hand_over.none': { note: 'A section without entries', zh: '没有记录。', en: 'None.', vi: 'Không có.' },
  'hand_over.damaged': {
    note: 'In place of a value that cannot be decrypted',
    zh: '（数据已损坏，无法读取）',
    en: '(damaged, cannot be read)',
    vi: '(dữ liệu bị hỏng, không đọc được)',
  },
  'hand_over.consents': {
    note: 'Heading of the consents',
    zh: '你的同意',
    en: 'What you agreed to',
    vi: 'Điều bạn đã đồng ý',
  },
  'hand_over.given': { note: 'Before the time of a consent', zh: '同意于', en: 'Agreed at', vi: 'Đồng ý lúc' },
  'hand_over.refused': {
    note: 'Before the time when a consent was not given',
    zh: '未同意，',
    en: 'Not agreed, at',
    vi: 'Không đồng ý, lúc',
  },
  'hand_over.withdrawn': {
    note: 'Before the time when a consent was withdrawn',
    zh: '撤回于',
    en: 'Withdrawn at',
    vi: 'Rút lại lúc',
  },
  'hand_over.questions': {
    note: 'Heading of the questions that the person added',
    zh: '你补充的问题',
    en: 'Your questions',
    vi: 'Câu hỏi bạn gửi thêm',
  },
  'hand_over.notes': {
    note: 'Heading of the notes of the staff',
    zh: '顾问的沟通记录',
    en: 'The adviser’s notes',
    vi: 'Ghi chép của cố vấn',
  },
  'hand_over.passed_on': {
    note: 'Heading of the disclosures',
    zh: '提供给他人的记录',
    en: 'To whom data were passed on',
    vi: 'Dữ liệu đã cung cấp cho ai',
  },
  'hand_over.recipient_you': {
    note: 'Recipient of a disclosure: the person',
    zh: '你本人',
    en: 'You',
    vi: 'Chính bạn',
  },
  'hand_over.seen': {
    note: 'Heading of the accesses',
    zh: '谁在什么时候查看或处理过',
    en: 'Who saw or handled it, and when',
    vi: 'Ai đã xem hoặc xử lý, khi nào',
  },
  'hand_over.seen_lead': {
    note: 'Below the heading of the accesses',
    zh: '均为本公司员工或系统；不列出员工姓名。',
    en: 'All were our staff or the system. Their names are not given.',
    vi: 'Tất cả là nhân viên của chúng tôi hoặc hệ thống; không nêu tên nhân viên.',
  },
  'hand_over.requests': {
    note: 'Heading of the requests',
    zh: '你的请求',
    en: 'What you asked for',
    vi: 'Yêu cầu của bạn',
  },
  'hand_over.rights': {
    note: 'Last line, before the address of the privacy policy',
    zh: '你可以随时要求更正、删除、限制使用，或撤回同意。办法见网站上的《个人信息保护政策》：',
    en: 'You can have your data corrected, erased or restricted, or withdraw consent, at any time. How: see the privacy policy at',
    vi: 'Bạn có thể yêu cầu sửa, xóa, hạn chế sử dụng dữ liệu hoặc rút lại đồng ý bất cứ lúc nào. Cách thực hiện: xem chính sách bảo vệ dữ liệu cá nhân tại',
  },
});
