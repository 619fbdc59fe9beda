import { defineMessages } from '../../contract/messages.ts';
import { registrationMessages } from '../../contract/registration.messages.ts';

/** Texts of the registration form and of the page that answers it without JavaScript. */
export const appointmentMessages = {
  ...registrationMessages,
  ...defineMessages({
    'appointment.title': {
      note: 'Heading of the form',
      zh: '一通电话，看值不值得读',
      en: 'One call: is it worth it for you?',
      vi: 'Một cuộc gọi để biết có đáng học không',
    },
    'appointment.lead': {
      note: 'Text under the heading',
      zh: '三个小问题，方便顾问提前准备。不收费，也不会反复打扰。',
      en: 'Three short questions help the adviser prepare. It costs nothing, and we will not keep calling.',
      vi: 'Ba câu hỏi ngắn giúp cố vấn chuẩn bị trước. Miễn phí, không gọi làm phiền.',
    },
    'appointment.gets': {
      note: 'Under the heading of the form: who calls, in which language and when, and what it costs; {adviser} is a name',
      zh: '{adviser}会在 {days} 个工作日内用中文来电，时段可在提交后自选，并备好一页项目对比。免费，说一声就不再打。',
      en: '{adviser} calls you in English within {days, plural, one {# working day} other {# working days}}, or at an hour you pick after sending, with a one-page comparison. Free, and we will not keep calling.',
      vi: '{adviser} gọi bằng tiếng Việt trong {days} ngày làm việc, hoặc vào giờ bạn chọn sau khi gửi, kèm một trang so sánh chương trình. Miễn phí, không gọi làm phiền.',
    },
    'appointment.write': {
      note: 'Link after that to the way of writing of the language, where the company has filled it in: WeChat, e-mail, Zalo',
      zh: '不想接电话？发微信问',
      en: 'Rather write? Send an e-mail',
      vi: 'Không tiện nghe máy? Nhắn Zalo',
    },
    'appointment.receipt': {
      note: 'Link to the page of the registration, once it is stored',
      zh: '看看谁会来电、何时来电，选个方便的时间',
      en: 'See who calls and when, and pick a time',
      vi: 'Xem ai gọi, khi nào, và chọn giờ tiện cho bạn',
    },
    'appointment.education': { note: 'Label of the choice', zh: '学历', en: 'Education', vi: 'Học vấn' },
    'appointment.working_years': { note: 'Label of the choice', zh: '工作年限', en: 'Experience', vi: 'Kinh nghiệm' },
    'appointment.purpose': { note: 'Label of the choice', zh: '学习目的', en: 'Main reason', vi: 'Mục đích' },
    'appointment.name': { note: 'Label of the field', zh: '姓名', en: 'Name', vi: 'Họ và tên' },
    'appointment.name.placeholder': {
      note: 'Hint inside the field',
      zh: '怎么称呼你',
      en: 'What should we call you?',
      vi: 'Nên gọi bạn thế nào?',
    },
    'appointment.phone': { note: 'Label of the field', zh: '手机号', en: 'Phone', vi: 'Số điện thoại' },
    'appointment.phone.placeholder': {
      note: 'Hint inside the field',
      zh: '境外号码请加 + 和国家代码',
      en: 'Outside China: + and country code',
      vi: 'Số nước ngoài: + và mã quốc gia',
    },
    'appointment.submit': {
      note: 'Button that sends the form',
      zh: '提交预约',
      en: 'Request a call',
      vi: 'Gửi yêu cầu',
    },
    'appointment.question.title': {
      note: 'Heading of the form on the page of a programme of which something is not confirmed',
      zh: '先替你问清，再决定报不报',
      en: 'We find out first, then you decide',
      vi: 'Chúng tôi hỏi rõ trước, rồi bạn quyết định',
    },
    'appointment.question.gets': {
      note: 'Under that heading: what somebody gets for their number; {adviser} is a name',
      zh: '{adviser}会在 {days} 个工作日内用中文来电，听你想问什么，替你问学校，答复以书面发给你，写明出处。免费，说一声就不再打。',
      en: '{adviser} calls you in English within {days, plural, one {# working day} other {# working days}} to hear your questions, asks the school, and sends you the answer in writing, with its source. Free, and we will not keep calling.',
      vi: '{adviser} gọi bằng tiếng Việt trong {days} ngày làm việc, nghe câu hỏi của bạn, hỏi trường rồi gửi bạn câu trả lời bằng văn bản, có ghi nguồn. Miễn phí, không gọi làm phiền.',
    },
    'appointment.question.submit': {
      note: 'Button that sends the form there',
      zh: '请顾问替我问清',
      en: 'Have an adviser find out',
      vi: 'Nhờ cố vấn hỏi rõ',
    },
    'appointment.sending': { note: 'Button while sending', zh: '正在提交…', en: 'Sending…', vi: 'Đang gửi…' },
    'appointment.still_sending': {
      note: 'Told after 10 s without an answer',
      zh: '网络较慢，仍在提交，请不要关闭页面。',
      en: 'The network is slow. Still sending; please keep this page open.',
      vi: 'Mạng chậm, vẫn đang gửi. Vui lòng không đóng trang.',
    },
    'appointment.retry': {
      note: 'Button after a failure: puts the answers back and sends them again',
      zh: '恢复内容并重新提交',
      en: 'Restore and send again',
      vi: 'Khôi phục và gửi lại',
    },
    'appointment.edit': {
      note: 'Button after a failure: puts the answers back to be changed first',
      zh: '恢复内容再修改',
      en: 'Restore and edit',
      vi: 'Khôi phục để sửa',
    },
    'appointment.agree_and_send': {
      note: 'Button beside the missing consent',
      zh: '同意并提交',
      en: 'Agree and send',
      vi: 'Đồng ý và gửi',
    },
    'appointment.required': {
      note: 'Hidden words after the label of a required field',
      zh: '（必填）',
      en: '(required)',
      vi: '(bắt buộc)',
    },
    'appointment.shortlist': {
      note: 'Tick above the list of the programmes that the visitor has shortlisted',
      zh: '附上我的备选清单（{n} 个项目），方便顾问提前准备',
      en: 'Send my shortlist ({n}) along, so that the adviser can prepare',
      vi: 'Gửi kèm danh sách quan tâm của tôi ({n}) để cố vấn chuẩn bị trước',
    },
    'appointment.honeypot': {
      note: 'Label of the field that people leave empty',
      zh: '请不要填写此项',
      en: 'Please leave this empty',
      vi: 'Vui lòng để trống',
    },
    'appointment.page.title': {
      note: 'Title of the page that answers the form',
      zh: '预约咨询',
      en: 'Request a call',
      vi: 'Đặt lịch tư vấn',
    },
    'appointment.page.success': {
      note: 'Heading after success',
      zh: '已收到你的预约',
      en: 'We have your request',
      vi: 'Đã nhận yêu cầu của bạn',
    },
    'appointment.page.next': {
      note: 'Text after success',
      zh: '顾问会在工作时间给你打电话或发微信。想先看项目，可以回到首页。',
      en: 'An adviser will call or message you during working hours. Meanwhile you can look at the programmes.',
      vi: 'Cố vấn sẽ gọi hoặc nhắn tin cho bạn trong giờ làm việc. Trong lúc chờ, bạn có thể xem các chương trình.',
    },
    'appointment.page.failed': {
      note: 'Heading after a refusal',
      zh: '还没有提交成功',
      en: 'Not sent yet',
      vi: 'Chưa gửi được',
    },
    'appointment.page.home': {
      note: 'Link after success',
      zh: '回到首页',
      en: 'Back to the home page',
      vi: 'Về trang chủ',
    },
  }),
};
