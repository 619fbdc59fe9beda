/** The codes of the staff's API beside those of the registration call, and their messages. */
import type { Locale } from './locales.ts';
import type { Code } from './registration.ts';
import { messageOf } from './registration-messages.ts';

/** Codes of the staff's API: 2xxx, each with an HTTP status of its own. */
export const DESK_CODE = {
  signInFailed: 2001,
  notSignedIn: 2002,
  notAllowed: 2003,
  tokenMissing: 2004,
  invalid: 2005,
  changedMeanwhile: 2006,
  weakPassword: 2007,
  linkUsed: 2008,
  emailTaken: 2009,
  lastManager: 2010,
  tooManyRows: 2011,
  importUnreadable: 2051,
  importColumns: 2052,
  importEmpty: 2053,
  importTooManyRows: 2054,
  importFarCells: 2055,
  spreadsheetsBusy: 2056,
  tooManyViews: 2042,
  restricted: 2012,
  notVerified: 2013,
  tooOften: 2014,
  keysUnfit: 2015,
  secretsUnreadable: 2016,
  notErased: 2017,
  clocksDiffer: 2018,
} as const;

/** A code of the staff's API. */
export type DeskCode = (typeof DESK_CODE)[keyof typeof DESK_CODE] | Code;

/** HTTP status of each code of the staff's API. */
export const DESK_STATUS = {
  [DESK_CODE.signInFailed]: 401,
  [DESK_CODE.notSignedIn]: 401,
  [DESK_CODE.notAllowed]: 403,
  [DESK_CODE.tokenMissing]: 403,
  [DESK_CODE.invalid]: 422,
  [DESK_CODE.changedMeanwhile]: 409,
  [DESK_CODE.weakPassword]: 422,
  [DESK_CODE.linkUsed]: 422,
  [DESK_CODE.emailTaken]: 409,
  [DESK_CODE.lastManager]: 409,
  [DESK_CODE.tooManyRows]: 422,
  [DESK_CODE.importUnreadable]: 422,
  [DESK_CODE.importColumns]: 422,
  [DESK_CODE.importEmpty]: 422,
  [DESK_CODE.importTooManyRows]: 422,
  [DESK_CODE.importFarCells]: 422,
  [DESK_CODE.spreadsheetsBusy]: 429,
  [DESK_CODE.tooManyViews]: 422,
  [DESK_CODE.restricted]: 409,
  [DESK_CODE.notVerified]: 409,
  [DESK_CODE.tooOften]: 429,
  [DESK_CODE.keysUnfit]: 503,
  [DESK_CODE.secretsUnreadable]: 422,
  [DESK_CODE.notErased]: 409,
  [DESK_CODE.clocksDiffer]: 409,
} as const;

/** The envelope of a refusal of the staff's API. */
export interface DeskEnvelope {
  code: number;
  msg: string;
  /** The part of what was sent that is to be mended. */
  field?: string;
}

type OwnCode = keyof typeof DESK_STATUS;

/** The messages. */
const DESK_MESSAGES: Record<Locale, Record<OwnCode, string>> = {
  zh: {
    [DESK_CODE.importUnreadable]: '无法读取这个文件。请在 Excel 或 WPS 中另存为 xlsx 或 CSV 后重试。',
    [DESK_CODE.importColumns]: '没有找到“姓名”和“手机号”两列。请检查表头，或下载模板对照。',
    [DESK_CODE.importEmpty]: '文件中没有可导入的行。',
    [DESK_CODE.importTooManyRows]: '行数过多，每次最多导入 5000 行。请拆分后分次导入。',
    [DESK_CODE.importFarCells]:
      '表格里离数据很远的地方还有内容（超出 2 万行或 256 列）。请删除多余的行和列后重新保存，或另存为 CSV 后再试。',
    [DESK_CODE.spreadsheetsBusy]: '服务器正在处理其他表格，请约一分钟后再试。需要马上导出时，可以选 CSV 格式。',
    [DESK_CODE.signInFailed]: '邮箱或密码不正确。',
    [DESK_CODE.notSignedIn]: '请先登录。',
    [DESK_CODE.notAllowed]: '你没有此项权限。',
    [DESK_CODE.tokenMissing]: '页面已过期，请刷新后重试。',
    [DESK_CODE.invalid]: '提交的内容有误，请检查后重试。',
    [DESK_CODE.changedMeanwhile]: '其他同事刚刚修改过这条记录，请刷新后重试。',
    [DESK_CODE.weakPassword]: '密码至少 12 个字符，不能过于简单，也不能包含邮箱名。',
    [DESK_CODE.linkUsed]: '链接已使用或已过期，请向管理员索取新的链接。',
    [DESK_CODE.emailTaken]: '这个邮箱已有账号。',
    [DESK_CODE.lastManager]: '至少要保留一位可用的管理员。',
    [DESK_CODE.tooManyRows]: '记录过多，无法导出为 Excel 文件。请缩小范围，或导出为 CSV。',
    [DESK_CODE.tooManyViews]: '最多保存 30 个视图，请先删除不用的。',
    [DESK_CODE.restricted]: '对方已撤回同意或要求限制处理，这条登记只保存、不使用。需要时请从“权利请求”里处理。',
    [DESK_CODE.notVerified]: '请先核实对方身份：由登记的号码来电，或回拨该号码。',
    [DESK_CODE.tooOften]: '你在一小时内查找或查看的次数过多。请 {minutes} 分钟后再试；工作确有需要，请告诉管理员。',
    [DESK_CODE.keysUnfit]: '服务器的密钥与这些内容不符，无法读取或保存。请告诉负责服务器的同事。',
    [DESK_CODE.secretsUnreadable]: '已保存的密码和密钥无法解密，请在这里重新填写。',
    [DESK_CODE.notErased]: '这个号码名下还有未删除的登记。请先删除再办结；依法须保留的，请选“不予办理”并写明理由。',
    [DESK_CODE.clocksDiffer]:
      '服务器、数据库与这台电脑的时间相差一天以上，没有删除任何内容。请让负责服务器的同事校正时间。',
  },
  en: {
    [DESK_CODE.importUnreadable]:
      'This file cannot be read. Please save it as xlsx or CSV in your spreadsheet program and try again.',
    [DESK_CODE.importColumns]:
      'There is no column of names or none of phone numbers. Please check the headings against the template.',
    [DESK_CODE.importEmpty]: 'There is no row to import in this file.',
    [DESK_CODE.importTooManyRows]: 'Too many rows: at most 5,000 at a time. Please split the file.',
    [DESK_CODE.importFarCells]:
      'The sheet has a cell far away from the others (beyond row 20,000 or column 256). Please delete the rows and columns that are not needed and save it again, or save it as CSV.',
    [DESK_CODE.spreadsheetsBusy]:
      'The server is busy with other spreadsheets. Please try again in a minute; an export as CSV does not have to wait.',
    [DESK_CODE.signInFailed]: 'E-mail or password is wrong.',
    [DESK_CODE.notSignedIn]: 'Please sign in.',
    [DESK_CODE.notAllowed]: 'You do not have leave to do this.',
    [DESK_CODE.tokenMissing]: 'This page is out of date. Please reload it and try again.',
    [DESK_CODE.invalid]: 'Something in what you sent is not right. Please check it.',
    [DESK_CODE.changedMeanwhile]: 'A colleague has just changed this registration. Please reload it and try again.',
    [DESK_CODE.weakPassword]:
      'A password needs at least 12 characters, some variety, and must not contain the name of your e-mail address.',
    [DESK_CODE.linkUsed]: 'This link has been used or is too old. Please ask a manager for a new one.',
    [DESK_CODE.emailTaken]: 'There is an account with this e-mail address already.',
    [DESK_CODE.lastManager]: 'One active manager has to stay.',
    [DESK_CODE.tooManyRows]: 'Too many registrations for an Excel file. Please narrow the choice or take CSV.',
    [DESK_CODE.tooManyViews]: 'You have 30 views, which is the most. Please delete one you no longer need.',
    [DESK_CODE.restricted]:
      'Consent was withdrawn or use restricted: this registration is only kept. Work on it through the person’s request.',
    [DESK_CODE.notVerified]: 'Make sure first who is asking: a call from the registered number, or a call back to it.',
    [DESK_CODE.tooOften]:
      'You have looked up or opened unusually many people within an hour. Please try again in {minutes} min; if your work needs it, tell a manager.',
    [DESK_CODE.keysUnfit]:
      'The server’s keys do not fit this content, so it can be neither read nor saved. Please tell whoever runs the server.',
    [DESK_CODE.secretsUnreadable]:
      'The stored passwords and secrets cannot be decrypted. Please enter them again here.',
    [DESK_CODE.notErased]:
      'There are registrations of this number that are not erased yet. Erase them first; where the law has you keep one, refuse and say why.',
    [DESK_CODE.clocksDiffer]:
      'The clocks of the server, the database and this computer differ by more than a day. Nothing was erased. Please have the clock set right by whoever runs the server.',
  },
  vi: {
    [DESK_CODE.importUnreadable]: 'Không đọc được tệp này. Vui lòng lưu lại dạng xlsx hoặc CSV bằng Excel rồi thử lại.',
    [DESK_CODE.importColumns]:
      'Không tìm thấy cột họ tên và cột số điện thoại. Vui lòng đối chiếu tiêu đề cột với tệp mẫu.',
    [DESK_CODE.importEmpty]: 'Tệp không có dòng nào để nhập.',
    [DESK_CODE.importTooManyRows]: 'Quá nhiều dòng: mỗi lần nhập tối đa 5.000 dòng. Vui lòng chia nhỏ tệp.',
    [DESK_CODE.importFarCells]:
      'Bảng tính có ô nằm quá xa các ô khác (quá dòng 20.000 hoặc cột 256). Vui lòng xóa các dòng và cột thừa rồi lưu lại, hoặc lưu dạng CSV.',
    [DESK_CODE.spreadsheetsBusy]:
      'Máy chủ đang xử lý các bảng tính khác. Vui lòng thử lại sau một phút; nếu xuất dạng CSV thì không phải chờ.',
    [DESK_CODE.signInFailed]: 'E-mail hoặc mật khẩu không đúng.',
    [DESK_CODE.notSignedIn]: 'Vui lòng đăng nhập.',
    [DESK_CODE.notAllowed]: 'Bạn không có quyền thực hiện thao tác này.',
    [DESK_CODE.tokenMissing]: 'Trang đã hết hạn. Vui lòng tải lại rồi thử lại.',
    [DESK_CODE.invalid]: 'Nội dung gửi chưa hợp lệ. Vui lòng kiểm tra lại.',
    [DESK_CODE.changedMeanwhile]: 'Đồng nghiệp vừa thay đổi bản ghi này. Vui lòng tải lại rồi thử lại.',
    [DESK_CODE.weakPassword]:
      'Mật khẩu cần ít nhất 12 ký tự, không quá đơn giản và không chứa tên trong địa chỉ e-mail.',
    [DESK_CODE.linkUsed]: 'Liên kết đã được dùng hoặc đã hết hạn. Vui lòng xin quản lý liên kết mới.',
    [DESK_CODE.emailTaken]: 'Đã có tài khoản dùng địa chỉ e-mail này.',
    [DESK_CODE.lastManager]: 'Phải còn ít nhất một quản lý đang hoạt động.',
    [DESK_CODE.tooManyRows]: 'Quá nhiều bản ghi cho một tệp Excel. Vui lòng thu hẹp phạm vi hoặc xuất CSV.',
    [DESK_CODE.tooManyViews]: 'Bạn đã lưu tối đa 30 chế độ xem. Vui lòng xóa bớt chế độ xem không còn dùng.',
    [DESK_CODE.restricted]:
      'Khách đã rút lại đồng ý hoặc yêu cầu hạn chế xử lý: đăng ký này chỉ được lưu, không được dùng. Hãy xử lý qua mục yêu cầu của khách.',
    [DESK_CODE.notVerified]: 'Hãy xác minh người yêu cầu trước: họ gọi từ số đã đăng ký, hoặc bạn gọi lại số đó.',
    [DESK_CODE.tooOften]:
      'Bạn đã tra cứu hoặc xem quá nhiều người trong một giờ. Vui lòng thử lại sau {minutes} phút; nếu công việc cần, hãy báo quản lý.',
    [DESK_CODE.keysUnfit]:
      'Khóa của máy chủ không khớp với nội dung này nên không đọc hoặc lưu được. Hãy báo người phụ trách máy chủ.',
    [DESK_CODE.secretsUnreadable]: 'Không giải mã được mật khẩu và khóa bí mật đã lưu. Vui lòng nhập lại tại đây.',
    [DESK_CODE.notErased]:
      'Số này vẫn còn đăng ký chưa xóa. Hãy xóa trước khi hoàn tất; nếu luật buộc phải giữ, hãy chọn “Từ chối” và nêu lý do.',
    [DESK_CODE.clocksDiffer]:
      'Giờ của máy chủ, cơ sở dữ liệu và máy tính này lệch nhau hơn một ngày. Chưa xóa gì cả. Hãy nhờ người phụ trách máy chủ chỉnh lại giờ.',
  },
};

function isOwn(code: DeskCode): code is OwnCode {
  return code in DESK_STATUS;
}

/** The message of a code in one language; `{minutes}` in one of them is the time until the next attempt is taken. */
export function deskMessageOf(code: DeskCode, locale: Locale, values: Record<string, number> = {}): string {
  if (!isOwn(code)) return messageOf(code, locale, values);
  return DESK_MESSAGES[locale][code].replace('{minutes}', String(values['minutes'] ?? ''));
}

/** The HTTP status of a code; undefined where it is the registration call's to say. */
export function deskStatusOf(code: DeskCode): (typeof DESK_STATUS)[OwnCode] | undefined {
  return isOwn(code) ? DESK_STATUS[code] : undefined;
}
