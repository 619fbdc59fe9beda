import { defineMessages } from '../../../contract/messages.ts';

const STEP = 'What a mail server is waited for; stands after “waited for”';

/** Texts of what a test of a mail channel waits for, and of what each recipient of a mail got. */
export const mailTestMessages = defineMessages({
  'notices.test_waiting': {
    note: 'While a test of a mail channel is under way',
    zh: '正在等待邮件服务器回应，最多 {seconds} 秒…',
    en: 'Waiting for the mail server, {seconds} seconds at most…',
    vi: 'Đang chờ máy chủ thư phản hồi, tối đa {seconds} giây…',
  },
  'notices.test_waited': {
    note: 'After a test of a mail channel that waited in vain; step is one of the texts below',
    zh: '等了 {seconds} 秒仍没有等到：{step}。有些邮件服务器故意放慢回应，正式通知每一步会等几分钟，可能仍能送达；过几分钟再看“最近发送”。',
    en: 'Waited {seconds} seconds in vain for: {step}. Some mail servers answer slowly on purpose. Notices wait for minutes at each step and may get through all the same: look at “Last sent” in some minutes.',
    vi: 'Đã chờ {seconds} giây nhưng chưa có: {step}. Một số máy chủ thư cố ý phản hồi chậm. Thông báo thật chờ vài phút ở mỗi bước nên vẫn có thể gửi được; hãy xem lại dòng “Gửi gần nhất” sau vài phút.',
  },
  'notices.test_partly': {
    note: 'After a test of a mail channel that some recipients got and others did not; the list follows',
    zh: '测试邮件只发给了部分收件人：',
    en: 'The test went to some recipients only:',
    vi: 'Thư thử chỉ gửi được cho một số người nhận:',
  },
  'notices.step.connect': { note: STEP, zh: '建立连接', en: 'a connection', vi: 'kết nối' },
  'notices.step.greeting': { note: STEP, zh: '服务器的问候', en: 'the server’s greeting', vi: 'lời chào của máy chủ' },
  'notices.step.sign_in': { note: STEP, zh: '登录的结果', en: 'the answer to the sign-in', vi: 'kết quả đăng nhập' },
  'notices.step.sender': {
    note: STEP,
    zh: '对发件人地址的确认',
    en: 'the answer to the sender’s address',
    vi: 'xác nhận địa chỉ người gửi',
  },
  'notices.step.recipient': {
    note: STEP,
    zh: '对收件人地址的确认',
    en: 'the answer to a recipient’s address',
    vi: 'xác nhận địa chỉ người nhận',
  },
  'notices.step.data': {
    note: STEP,
    zh: '服务器准备接收邮件内容',
    en: 'the server to be ready for the message',
    vi: 'máy chủ sẵn sàng nhận nội dung thư',
  },
  'notices.step.content': {
    note: STEP,
    zh: '邮件内容传送完毕',
    en: 'the message to be handed over',
    vi: 'nội dung thư được chuyển xong',
  },
  'notices.step.final': {
    note: STEP,
    zh: '服务器确认收到邮件',
    en: 'the server to confirm the message',
    vi: 'máy chủ xác nhận đã nhận thư',
  },
  'notices.recipient.sent': {
    note: 'State of a notice for one recipient of a mail',
    zh: '{address}：已发送',
    en: '{address}: sent',
    vi: '{address}: đã gửi',
  },
  'notices.recipient.waiting': {
    note: 'State of a notice for one recipient of a mail',
    zh: '{address}：对方暂时没有接收，会自动再试',
    en: '{address}: not taken for now, tried again by itself',
    vi: '{address}: tạm thời chưa được nhận, sẽ tự thử lại',
  },
  'notices.recipient.failed': {
    note: 'State of a notice for one recipient of a mail',
    zh: '{address}：地址被拒收，请在渠道设置中更正',
    en: '{address}: refused; put the address right in the channel’s settings',
    vi: '{address}: bị từ chối; hãy sửa địa chỉ trong cài đặt kênh',
  },
  'notices.recipient.unconfirmed': {
    note: 'State of a notice for one recipient of a mail',
    zh: '{address}：可能已送达，不会重发',
    en: '{address}: perhaps delivered, not sent again',
    vi: '{address}: có thể đã đến, sẽ không gửi lại',
  },
});
