import { defineMessages } from '../../../../contract/messages.ts';

/** Texts of what managers do about the safety of other accounts. */
export const staffSafetyMessages = defineMessages({
  'staff.factor': { note: 'Mark of an account with two-step sign-in', zh: '两步验证', en: 'Two-step', vi: 'Hai bước' },
  'staff.more_of': {
    note: 'Name for screen readers of the button that opens a menu of seldom needed actions',
    zh: '{person} 的更多操作',
    en: 'More about {person}',
    vi: 'Thao tác khác với {person}',
  },
  'staff.ask.disable.title': {
    note: 'Heading of the dialog before an account is closed',
    zh: '停用 {person}？',
    en: 'Close the account of {person}?',
    vi: 'Khóa tài khoản {person}?',
  },
  'staff.ask.disable.text': {
    note: 'Text of that dialog',
    zh: '对方会立即退出登录，不能再登录。已分配的登记不变，可以随时重新启用。',
    en: 'They are signed out at once and cannot sign in. Their registrations stay with them; you can open the account again.',
    vi: 'Người này bị đăng xuất ngay và không đăng nhập được nữa. Các đăng ký đã giao vẫn giữ nguyên; bạn có thể mở lại bất cứ lúc nào.',
  },
  'staff.ask.disable.action': { note: 'Button that closes an account', zh: '停用', en: 'Close account', vi: 'Khóa' },
  'staff.ask.new_link.title': {
    note: 'Heading of the dialog before a new link is made',
    zh: '为 {person} 生成新链接？',
    en: 'Make a new link for {person}?',
    vi: 'Tạo liên kết mới cho {person}?',
  },
  'staff.ask.new_link.text': {
    note: 'Text of that dialog',
    zh: '之前的链接会失效。对方用新链接设置密码后，旧密码不能再用。',
    en: 'Earlier links stop working. The old password is gone once they have used the new one.',
    vi: 'Các liên kết trước sẽ hết hiệu lực. Mật khẩu cũ mất hiệu lực khi người này dùng liên kết mới.',
  },
  'staff.ask.new_link.action': {
    note: 'Button of that dialog',
    zh: '生成链接',
    en: 'Make the link',
    vi: 'Tạo liên kết',
  },
  'staff.ask.end_sessions.title': {
    note: 'Heading of the dialog before all sessions of somebody else end',
    zh: '结束 {person} 在所有设备上的登录？',
    en: 'End all sessions of {person}?',
    vi: 'Kết thúc mọi phiên của {person}?',
  },
  'staff.ask.end_sessions.text': {
    note: 'Text of that dialog',
    zh: '对方在所有设备上立即退出，可以重新登录。如果密码可能已泄露，请同时生成新链接让对方重设密码。',
    en: 'They are signed out everywhere at once and can sign in again. If the password may be known to others, make a new link too.',
    vi: 'Người này bị đăng xuất ngay trên mọi thiết bị và có thể đăng nhập lại. Nếu mật khẩu có thể đã lộ, hãy tạo thêm liên kết mới.',
  },
  'staff.ask.end_sessions.action': {
    note: 'Entry of the menu and button of that dialog',
    zh: '结束所有登录',
    en: 'End all sessions',
    vi: 'Kết thúc mọi phiên',
  },
  'staff.ask.remove_factor.title': {
    note: 'Heading of the dialog before the two-step sign-in of somebody else is removed',
    zh: '移除 {person} 的两步验证？',
    en: 'Remove two-step sign-in from {person}?',
    vi: 'Gỡ xác minh hai bước của {person}?',
  },
  'staff.ask.remove_factor.text': {
    note: 'Text of that dialog: for a lost telephone',
    zh: '用于对方丢失手机的情况。请先当面或通过电话确认是本人。对方会退出登录，之后用密码登录并重新设置；设置了邮件通知时会收到一封邮件。',
    en: 'For a lost phone. Make sure in person or by a call that it is really them. They are signed out, sign in with the password and set it up again; where mail is set up they get one.',
    vi: 'Dùng khi người này mất điện thoại. Hãy xác nhận trực tiếp hoặc qua điện thoại đúng là người đó. Họ bị đăng xuất, đăng nhập bằng mật khẩu rồi thiết lập lại; nếu có cài đặt e-mail, họ sẽ nhận được thư.',
  },
  'staff.ask.remove_factor.action': {
    note: 'Entry of the menu and button of that dialog',
    zh: '移除两步验证',
    en: 'Remove two-step sign-in',
    vi: 'Gỡ xác minh hai bước',
  },
  'staff.sessions_ended': {
    note: 'Message after all sessions of somebody else have ended',
    zh: '已结束 {person} 的所有登录',
    en: 'All sessions of {person} have ended',
    vi: 'Đã kết thúc mọi phiên của {person}',
  },
  'staff.factor_removed': {
    note: 'Message after the two-step sign-in of somebody else was removed',
    zh: '已移除 {person} 的两步验证',
    en: 'Two-step sign-in of {person} was removed',
    vi: 'Đã gỡ xác minh hai bước của {person}',
  },
  'staff.factor_rule.title': {
    note: 'Heading of the setting whether managers need two-step sign-in',
    zh: '管理员的两步验证',
    en: 'Two-step sign-in of managers',
    vi: 'Xác minh hai bước của quản lý',
  },
  'staff.factor_rule.lead': {
    note: 'Text under that heading',
    zh: '管理员可以查看和导出全部登记。开启时（默认开启），尚未设置的管理员登录后要先设置，才能继续使用。',
    en: 'Managers can see and export every registration. While this is on, as it is from the start, managers without a second step set it up right after signing in, before anything else.',
    vi: 'Quản lý xem và xuất được mọi đăng ký. Khi bật (mặc định là bật), quản lý chưa thiết lập sẽ phải thiết lập ngay sau khi đăng nhập rồi mới dùng tiếp được.',
  },
  'staff.factor_rule.label': {
    note: 'Label of the switch of that setting',
    zh: '管理员必须使用两步验证',
    en: 'Managers need two-step sign-in',
    vi: 'Quản lý phải dùng xác minh hai bước',
  },
  'staff.factor_rule.own_first': {
    note: 'Under the switch, for a manager who has no two-step sign-in',
    zh: '请先在“我的账号”中为自己设置两步验证，然后才能开启。',
    en: 'Set it up for yourself under “My account” first.',
    vi: 'Trước hết hãy tự thiết lập trong “Tài khoản của tôi”.',
  },
  'staff.factor_rule.first_account': {
    note: 'Under the switch while it is on, for the manager of the first account, who has no two-step sign-in yet',
    zh: '你的账号是第一个账号，暂时可以不设置。建议现在就在“我的账号”中设置：你的密码能打开全部资料。',
    en: 'Yours is the first account and may still do without. Better set it up now under “My account”: your password opens everything.',
    vi: 'Tài khoản của bạn là tài khoản đầu tiên nên tạm thời chưa bắt buộc. Bạn nên thiết lập ngay trong “Tài khoản của tôi”, vì mật khẩu của bạn mở được mọi dữ liệu.',
  },
  'staff.factor_rule.turned_on': {
    note: 'Message after the setting was turned on',
    zh: '管理员现在必须使用两步验证',
    en: 'Managers need two-step sign-in now',
    vi: 'Từ giờ quản lý phải dùng xác minh hai bước',
  },
  'staff.factor_rule.turned_off': {
    note: 'Message after the setting was turned off',
    zh: '两步验证改为由管理员自行决定',
    en: 'Each manager decides on two-step sign-in',
    vi: 'Mỗi quản lý tự quyết định việc xác minh hai bước',
  },
});
