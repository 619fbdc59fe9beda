/**
 * What a visitor is told about a registration, in three languages: by the form before sending, by
 * the API in `msg`, and on the page that answers a form sent without JavaScript. The same words
 * in all three places (APPT-3, APPT-7, API-2).
 */
import type { Locale } from './locales.ts';
import { CODE, type Code } from './registration.ts';

/** Key of a message to the visitor about a registration. */
export type RegistrationMessageKey =
  | 'appointment.alert.success'
  | 'appointment.alert.incomplete'
  | 'appointment.alert.purpose'
  | 'appointment.alert.education'
  | 'appointment.alert.working_years'
  | 'appointment.alert.name'
  | 'appointment.alert.name_long'
  | 'appointment.alert.phone'
  | 'appointment.alert.consent'
  | 'appointment.alert.submit_failed'
  | 'appointment.alert.too_many'
  | 'appointment.alert.too_large'
  | 'appointment.alert.malformed'
  | 'appointment.alert.wrong_type'
  | 'appointment.alert.cross_site'
  | 'appointment.alert.not_found';

/** The message that belongs to each code. */
export const MESSAGE_OF_CODE: Record<Code, RegistrationMessageKey> = {
  [CODE.ok]: 'appointment.alert.success',
  [CODE.incomplete]: 'appointment.alert.incomplete',
  [CODE.purposeMissing]: 'appointment.alert.purpose',
  [CODE.educationInvalid]: 'appointment.alert.education',
  [CODE.workingYearsInvalid]: 'appointment.alert.working_years',
  [CODE.purposeInvalid]: 'appointment.alert.purpose',
  [CODE.nameInvalid]: 'appointment.alert.name',
  [CODE.nameTooLong]: 'appointment.alert.name_long',
  [CODE.phoneInvalid]: 'appointment.alert.phone',
  [CODE.consentMissing]: 'appointment.alert.consent',
  [CODE.malformed]: 'appointment.alert.malformed',
  [CODE.crossSite]: 'appointment.alert.cross_site',
  [CODE.notFound]: 'appointment.alert.not_found',
  [CODE.tooLarge]: 'appointment.alert.too_large',
  [CODE.wrongType]: 'appointment.alert.wrong_type',
  [CODE.tooMany]: 'appointment.alert.too_many',
  [CODE.failed]: 'appointment.alert.submit_failed',
};

/** The messages. `{minutes}` in `too_many` is the time until the next attempt is taken. */
export const REGISTRATION_MESSAGES: Record<Locale, Record<RegistrationMessageKey, string>> = {
  zh: {
    'appointment.alert.success': '提交成功，我们会尽快与你联系。',
    'appointment.alert.incomplete': '请填写完整信息：姓名和手机号都需要填写。',
    'appointment.alert.purpose': '请选择你的学习目的。',
    'appointment.alert.education': '请重新选择你的学历。',
    'appointment.alert.working_years': '请重新选择你的工作年限。',
    'appointment.alert.name': '姓名只能包含文字、空格和“·”“-”，请检查后重新填写。',
    'appointment.alert.name_long': '姓名最多 50 个字，请缩短后重新填写。',
    'appointment.alert.phone':
      '这个号码看起来不完整或有误，请检查位数。中国大陆号码为 11 位，其他地区请以“+”和国家（地区）代码开头。',
    'appointment.alert.consent': '请先阅读并勾选同意个人信息处理说明，我们才能联系你。',
    'appointment.alert.submit_failed': '提交没有成功，你填写的内容还在。请稍后重试，或直接拨打我们的电话。',
    'appointment.alert.too_many': '提交次数过多，请在 {minutes} 分钟后再试。',
    'appointment.alert.too_large': '提交的内容过长，请缩短后重新提交。',
    'appointment.alert.malformed': '提交的数据无法识别，请刷新页面后重新填写。',
    'appointment.alert.wrong_type': '提交的数据格式不受支持，请在本网站的表单中填写。',
    'appointment.alert.cross_site': '提交来自其他网站，已被拒绝。请在本网站的表单中填写。',
    'appointment.alert.not_found': '没有这个接口，请检查地址。',
  },
  en: {
    'appointment.alert.success': 'Sent. We will contact you soon.',
    'appointment.alert.incomplete': 'Please fill in all the information: we need both your name and your phone number.',
    'appointment.alert.purpose': 'Please choose your main reason for studying.',
    'appointment.alert.education': 'Please choose your level of education again.',
    'appointment.alert.working_years': 'Please choose your work experience again.',
    'appointment.alert.name': 'A name can contain letters, spaces, hyphens and apostrophes. Please check it.',
    'appointment.alert.name_long': 'A name can have up to 50 characters. Please shorten it.',
    'appointment.alert.phone':
      'This number does not look complete. Please check the digits, and start with “+” and the country code if it is not a mainland China number.',
    'appointment.alert.consent': 'Please read the consent and tick the box, so that we may contact you.',
    'appointment.alert.submit_failed':
      'Your request could not be sent. What you typed is still here: please try again in a moment, or call us.',
    'appointment.alert.too_many': 'Too many attempts. Please try again in {minutes} min.',
    'appointment.alert.too_large': 'What you sent is too long. Please shorten it and send it again.',
    'appointment.alert.malformed':
      'We could not read what was sent. Please reload the page and fill in the form again.',
    'appointment.alert.wrong_type': 'This kind of content is not accepted. Please use the form on this site.',
    'appointment.alert.cross_site':
      'This was sent from another site and was refused. Please use the form on this site.',
    'appointment.alert.not_found': 'There is nothing at this address. Please check it.',
  },
  vi: {
    'appointment.alert.success': 'Đã gửi thành công. Chúng tôi sẽ sớm liên hệ với bạn.',
    'appointment.alert.incomplete': 'Vui lòng điền đầy đủ thông tin: cần cả họ tên và số điện thoại.',
    'appointment.alert.purpose': 'Vui lòng chọn mục đích học tập của bạn.',
    'appointment.alert.education': 'Vui lòng chọn lại trình độ học vấn.',
    'appointment.alert.working_years': 'Vui lòng chọn lại số năm kinh nghiệm làm việc.',
    'appointment.alert.name': 'Họ tên chỉ gồm chữ cái, khoảng trắng, dấu gạch nối và dấu nháy. Vui lòng kiểm tra lại.',
    'appointment.alert.name_long': 'Họ tên dài tối đa 50 ký tự. Vui lòng rút ngắn.',
    'appointment.alert.phone':
      'Số điện thoại có vẻ chưa đúng. Vui lòng kiểm tra lại các chữ số; số ngoài Việt Nam cần bắt đầu bằng “+” và mã quốc gia.',
    'appointment.alert.consent': 'Vui lòng đọc và đánh dấu đồng ý để chúng tôi có thể liên hệ với bạn.',
    'appointment.alert.submit_failed':
      'Chưa gửi được. Nội dung bạn đã nhập vẫn còn: vui lòng thử lại sau ít phút hoặc gọi cho chúng tôi.',
    'appointment.alert.too_many': 'Bạn đã gửi quá nhiều lần. Vui lòng thử lại sau {minutes} phút.',
    'appointment.alert.too_large': 'Nội dung gửi quá dài. Vui lòng rút ngắn và gửi lại.',
    'appointment.alert.malformed': 'Không đọc được nội dung đã gửi. Vui lòng tải lại trang và điền lại biểu mẫu.',
    'appointment.alert.wrong_type': 'Định dạng này không được chấp nhận. Vui lòng dùng biểu mẫu trên trang web này.',
    'appointment.alert.cross_site':
      'Yêu cầu được gửi từ trang web khác nên đã bị từ chối. Vui lòng dùng biểu mẫu trên trang web này.',
    'appointment.alert.not_found': 'Không có gì ở địa chỉ này. Vui lòng kiểm tra lại.',
  },
};

/** The message of a code in one language, its placeholders filled. */
export function messageOf(code: Code, locale: Locale, values: Record<string, string | number> = {}): string {
  const text = REGISTRATION_MESSAGES[locale][MESSAGE_OF_CODE[code]];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
