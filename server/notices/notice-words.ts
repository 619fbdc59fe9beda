/** The words of notices in three languages. */
import { HTML_LANG, isLocale, type Locale } from '../../contract/locales.ts';
import { PURPOSE } from '../../contract/registration.ts';
import type { NoticeItem } from './notice-content.ts';

/** The words of one language. */
export interface NoticeWords {
  /** Heading of one registration, and of several. */
  one: string;
  several: (count: number) => string;
  /** How many more there are than the message holds. */
  more: (count: number) => string;
  open: string;
  openList: string;
  test: string;
  testText: string;
  /** Labels of the lines. */
  name: string;
  phone: string;
  region: string;
  purpose: string;
  program: string;
  language: string;
  time: string;
  purposes: Readonly<Record<number, string>>;
  timeZone: string;
  timeZoneName: string;
  between: string;
  passwordSubject: string;
  passwordText: string;
  passwordButton: string;
  passwordEnd: string;
  unknown: string;
}

/** The words by language. */
export const NOTICE_WORDS: Readonly<Record<Locale, NoticeWords>> = {
  zh: {
    one: '新的预约登记',
    several: (count) => `${count} 条新的预约登记`,
    more: (count) => `还有 ${count} 条，请到列表中查看`,
    open: '打开登记',
    openList: '打开列表',
    test: '测试通知',
    testText: '这是一条测试通知，说明该渠道可以收到新的预约登记。无需处理。',
    name: '姓名',
    phone: '电话',
    region: '地区',
    purpose: '学习目的',
    program: '项目',
    language: '语言',
    time: '时间',
    purposes: {
      [PURPOSE.skills]: '提升知识技能',
      [PURPOSE.certificate]: '职业证书',
      [PURPOSE.degree]: '提升学历',
      [PURPOSE.networking]: '拓展人脉',
      [PURPOSE.planning]: '留学规划',
      [PURPOSE.other]: '其他',
    },
    timeZone: 'Asia/Shanghai',
    timeZoneName: '北京时间',
    between: '：',
    passwordSubject: '重设工作台密码',
    passwordText: '我们收到了重设你的工作台密码的请求。请在 24 小时内点击下面的链接设置新密码，链接只能使用一次：',
    passwordButton: '设置新密码',
    passwordEnd: '如果不是你本人操作，请忽略这封邮件，原密码不变。',
    unknown: '未知',
  },
  en: {
    one: 'New registration',
    several: (count) => `${count} new registrations`,
    more: (count) => `and ${count} more in the list`,
    open: 'Open it at the desk',
    openList: 'Open the list',
    test: 'Test notice',
    testText: 'This is a test: new registrations will arrive here. Nothing needs to be done.',
    name: 'Name',
    phone: 'Phone',
    region: 'Region',
    purpose: 'Reason',
    program: 'Programme',
    language: 'Language',
    time: 'Time',
    purposes: {
      [PURPOSE.skills]: 'Knowledge and skills',
      [PURPOSE.certificate]: 'Professional certificate',
      [PURPOSE.degree]: 'A higher degree',
      [PURPOSE.networking]: 'Networking',
      [PURPOSE.planning]: 'Study-abroad planning',
      [PURPOSE.other]: 'Other',
    },
    timeZone: 'Asia/Shanghai',
    timeZoneName: 'Beijing time',
    between: ': ',
    passwordSubject: 'A new password for the desk',
    passwordText:
      'Somebody asked for a new password for your account at the desk. The link below sets one; it works once, within 24 hours:',
    passwordButton: 'Set a new password',
    passwordEnd: 'If that was not you, ignore this mail. Your password stays as it is.',
    unknown: 'unknown',
  },
  vi: {
    one: 'Đăng ký tư vấn mới',
    several: (count) => `${count} đăng ký tư vấn mới`,
    more: (count) => `và ${count} đăng ký khác trong danh sách`,
    open: 'Mở đăng ký',
    openList: 'Mở danh sách',
    test: 'Thông báo thử',
    testText: 'Đây là thông báo thử: các đăng ký mới sẽ được gửi đến đây. Bạn không cần làm gì.',
    name: 'Họ tên',
    phone: 'Điện thoại',
    region: 'Khu vực',
    purpose: 'Mục đích',
    program: 'Chương trình',
    language: 'Ngôn ngữ',
    time: 'Thời gian',
    purposes: {
      [PURPOSE.skills]: 'Kiến thức và kỹ năng',
      [PURPOSE.certificate]: 'Chứng chỉ nghề nghiệp',
      [PURPOSE.degree]: 'Học lên cao hơn',
      [PURPOSE.networking]: 'Mở rộng quan hệ',
      [PURPOSE.planning]: 'Lập kế hoạch du học',
      [PURPOSE.other]: 'Khác',
    },
    timeZone: 'Asia/Ho_Chi_Minh',
    timeZoneName: 'giờ Hà Nội',
    between: ': ',
    passwordSubject: 'Đặt lại mật khẩu bàn làm việc',
    passwordText:
      'Chúng tôi nhận được yêu cầu đặt lại mật khẩu cho tài khoản của bạn. Hãy mở liên kết dưới đây trong vòng 24 giờ để đặt mật khẩu mới; liên kết chỉ dùng được một lần:',
    passwordButton: 'Đặt mật khẩu mới',
    passwordEnd: 'Nếu không phải bạn yêu cầu, hãy bỏ qua thư này. Mật khẩu hiện tại không thay đổi.',
    unknown: 'không rõ',
  },
};

/** How a Chinese company writes these regions. */
const REGIONS_ZH: Readonly<Record<string, string>> = { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' };

function regionName(country: string | null, locale: Locale): string {
  if (country === null) return NOTICE_WORDS[locale].unknown;
  const own = locale === 'zh' ? REGIONS_ZH[country] : undefined;
  return own ?? new Intl.DisplayNames([HTML_LANG[locale]], { type: 'region' }).of(country) ?? country;
}

function languageName(language: string, locale: Locale): string {
  if (!isLocale(language)) return language;
  return new Intl.DisplayNames([HTML_LANG[locale]], { type: 'language' }).of(language) ?? language;
}

function timeText(time: number, { timeZone, timeZoneName }: NoticeWords): string {
  // Sweden writes dates as ISO 8601 does.
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(time);
  return `${text} (${timeZoneName})`;
}

/** A line of a notice: a label and what it is. */
export type NoticeLine = readonly [label: string, text: string];

/** The lines about one registration; without those that say nothing. */
export function linesOf(item: NoticeItem, locale: Locale): NoticeLine[] {
  const words = NOTICE_WORDS[locale];
  const lines: NoticeLine[] = [
    [words.name, item.name],
    [words.phone, item.phone],
    [words.region, regionName(item.country, locale)],
    [words.purpose, words.purposes[item.purpose] ?? words.unknown],
    [words.program, item.program ?? ''],
    [words.language, languageName(item.locale, locale)],
    [words.time, timeText(item.createdAt, words)],
  ];
  return lines.filter(([, text]) => text !== '');
}

/** One registration in one line, for a message about several. */
export function shortLine(item: NoticeItem, locale: Locale): string {
  const words = NOTICE_WORDS[locale];
  const parts = [
    item.name,
    item.phone,
    regionName(item.country, locale),
    words.purposes[item.purpose] ?? '',
    item.program ?? '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
