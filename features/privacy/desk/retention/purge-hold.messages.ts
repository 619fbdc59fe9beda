import { defineMessages } from '../../../../contract/messages.ts';

/** Texts of an automatic erasure that is on hold. */
export const purgeHoldMessages = defineMessages({
  'retention.hold.title': {
    note: 'Heading of the warning that the erasure waits for a manager',
    zh: '自动删除已暂停，等待管理员确认',
    en: 'Automatic erasure is on hold until a manager confirms it',
    vi: 'Việc tự động xóa đang tạm dừng, chờ quản lý xác nhận',
  },
  'retention.hold.no_recent_run': {
    note: 'Text of that warning',
    zh: '距上次运行（{last}）已超过两天：服务器可能停用过一段时间，也可能日期不对。',
    en: 'The last run ({last}) is more than two days ago: the server was off for a while, or its date is wrong.',
    vi: 'Lần chạy gần nhất ({last}) cách đây hơn hai ngày: máy chủ đã tắt một thời gian, hoặc ngày giờ của máy chủ bị sai.',
  },
  'retention.hold.no_run': {
    note: 'Text of that warning',
    zh: '最近两天没有运行记录，却已有登记到期。',
    en: 'There was no run in the last two days, yet registrations are due.',
    vi: 'Hai ngày qua không có lần chạy nào, nhưng đã có đăng ký đến hạn.',
  },
  'retention.hold.clock_behind': {
    note: 'Text of that warning',
    zh: '系统里已有 {newest} 的记录，比服务器现在的时间还晚。',
    en: 'There is an entry of {newest}, which is later than what the server’s clock says now.',
    vi: 'Đã có bản ghi lúc {newest}, muộn hơn giờ hiện tại của máy chủ.',
  },
  'retention.hold.database_clock': {
    note: 'Text of that warning',
    zh: '服务器与数据库的时间相差一天以上。数据库时间：{database}。',
    en: 'The clocks of the server and the database differ by more than a day. The database’s clock: {database}.',
    vi: 'Giờ của máy chủ và cơ sở dữ liệu lệch nhau hơn một ngày. Giờ của cơ sở dữ liệu: {database}.',
  },
  'retention.hold.many_due': {
    note: 'Text of that warning',
    zh: '一次到期的登记异常多：现存 {all} 条中有 {due} 条。',
    en: 'Unusually many registrations are due at once: {due} of {all}.',
    vi: 'Số đăng ký đến hạn cùng lúc nhiều bất thường: {due} trên tổng số {all}.',
  },
  'retention.hold.server_time': {
    note: 'Text of that warning',
    zh: '服务器时间：{time}',
    en: 'The server’s clock: {time}',
    vi: 'Giờ của máy chủ: {time}',
  },
  'retention.hold.due': {
    note: 'Text of that warning',
    zh: '现在运行将永久删除 {count} 条登记的身份信息。',
    en: 'A run now erases the personal data of {count, plural, one {# registration} other {# registrations}} for good.',
    vi: 'Nếu chạy bây giờ, thông tin cá nhân của {count} đăng ký sẽ bị xóa vĩnh viễn.',
  },
  'retention.hold.withdrawn': {
    note: 'Text of that warning',
    zh: '其中 {count} 条是对方撤回同意的，须在 15 天内删除。',
    en: '{count, plural, one {For # of them consent was withdrawn: it has to be erased within 15 days.} other {For # of them consent was withdrawn: they have to be erased within 15 days.}}',
    vi: 'Trong đó {count} đăng ký đã rút lại đồng ý, phải xóa trong vòng 15 ngày.',
  },
  'retention.hold.check': {
    note: 'Text of that warning',
    zh: '请核对服务器日期是否为今天、条数是否合理。如有疑问，请选“暂不删除”，并告诉负责服务器的同事。',
    en: 'Please check that the server’s date is today’s and that the number is plausible. If in doubt, choose “Not yet” and tell whoever runs the server.',
    vi: 'Hãy kiểm tra ngày của máy chủ có đúng là hôm nay và số lượng có hợp lý không. Nếu chưa chắc, hãy chọn “Chưa xóa” và báo người phụ trách máy chủ.',
  },
  'retention.hold.set_clock': {
    note: 'Text of that warning',
    zh: '请让负责服务器的同事校正时间。时间一致之前不会删除任何内容。',
    en: 'Please have whoever runs the server set the clock right. Nothing is erased until the clocks agree.',
    vi: 'Hãy nhờ người phụ trách máy chủ chỉnh lại giờ. Khi giờ chưa khớp thì chưa xóa gì cả.',
  },
  'retention.hold.postponed': {
    note: 'Text of that warning',
    zh: '{name} 于 {time} 选择了暂不删除。一天后会再次提醒。',
    en: '{name} chose “Not yet” on {time}. You will be reminded after a day.',
    vi: '{name} đã chọn “Chưa xóa” lúc {time}. Sau một ngày sẽ nhắc lại.',
  },
  'retention.hold.erase': { note: 'Button: erase now', zh: '立即删除', en: 'Erase now', vi: 'Xóa ngay' },
  'retention.hold.erase_question': {
    note: 'Question of its dialog',
    zh: '将永久删除 {count} 条登记的身份信息，无法恢复。服务器时间是 {time}。确定吗？',
    en: 'The personal data of {count, plural, one {# registration} other {# registrations}} will be erased and cannot be brought back. The server’s clock says {time}. Erase?',
    vi: 'Thông tin cá nhân của {count} đăng ký sẽ bị xóa vĩnh viễn, không khôi phục được. Giờ của máy chủ là {time}. Xóa chứ?',
  },
  'retention.hold.go_on': {
    note: 'Button: let the erasure run again',
    zh: '日期无误，继续',
    en: 'The date is right, go on',
    vi: 'Ngày giờ đúng, tiếp tục',
  },
  'retention.hold.go_on_question': {
    note: 'Question of its dialog',
    zh: '目前没有到期的登记。确认服务器时间 {time} 无误后，将恢复每天自动运行。',
    en: 'Nothing is due now. If the server’s clock is right ({time}), the daily run begins again.',
    vi: 'Hiện chưa có đăng ký nào đến hạn. Nếu giờ của máy chủ ({time}) đúng, việc chạy hằng ngày sẽ tiếp tục.',
  },
  'retention.hold.not_yet': { note: 'Button: ask again tomorrow', zh: '暂不删除', en: 'Not yet', vi: 'Chưa xóa' },
  'retention.hold.done': {
    note: 'Message after it was confirmed',
    zh: '已确认，正在运行。',
    en: 'Confirmed and under way.',
    vi: 'Đã xác nhận, đang chạy.',
  },
});
