/** Texts of notices and of mails about an account. */
import { defineMessages } from '../../contract/messages.ts';

/** Texts of notices. */
export const noticeMessages = defineMessages({
  'notice.one': {
    note: 'Title of a notice of one registration',
    zh: '新的预约登记',
    en: 'New registration',
    vi: 'Đăng ký tư vấn mới',
  },
  'notice.several': {
    note: 'Title of a notice of several registrations',
    zh: '{count} 条新的预约登记',
    en: '{count} new registrations',
    vi: '{count} đăng ký tư vấn mới',
  },
  'notice.more': {
    note: 'Registrations that the notice has no room for',
    zh: '还有 {count} 条，请到列表中查看',
    en: 'and {count} more in the list',
    vi: 'và {count} đăng ký khác trong danh sách',
  },
  'notice.open': { note: 'Link to the registration', zh: '打开登记', en: 'Open it at the desk', vi: 'Mở đăng ký' },
  'notice.open_list': {
    note: 'Link to the list of registrations',
    zh: '打开列表',
    en: 'Open the list',
    vi: 'Mở danh sách',
  },
  'notice.test': { note: 'Title of a test notice', zh: '测试通知', en: 'Test notice', vi: 'Thông báo thử' },
  'notice.test_text': {
    note: 'Text of a test notice',
    zh: '这是一条测试通知，说明该渠道可以收到新的预约登记。无需处理。',
    en: 'This is a test: new registrations will arrive here. Nothing needs to be done.',
    vi: 'Đây là thông báo thử: các đăng ký mới sẽ được gửi đến đây. Bạn không cần làm gì.',
  },
  'notice.name': { note: 'Label of the masked name', zh: '姓名', en: 'Name', vi: 'Họ tên' },
  'notice.phone': { note: 'Label of the masked number', zh: '电话', en: 'Phone', vi: 'Điện thoại' },
  'notice.region': { note: 'Label of the region of the number', zh: '地区', en: 'Region', vi: 'Khu vực' },
  'notice.purpose': { note: 'Label of the main reason', zh: '学习目的', en: 'Reason', vi: 'Mục đích' },
  'notice.program': { note: 'Label of the programme', zh: '项目', en: 'Programme', vi: 'Chương trình' },
  'notice.language': { note: 'Label of the language of the visitor', zh: '语言', en: 'Language', vi: 'Ngôn ngữ' },
  'notice.time': { note: 'Label of the time of registering', zh: '时间', en: 'Time', vi: 'Thời gian' },
  'notice.time_zone_name': {
    note: 'Name of the time zone, in brackets after a time',
    zh: '北京时间',
    en: 'Beijing time',
    vi: 'giờ Hà Nội',
  },
  'notice.between': { note: 'Between a label and its value', zh: '：', en: ': ', vi: ': ' },
  'notice.password_subject': {
    note: 'Subject of the mail with a link for a new password',
    zh: '重设工作台密码',
    en: 'A new password for the desk',
    vi: 'Đặt lại mật khẩu trang quản trị',
  },
  'notice.password_text': {
    note: 'Text of the mail, before the link',
    zh: '我们收到了重设你的工作台密码的请求。请在 24 小时内点击下面的链接设置新密码，链接只能使用一次：',
    en: 'Someone asked for a new password for your account at the desk. The link below sets one; it works once, within 24 hours:',
    vi: 'Chúng tôi nhận được yêu cầu đặt lại mật khẩu cho tài khoản của bạn. Hãy mở liên kết dưới đây trong vòng 24 giờ để đặt mật khẩu mới; liên kết chỉ dùng được một lần:',
  },
  'notice.password_button': {
    note: 'Link of the mail',
    zh: '设置新密码',
    en: 'Set a new password',
    vi: 'Đặt mật khẩu mới',
  },
  'notice.password_end': {
    note: 'Last sentence of the mail',
    zh: '如果不是你本人操作，请忽略这封邮件，原密码不变。',
    en: 'If that was not you, ignore this mail. Your password stays as it is.',
    vi: 'Nếu không phải bạn yêu cầu, hãy bỏ qua thư này. Mật khẩu hiện tại không thay đổi.',
  },
  'notice.new_device_subject': {
    note: 'Subject of the mail after a sign-in from a browser that the account has not been used with',
    zh: '你的工作台账号在新设备上登录',
    en: 'A new device signed in to your account at the desk',
    vi: 'Tài khoản trang quản trị của bạn đăng nhập trên thiết bị mới',
  },
  'notice.new_device_text': {
    note: 'Text of that mail; {time} with its time zone in brackets',
    zh: '{time}，有一台新设备或新浏览器登录了你的账号。如果是你本人，无需处理；如果不是，请立即修改密码，并在“我的账号”中结束该设备的登录。',
    en: 'At {time} your account was signed in to from a device or browser that is new. If that was you, nothing needs to be done. If not, change your password at once and end that session under “My account”.',
    vi: 'Lúc {time}, tài khoản của bạn được đăng nhập từ một thiết bị hoặc trình duyệt mới. Nếu là bạn thì không cần làm gì. Nếu không, hãy đổi mật khẩu ngay và kết thúc phiên đó trong “Tài khoản của tôi”.',
  },
  'notice.factor_removed_subject': {
    note: 'Subject of the mail after somebody took the second factor of the account away',
    zh: '你的两步验证已被移除',
    en: 'Two-step sign-in of your account was removed',
    vi: 'Xác minh hai bước của tài khoản đã bị gỡ',
  },
  'notice.factor_removed_text': {
    note: 'Text of that mail; {time} with its time zone in brackets',
    zh: '{time}，管理员移除了你账号的两步验证，所有设备已退出登录。请用密码登录后重新设置。如果你没有请管理员这样做，请立即联系管理员。',
    en: 'At {time} two-step sign-in was removed from your account, and all devices were signed out. Sign in with your password and set it up again. If you did not ask for this, speak to a manager at once.',
    vi: 'Lúc {time}, xác minh hai bước của tài khoản bạn đã bị gỡ và mọi thiết bị đã đăng xuất. Hãy đăng nhập bằng mật khẩu và thiết lập lại. Nếu bạn không yêu cầu việc này, hãy báo ngay cho quản lý.',
  },
  'notice.account_button': {
    note: 'Link of a mail about the account to its screen at the desk',
    zh: '打开我的账号',
    en: 'Open my account',
    vi: 'Mở tài khoản của tôi',
  },
  'notice.unknown': { note: 'A region or a reason that is not known', zh: '未知', en: 'unknown', vi: 'không rõ' },
});
