/**
 * The consent beside the form's box (APPT-8). The words are what is agreed to: whoever changes them here gives
 * `CONSENT_VERSION` of `consent.ts` a new value. What an editor changes gets a version of its own (content/rules/consents.ts).
 */
import { defineMessages } from './messages.ts';

/** `[…]` marks what links to the privacy page. */
export const consentMessages = defineMessages({
  'consent.text': {
    note: 'What the visitor agrees to; [ ] around the link to the privacy page, {company} is the name of the company, {months} how long it is kept',
    editable: true,
    zh: '我已年满 18 周岁，已阅读[《个人信息保护政策》]，同意{company}收集我的姓名、手机号、学历、工作年限和学习目的，以及我附上的备选清单和自测回答，用于电话或微信联系我并提供留学咨询；自最后一次联系起保存 {months} 个月，我可以随时撤回同意。',
    en: 'I am 18 or older and have read the [privacy policy]. I agree that {company} uses my name, phone number, education, work experience and study purpose, and my shortlist and fit-check answers where I attach them, to call or message me with study advice. It is kept for {months} months after our last contact, and I can withdraw at any time.',
    vi: 'Tôi đã đủ 18 tuổi và đã đọc [chính sách bảo vệ dữ liệu cá nhân]. Tôi đồng ý để {company} dùng họ tên, số điện thoại, trình độ học vấn, kinh nghiệm làm việc và mục đích học tập của tôi, cùng danh sách quan tâm và câu trả lời chọn chương trình nếu tôi đính kèm, để gọi điện hoặc nhắn tin tư vấn du học. Dữ liệu được lưu {months} tháng kể từ lần liên hệ cuối, và tôi có thể rút lại đồng ý bất cứ lúc nào.',
  },
  'consent.optional': {
    note: 'Above boxes that nobody has to tick; they stand below the consent that is needed',
    editable: true,
    zh: '以下为选填，不勾选也可以预约',
    en: 'Optional: you can register without these',
    vi: 'Không bắt buộc: không chọn vẫn đăng ký được',
  },
  'consent.marketing': {
    note: 'Beside an optional box; {company} is the name of the company',
    editable: true,
    zh: '我同意{company}用我的姓名和手机号，通过电话、短信或微信告诉我新的项目、活动和留学资讯。保存期限与上面相同；我可以随时撤回，撤回不影响咨询。',
    en: 'I agree that {company} uses my name and phone number to tell me about new programmes, events and study news by call, text or chat. They are kept as long as stated above; I can withdraw at any time, and the advice goes on.',
    vi: 'Tôi đồng ý để {company} dùng họ tên và số điện thoại của tôi để báo tin về chương trình mới, sự kiện và du học qua điện thoại hoặc tin nhắn. Thời hạn lưu như trên; tôi có thể rút lại bất cứ lúc nào mà việc tư vấn vẫn tiếp tục.',
  },
  'consent.abroad': {
    note: 'Beside an optional box; {company} is the name of the company, {universities} a list of names',
    editable: true,
    zh: '我单独同意{company}把我的姓名、手机号、学历、工作年限和学习目的提供给境外的{universities}，供其判断我是否符合申请条件并与我联系。提供之前会告知我对方的联系方式；我可以随时撤回，撤回不影响咨询。',
    en: 'I separately agree that {company} passes my name, phone number, education, work experience and study purpose to {universities}, outside my country, so that they can tell whether I qualify and contact me. Before that I am told how to reach them; I can withdraw at any time, and the advice goes on.',
    vi: 'Tôi đồng ý riêng để {company} cung cấp họ tên, số điện thoại, trình độ học vấn, kinh nghiệm làm việc và mục đích học tập của tôi cho {universities} ở nước ngoài, để nhà trường xem tôi có đủ điều kiện và liên hệ với tôi. Trước khi cung cấp, tôi được cho biết cách liên hệ với trường; tôi có thể rút lại bất cứ lúc nào mà việc tư vấn vẫn tiếp tục.',
  },
});
