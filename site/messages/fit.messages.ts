import { defineMessages } from '../../contract/messages.ts';

const ASK = 'Fit check: a question, above its answers';

/** Texts of the fit check's questions. The answers are in `contract/fit/fit-labels.messages.ts`. */
export const fitMessages = defineMessages({
  'fit.title': {
    note: 'Fit check: heading and page title',
    editable: true,
    zh: '哪个项目适合你？',
    en: 'Which programme fits you?',
    vi: 'Chương trình nào hợp với bạn?',
  },
  'fit.lead': {
    note: 'Fit check: text under the heading',
    editable: true,
    zh: '七个问题，每题点一下，就知道哪些项目合适、为什么、哪里不符、还有什么待确认。不用留电话。',
    en: 'Seven questions, one tap each. You see which programmes fit and why, what speaks against them, and what is not confirmed yet. No phone number needed.',
    vi: 'Bảy câu hỏi, mỗi câu một lần chạm. Bạn sẽ thấy chương trình nào hợp và vì sao, điểm nào vướng, điều gì chưa được xác nhận. Không cần để lại số điện thoại.',
  },
  'fit.description': {
    note: 'Fit check: description for search engines',
    editable: true,
    zh: '七个问题，看哪些海外硕士和 DBA 项目适合你：理由、不符的条件、费用和时间怎么安排，均注明来源，不用留电话。',
    en: 'Seven questions show which overseas master’s and DBA programmes fit you: reasons, reservations, cost and time, all with sources. No phone number.',
    vi: 'Bảy câu hỏi cho biết chương trình thạc sĩ, DBA nước ngoài nào hợp với bạn: lý do, điểm vướng, chi phí và thời gian, đều có nguồn.',
  },
  'fit.form': {
    note: 'Fit check: name of the form, for screen readers',
    zh: '自测问题',
    en: 'Questions',
    vi: 'Câu hỏi',
  },
  'fit.ask.p': {
    note: ASK,
    zh: '这个学位，主要用来做什么？',
    en: 'What do you mainly want the degree for?',
    vi: 'Bạn cần tấm bằng chủ yếu để làm gì?',
  },
  'fit.ask.f': { note: ASK, zh: '想读哪个方向？', en: 'Which field interests you?', vi: 'Bạn muốn học lĩnh vực nào?' },
  'fit.ask.h': {
    note: ASK,
    zh: '每周能拿出多少小时学习？',
    en: 'How many hours a week can you study?',
    vi: 'Mỗi tuần bạn học được bao nhiêu giờ?',
  },
  'fit.ask.t': {
    note: ASK,
    zh: '这些时间多半在什么时候？',
    en: 'When are most of those hours?',
    vi: 'Phần lớn thời gian đó là lúc nào?',
  },
  'fit.ask.d': {
    note: ASK,
    zh: '现在的学历和工作年限？',
    en: 'Your degree and years of work?',
    vi: 'Bằng cấp và số năm đi làm của bạn?',
  },
  'fit.ask.e': {
    note: ASK,
    zh: '现在的英语水平？',
    en: 'How is your English now?',
    vi: 'Tiếng Anh của bạn đang ở mức nào?',
  },
  'fit.ask.b': {
    note: ASK,
    zh: '你在哪里？全部学费最多打算花多少？',
    en: 'Where do you live, and what can you spend on tuition in all?',
    vi: 'Bạn sống ở đâu, tổng học phí tối đa là bao nhiêu?',
  },
  'fit.step': { note: 'Fit check: which question this is', zh: '{n}/{total}', en: '{n} of {total}', vi: '{n}/{total}' },
  'fit.back': { note: 'Fit check: button to the question before', zh: '上一题', en: 'Back', vi: 'Câu trước' },
  'fit.next': { note: 'Fit check: button to the next question', zh: '下一题', en: 'Next', vi: 'Câu tiếp theo' },
  'fit.show': {
    note: 'Fit check: button that shows the result',
    zh: '看结果',
    en: 'Show my result',
    vi: 'Xem kết quả',
  },
  'fit.private': {
    note: 'Fit check: what becomes of the answers, under the form',
    editable: true,
    zh: '每题都可以跳过。回答只存在网址里，不含个人信息，可以收藏，也可以发给朋友。',
    en: 'Skip any question. Your answers are only in the page’s address, with nothing personal: keep it, or send it to a friend.',
    vi: 'Câu nào cũng có thể bỏ qua. Câu trả lời chỉ nằm trong địa chỉ trang, không có thông tin cá nhân: bạn có thể lưu lại hoặc gửi cho bạn bè.',
  },
  'fit.invite.title': {
    note: 'Heading of the invitation to the fit check on other pages',
    editable: true,
    zh: '拿不准选哪个，七个问题帮你理一理',
    en: 'Not sure which one? Seven questions help',
    vi: 'Chưa biết chọn chương trình nào? Hãy thử bảy câu hỏi',
  },
  'fit.invite.text': {
    note: 'Text of the invitation to the fit check on other pages',
    editable: true,
    zh: '一分钟看看哪些方向适合你、为什么、还要问学校什么，不用留电话。',
    en: 'In a minute, see what suits you, why, and what is still open. No phone number needed.',
    vi: 'Một phút là biết chương trình nào đúng hướng, vì sao, còn phải hỏi trường điều gì. Không cần để lại số điện thoại.',
  },
  'fit.invite.link': {
    note: 'Link to the fit check on other pages',
    editable: true,
    zh: '开始自测',
    en: 'Start the fit check',
    vi: 'Bắt đầu',
  },
});
