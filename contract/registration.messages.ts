/**
 * What a visitor is told about a registration: by the form before sending, by the API in `msg`, and on the page that
 * answers a form sent without JavaScript. The same words in all three places (APPT-3, APPT-7, API-2).
 */
import { defineMessages } from './messages.ts';

/** Outcomes of a registration; which code has which is in `code-table.ts`. */
export const registrationMessages = defineMessages({
  'appointment.alert.success': {
    note: 'The registration is stored',
    zh: '提交成功，我们会尽快与你联系。',
    en: 'Sent. We will contact you soon.',
    vi: 'Đã gửi thành công. Chúng tôi sẽ sớm liên hệ với bạn.',
  },
  'appointment.alert.incomplete': {
    note: 'Name or number is missing',
    zh: '请填写完整信息：姓名和手机号都需要填写。',
    en: 'Please fill in all the information: we need both your name and your phone number.',
    vi: 'Vui lòng điền đầy đủ thông tin: cần cả họ tên và số điện thoại.',
  },
  'appointment.alert.purpose': {
    note: 'No purpose is chosen',
    zh: '请选择你的学习目的。',
    en: 'Please choose your main reason for studying.',
    vi: 'Vui lòng chọn mục đích học tập của bạn.',
  },
  'appointment.alert.education': {
    note: 'The degree is none of the choices',
    zh: '请重新选择你的学历。',
    en: 'Please choose your level of education again.',
    vi: 'Vui lòng chọn lại trình độ học vấn.',
  },
  'appointment.alert.working_years': {
    note: 'The work experience is none of the choices',
    zh: '请重新选择你的工作年限。',
    en: 'Please choose your work experience again.',
    vi: 'Vui lòng chọn lại số năm kinh nghiệm làm việc.',
  },
  'appointment.alert.name': {
    note: 'The name has characters that no name has',
    zh: '姓名请只填文字，可以有空格、“·”和“-”，不要填数字、网址或表情。',
    en: 'Please write the name in letters; spaces, hyphens and apostrophes are fine. Leave out digits, links and emoji.',
    vi: 'Vui lòng viết họ tên bằng chữ; có thể dùng khoảng trắng, dấu gạch nối và dấu nháy. Không dùng chữ số, liên kết hay biểu tượng cảm xúc.',
  },
  'appointment.alert.name_long': {
    note: 'The name is too long',
    zh: '姓名最多 50 个字，请缩短后重新填写。',
    en: 'A name can have up to 50 characters. Please shorten it.',
    vi: 'Họ tên dài tối đa 50 ký tự. Vui lòng rút ngắn.',
  },
  'appointment.alert.phone': {
    note: 'The number cannot be called',
    zh: '这个号码看起来不完整或有误，请检查位数。中国大陆号码为 11 位，其他地区请以“+”和国家（地区）代码开头。',
    en: 'This number does not look complete. Please check the digits, and start with “+” and the country code if it is not a mainland China number.',
    vi: 'Số điện thoại có vẻ chưa đúng. Vui lòng kiểm tra lại các chữ số; số ngoài Việt Nam cần bắt đầu bằng “+” và mã quốc gia.',
  },
  'appointment.alert.phone_country': {
    note: 'The number has no country code and may be one of several countries',
    zh: '无法判断这个号码属于哪个国家或地区。请在前面加上“+”和国家（地区）代码，例如 +86、+852、+1。',
    en: 'We cannot tell which country this number is in. Please start with “+” and the country code, such as +1, +44 or +86.',
    vi: 'Chưa rõ số này thuộc quốc gia nào. Vui lòng thêm “+” và mã quốc gia ở đầu, ví dụ +84, +86 hoặc +1.',
  },
  'appointment.alert.consent': {
    note: 'The consent is not ticked',
    zh: '请先阅读并勾选同意个人信息处理说明，我们才能联系你。',
    en: 'Please read the consent and tick the box, so that we may contact you.',
    vi: 'Vui lòng đọc và đánh dấu đồng ý để chúng tôi có thể liên hệ với bạn.',
  },
  'appointment.alert.submit_failed': {
    note: 'The registration could not be stored, or the server not reached',
    zh: '提交没有成功，你填写的内容还在。请稍后重试，或直接拨打我们的电话。',
    en: 'Your request could not be sent. What you typed is still here: please try again in a moment, or call us.',
    vi: 'Chưa gửi được. Nội dung bạn đã nhập vẫn còn: vui lòng thử lại sau ít phút hoặc gọi cho chúng tôi.',
  },
  'appointment.alert.too_many': {
    note: 'Too many registrations of one address or number; {minutes} until the next one is taken',
    zh: '提交次数过多，请在 {minutes} 分钟后再试。',
    en: 'Too many attempts. Please try again in {minutes} min.',
    vi: 'Bạn đã gửi quá nhiều lần. Vui lòng thử lại sau {minutes} phút.',
  },
  'appointment.alert.too_large': {
    note: 'More was sent than any form holds',
    zh: '提交的内容过长，请缩短后重新提交。',
    en: 'What you sent is too long. Please shorten it and send it again.',
    vi: 'Nội dung gửi quá dài. Vui lòng rút ngắn và gửi lại.',
  },
  'appointment.alert.malformed': {
    note: 'What was sent cannot be read',
    zh: '提交的数据无法识别，请刷新页面后重新填写。',
    en: 'We could not read what was sent. Please reload the page and fill in the form again.',
    vi: 'Không đọc được nội dung đã gửi. Vui lòng tải lại trang và điền lại biểu mẫu.',
  },
  'appointment.alert.wrong_type': {
    note: 'What was sent is no JSON and no form',
    zh: '提交的数据格式不受支持，请在本网站的表单中填写。',
    en: 'This kind of content is not accepted. Please use the form on this site.',
    vi: 'Định dạng này không được chấp nhận. Vui lòng dùng biểu mẫu trên trang web này.',
  },
  'appointment.alert.cross_site': {
    note: 'Another site sent the form',
    zh: '提交来自其他网站，已被拒绝。请在本网站的表单中填写。',
    en: 'This was sent from another site and was refused. Please use the form on this site.',
    vi: 'Yêu cầu được gửi từ trang web khác nên đã bị từ chối. Vui lòng dùng biểu mẫu trên trang web này.',
  },
  'appointment.alert.not_found': {
    note: 'The address of a call does not exist',
    zh: '没有这个接口，请检查地址。',
    en: 'There is nothing at this address. Please check it.',
    vi: 'Không có gì ở địa chỉ này. Vui lòng kiểm tra lại.',
  },
});
