/**
 * The consent beside the form's box (APPT-8). The words are what is agreed to: whoever changes them gives
 * `CONSENT_VERSION` of `consent.ts` a new value.
 */
import { defineMessages } from './messages.ts';

/** `[…]` marks what links to the privacy page. */
export const consentMessages = defineMessages({
  'consent.text': {
    note: 'What the visitor agrees to; [ ] around the link to the privacy page, {company} is the name of the company',
    zh: '我已年满 18 周岁，已阅读[《个人信息保护政策》]，同意{company}收集我的姓名、手机号、学历、工作年限和学习目的，以及我附上的备选清单和自测回答，用于电话或微信联系我并提供留学咨询；自最后一次联系起保存 {months} 个月，我可以随时撤回同意。',
    en: 'I am 18 or older and have read the [privacy policy]. I agree that {company} uses my name, phone number, education, work experience and study purpose, and my shortlist and fit-check answers where I attach them, to call or message me with study advice. It is kept for {months} months after our last contact, and I can withdraw at any time.',
    vi: 'Tôi đã đủ 18 tuổi và đã đọc [chính sách bảo vệ dữ liệu cá nhân]. Tôi đồng ý để {company} dùng họ tên, số điện thoại, trình độ học vấn, kinh nghiệm làm việc và mục đích học tập của tôi, cùng danh sách quan tâm và câu trả lời chọn chương trình nếu tôi đính kèm, để gọi điện hoặc nhắn tin tư vấn du học. Dữ liệu được lưu {months} tháng kể từ lần liên hệ cuối, và tôi có thể rút lại đồng ý bất cứ lúc nào.',
  },
});
