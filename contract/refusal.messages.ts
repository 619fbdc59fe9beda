/** Why a call of the staff was refused, as the API says it in `msg` (API-2). */
import { defineMessages } from './messages.ts';

/** Refusals of the staff's API; which code has which is in `code-table.ts`. */
export const refusalMessages = defineMessages({
  'refusal.sign_in_failed': {
    note: 'Wrong e-mail address or password, or a closed account: the answer does not tell which',
    zh: '邮箱或密码不正确。',
    en: 'E-mail or password is wrong.',
    vi: 'E-mail hoặc mật khẩu không đúng.',
  },
  'refusal.not_signed_in': {
    note: 'The session has ended or never began',
    zh: '请先登录。',
    en: 'Please sign in.',
    vi: 'Vui lòng đăng nhập.',
  },
  'refusal.not_allowed': {
    note: 'The role does not allow this',
    zh: '你没有此项权限。',
    en: 'You are not allowed to do this.',
    vi: 'Bạn không có quyền thực hiện thao tác này.',
  },
  'refusal.token_missing': {
    note: 'The page was loaded before the session began, or by another site',
    zh: '页面已过期，请刷新后重试。',
    en: 'This page is out of date. Please reload it and try again.',
    vi: 'Trang đã hết hạn. Vui lòng tải lại rồi thử lại.',
  },
  'refusal.invalid': {
    note: 'A value that was sent is not acceptable',
    zh: '提交的内容有误，请检查后重试。',
    en: 'Something in what you sent is not right. Please check it.',
    vi: 'Nội dung gửi chưa hợp lệ. Vui lòng kiểm tra lại.',
  },
  'refusal.changed_meanwhile': {
    note: 'Somebody else has changed the same registration',
    zh: '其他同事刚刚修改过这条记录，请刷新后重试。',
    en: 'A colleague has just changed this registration. Please reload it and try again.',
    vi: 'Đồng nghiệp vừa thay đổi bản ghi này. Vui lòng tải lại rồi thử lại.',
  },
  'refusal.weak_password': {
    note: 'A new password is too short or too simple',
    zh: '密码至少 12 个字符，不能过于简单，也不能包含邮箱名。',
    en: 'A password needs at least 12 characters, some variety, and must not contain the name of your e-mail address.',
    vi: 'Mật khẩu cần ít nhất 12 ký tự, không quá đơn giản và không chứa tên trong địa chỉ e-mail.',
  },
  'refusal.link_used': {
    note: 'A one-time link for a password no longer works',
    zh: '链接已使用或已过期，请向管理员索取新的链接。',
    en: 'This link has been used or is too old. Please ask a manager for a new one.',
    vi: 'Liên kết đã được dùng hoặc đã hết hạn. Vui lòng xin quản lý liên kết mới.',
  },
  'refusal.email_taken': {
    note: 'The e-mail address has an account',
    zh: '这个邮箱已有账号。',
    en: 'There is already an account with this e-mail address.',
    vi: 'Đã có tài khoản dùng địa chỉ e-mail này.',
  },
  'refusal.last_manager': {
    note: 'The only manager cannot be removed',
    zh: '至少要保留一位可用的管理员。',
    en: 'At least one active manager has to stay.',
    vi: 'Phải còn ít nhất một quản lý đang hoạt động.',
  },
  'refusal.too_many_rows': {
    note: 'An Excel export would be too large',
    zh: '记录过多，无法导出为 Excel 文件。请缩小范围，或导出为 CSV。',
    en: 'Too many registrations for an Excel file. Please narrow the choice or use CSV.',
    vi: 'Quá nhiều bản ghi cho một tệp Excel. Vui lòng thu hẹp phạm vi hoặc xuất CSV.',
  },
  'refusal.restricted': {
    note: 'The registration is only stored and not used',
    zh: '对方已撤回同意或要求限制处理，这条登记只保存、不使用。需要时请从“权利请求”里处理。',
    en: 'Consent was withdrawn or use restricted: this registration is only kept. Work on it through the person’s request.',
    vi: 'Khách đã rút lại đồng ý hoặc yêu cầu hạn chế xử lý: đăng ký này chỉ được lưu, không được dùng. Hãy xử lý qua mục yêu cầu của khách.',
  },
  'refusal.not_verified': {
    note: 'The person who asks has not been verified',
    zh: '请先核实对方身份：由登记的号码来电，或回拨该号码。',
    en: 'Make sure first who is asking: a call from the registered number, or a call back to it.',
    vi: 'Hãy xác minh người yêu cầu trước: họ gọi từ số đã đăng ký, hoặc bạn gọi lại số đó.',
  },
  'refusal.too_often': {
    note: 'Too many searches or reveals in an hour; {minutes} until the next one is taken',
    zh: '你在一小时内查找或查看的次数过多。请 {minutes} 分钟后再试；工作确有需要，请告诉管理员。',
    en: 'You have looked up or opened unusually many people within an hour. Please try again in {minutes} min; if your work needs it, tell a manager.',
    vi: 'Bạn đã tra cứu hoặc xem quá nhiều người trong một giờ. Vui lòng thử lại sau {minutes} phút; nếu công việc cần, hãy báo quản lý.',
  },
  'refusal.keys_unfit': {
    note: 'The keys of the server do not fit the database',
    zh: '服务器的密钥与这些内容不符，无法读取或保存。请告诉负责服务器的同事。',
    en: 'The server’s keys do not fit this content, so it can be neither read nor saved. Please tell whoever runs the server.',
    vi: 'Khóa của máy chủ không khớp với nội dung này nên không đọc hoặc lưu được. Hãy báo người phụ trách máy chủ.',
  },
  'refusal.secrets_unreadable': {
    note: 'The secrets of a channel cannot be decrypted',
    zh: '已保存的密码和密钥无法解密，请在这里重新填写。',
    en: 'The stored passwords and secrets cannot be decrypted. Please enter them again here.',
    vi: 'Không giải mã được mật khẩu và khóa bí mật đã lưu. Vui lòng nhập lại tại đây.',
  },
  'refusal.not_erased': {
    note: 'A request for erasure is closed as done before the erasure',
    zh: '这个号码名下还有未删除的登记。请先删除再办结；依法须保留的，请选“不予办理”并写明理由。',
    en: 'There are registrations for this number that are not erased yet. Erase them first; where the law has you keep one, refuse and say why.',
    vi: 'Số này vẫn còn đăng ký chưa xóa. Hãy xóa trước khi hoàn tất; nếu luật buộc phải giữ, hãy chọn “Từ chối” và nêu lý do.',
  },
  'refusal.clocks_differ': {
    note: 'Server, database and browser disagree on the date',
    zh: '服务器、数据库与这台电脑的时间相差一天以上，没有删除任何内容。请让负责服务器的同事校正时间。',
    en: 'The clocks of the server, the database and this computer differ by more than a day. Nothing was erased. Please have the clock set right by whoever runs the server.',
    vi: 'Giờ của máy chủ, cơ sở dữ liệu và máy tính này lệch nhau hơn một ngày. Chưa xóa gì cả. Hãy nhờ người phụ trách máy chủ chỉnh lại giờ.',
  },
  'refusal.too_many_views': {
    note: 'No more saved views',
    zh: '最多保存 30 个视图，请先删除不用的。',
    en: 'You have 30 views, which is the limit. Please delete one you no longer need.',
    vi: 'Bạn đã lưu tối đa 30 chế độ xem. Vui lòng xóa bớt chế độ xem không còn dùng.',
  },
  'refusal.document_exists': {
    note: 'A document of the site’s content with this name is there already',
    zh: '已有同名内容，请换一个名称。',
    en: 'There is a page or entry of this name already. Choose another name.',
    vi: 'Đã có nội dung trùng tên. Vui lòng chọn tên khác.',
  },
  'refusal.publishing': {
    note: 'A manager publishes while another publishing is under way',
    zh: '正在发布，请等它完成后再试。',
    en: 'A publishing is under way. Wait until it is done, then try again.',
    vi: 'Đang xuất bản. Vui lòng chờ xong rồi thử lại.',
  },
  'refusal.nothing_to_publish': {
    note: 'A manager publishes, and nothing was edited since the last time',
    zh: '自上次发布以来没有改动。',
    en: 'Nothing has been changed since the last publishing.',
    vi: 'Không có thay đổi nào kể từ lần xuất bản trước.',
  },
  'refusal.import_unreadable': {
    note: 'An import file cannot be read',
    zh: '无法读取这个文件。请在 Excel 或 WPS 中另存为 xlsx 或 CSV 后重试。',
    en: 'This file cannot be read. Please save it as xlsx or CSV in your spreadsheet program and try again.',
    vi: 'Không đọc được tệp này. Vui lòng lưu lại dạng xlsx hoặc CSV bằng Excel rồi thử lại.',
  },
  'refusal.import_columns': {
    note: 'An import file has no column of names or of numbers',
    zh: '没有找到“姓名”和“手机号”两列。请检查表头，或下载模板对照。',
    en: 'There is no column of names or none of phone numbers. Please check the headings against the template.',
    vi: 'Không tìm thấy cột họ tên và cột số điện thoại. Vui lòng đối chiếu tiêu đề cột với tệp mẫu.',
  },
  'refusal.import_empty': {
    note: 'An import file has no rows',
    zh: '文件中没有可导入的行。',
    en: 'There is no row to import in this file.',
    vi: 'Tệp không có dòng nào để nhập.',
  },
  'refusal.import_too_many_rows': {
    note: 'An import file has too many rows',
    zh: '行数过多，每次最多导入 5000 行。请拆分后分次导入。',
    en: 'Too many rows: at most 5,000 at a time. Please split the file.',
    vi: 'Quá nhiều dòng: mỗi lần nhập tối đa 5.000 dòng. Vui lòng chia nhỏ tệp.',
  },
  'refusal.import_far_cells': {
    note: 'An import file has cells far outside its table',
    zh: '表格里离数据很远的地方还有内容（超出 2 万行或 256 列）。请删除多余的行和列后重新保存，或另存为 CSV 后再试。',
    en: 'The sheet has a cell far away from the others (beyond row 20,000 or column 256). Please delete the rows and columns that are not needed and save it again, or save it as CSV.',
    vi: 'Bảng tính có ô nằm quá xa các ô khác (quá dòng 20.000 hoặc cột 256). Vui lòng xóa các dòng và cột thừa rồi lưu lại, hoặc lưu dạng CSV.',
  },
  'refusal.spreadsheets_busy': {
    note: 'Other spreadsheets are being made or read',
    zh: '服务器正在处理其他表格，请约一分钟后再试。需要马上导出时，可以选 CSV 格式。',
    en: 'The server is busy with other spreadsheets. Please try again in a minute; an export as CSV does not have to wait.',
    vi: 'Máy chủ đang xử lý các bảng tính khác. Vui lòng thử lại sau một phút; nếu xuất dạng CSV thì không phải chờ.',
  },
});
