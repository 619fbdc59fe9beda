import { defineMessages } from '../../contract/messages.ts';

/** Texts of the contact page beside its content. */
export const contactMessages = defineMessages({
  'contact.page': {
    note: 'Title of the page in the browser',
    editable: true,
    zh: '联系咨询',
    en: 'Contact',
    vi: 'Liên hệ',
  },
  'contact.book': {
    note: 'Button to the form',
    editable: true,
    zh: '预约咨询',
    en: 'Book a consultation',
    vi: 'Đặt lịch tư vấn',
  },
  'contact.to_questions': {
    note: 'Button to the questions',
    editable: true,
    zh: '先看常见问题',
    en: 'Read the questions',
    vi: 'Xem câu hỏi',
  },
  'contact.block_title': {
    note: 'Heading of the block with phone and address',
    editable: true,
    zh: '直接打电话给我们',
    en: 'Call us',
    vi: 'Gọi cho chúng tôi',
  },
  'contact.person': { note: 'Label before who answers', zh: '联系人', en: 'Contact', vi: 'Người liên hệ' },
  'contact.chain': {
    note: 'Label before the link to the list of who does what',
    editable: true,
    zh: '谁录取，谁收钱，谁退费',
    en: 'Who decides, who is paid, who refunds',
    vi: 'Ai quyết định, ai thu tiền, ai hoàn tiền',
  },
  'contact.chain_link': {
    note: 'Link to the list of who does what, on the company page',
    editable: true,
    zh: '看各方关系',
    en: 'See who is who',
    vi: 'Xem ai làm gì',
  },
  'contact.questions_eyebrow': {
    note: 'Line above the questions',
    editable: true,
    zh: '常见问题',
    en: 'Questions',
    vi: 'Câu hỏi',
  },
  'contact.question_link': {
    note: 'Link that holds the address of one question',
    zh: '这个问题的链接',
    en: 'Link to this question',
    vi: 'Liên kết đến câu hỏi này',
  },
  'contact.wechat': {
    note: 'Heading of the WeChat block',
    editable: true,
    zh: '微信联系',
    en: 'Talk to us on WeChat',
    vi: 'Liên hệ qua WeChat',
  },
});
