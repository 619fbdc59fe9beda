import { defineMessages } from '../../contract/messages.ts';

const STEP = 'A step of applying, in bold before its sentence';
const TEXT = 'What happens in a step of applying';
const WHO = 'Mark of a step: who decides, or who is paid';

/** How one applies, step by step, and who is paid: on programme pages. */
export const applyMessages = defineMessages({
  'apply.title': {
    note: 'Heading of the steps',
    editable: true,
    zh: '怎么申请',
    en: 'How to apply',
    vi: 'Cách nộp hồ sơ',
  },
  'apply.1': { note: STEP, editable: true, zh: '核对条件', en: 'Check', vi: 'Đối chiếu điều kiện' },
  'apply.1.text': {
    note: TEXT,
    editable: true,
    zh: '学历、英语、每周时间，和学校的要求逐条对一遍。',
    en: 'Your degree, English and hours against what the school asks for.',
    vi: 'Bằng cấp, tiếng Anh, số giờ mỗi tuần so với điều kiện của trường.',
  },
  'apply.1.who': {
    note: WHO,
    editable: true,
    zh: '我们陪你，首次咨询免费',
    en: 'With us, first call free',
    vi: 'Cùng chúng tôi, buổi đầu miễn phí',
  },
  'apply.2': { note: STEP, editable: true, zh: '准备材料', en: 'Prepare', vi: 'Chuẩn bị giấy tờ' },
  'apply.2.text': {
    note: TEXT,
    editable: true,
    zh: '文书由你自己写，我们提问和批注，不代写。',
    en: 'You write your essays; we ask and comment, and do not write for you.',
    vi: 'Bạn tự viết bài luận; chúng tôi đặt câu hỏi và góp ý, không viết hộ.',
  },
  'apply.2.who': { note: WHO, editable: true, zh: '你自己', en: 'You', vi: 'Chính bạn' },
  'apply.3': { note: STEP, editable: true, zh: '递交申请', en: 'Apply', vi: 'Nộp hồ sơ' },
  'apply.3.text': {
    note: TEXT,
    editable: true,
    zh: '交给学校；学校写明要经某个平台的，就交给那个平台。',
    en: 'To the school itself, or through the platform where the school names one.',
    vi: 'Nộp thẳng cho trường, hoặc qua nền tảng nếu trường nêu rõ.',
  },
  'apply.3.who': {
    note: WHO,
    editable: true,
    zh: '申请费付给学校',
    en: 'Fee paid to the school',
    vi: 'Phí trả cho trường',
  },
  'apply.4': { note: STEP, editable: true, zh: '学校审核', en: 'Decision', vi: 'Xét hồ sơ' },
  'apply.4.text': {
    note: TEXT,
    editable: true,
    zh: '学校审阅材料，可能安排面试，再决定是否录取。',
    en: 'The school reviews your application, may interview you, and decides on admission.',
    vi: 'Trường xem hồ sơ, có thể phỏng vấn, rồi quyết định nhận hay không.',
  },
  'apply.4.who': { note: WHO, editable: true, zh: '学校决定', en: 'The school decides', vi: 'Trường quyết định' },
  'apply.5': { note: STEP, editable: true, zh: '缴费入学', en: 'Pay and enrol', vi: 'Đóng phí, nhập học' },
  'apply.5.text': {
    note: TEXT,
    editable: true,
    zh: '学费付给学校；由其他机构代收的，先请学校书面确认。',
    en: 'If anyone but the school collects the tuition, have the school confirm that in writing.',
    vi: 'Nếu có bên khác thu hộ học phí, hãy xin trường xác nhận bằng văn bản.',
  },
  'apply.5.who': {
    note: WHO,
    editable: true,
    zh: '学费付给学校',
    en: 'Tuition paid to the school',
    vi: 'Học phí trả cho trường',
  },
  'apply.more_entry': {
    note: 'Opens the further requirements; {n} is their number',
    editable: true,
    zh: '另外 {n} 条入学要求和说明',
    en: '{n, plural, one {One more point} other {# more points}} on entry',
    vi: 'Còn {n} điều kiện và ghi chú về đầu vào',
  },
  'apply.cost.title': { note: 'Heading of the part on money', editable: true, zh: '费用', en: 'Cost', vi: 'Chi phí' },
  'apply.cost.unknown': {
    note: 'When no source gives the tuition, before the link to the school’s page',
    editable: true,
    zh: '今年的学费待确认。我们不估算，可以替你书面问学校。',
    en: 'This year’s tuition is not yet confirmed. We do not guess; we can ask the school in writing for you.',
    vi: 'Học phí năm nay chờ trường xác nhận. Chúng tôi không tự đoán, nhưng có thể hỏi trường bằng văn bản giúp bạn.',
  },
  'apply.cost.paid': {
    note: 'Who is paid what',
    editable: true,
    zh: '学校的费用由学校定，付给学校。替你问学校、第一次一对一咨询都免费；签了服务合同才有服务费，签字前先拿到书面清单。',
    en: 'What the school charges is set by the school and paid to it. Asking the school and the first one-\u2060on-\u2060one consultation are free; our own fee comes only with a signed contract, and you see it in writing first.',
    vi: 'Học phí do trường quy định, trả cho trường. Hỏi trường và buổi tư vấn 1-1 đầu tiên miễn phí; phí dịch vụ chỉ có khi bạn ký hợp đồng, và có bảng kê trước khi ký.',
  },
  'apply.cost.more': {
    note: 'Link to the question on costs on the contact page',
    editable: true,
    zh: '学费和服务费怎么算、怎么退',
    en: 'More on costs, contracts and refunds',
    vi: 'Thêm về chi phí, hợp đồng và hoàn tiền',
  },
  'apply.details.title': {
    note: 'Opens all key facts of the programme, each with its source',
    editable: true,
    zh: '学制、时间、考核：逐项看',
    en: 'Length, hours, assessment: every detail',
    vi: 'Thời gian, số giờ, cách đánh giá: xem từng mục',
  },
  'apply.registers': {
    note: 'Opens the school’s legal name and the public registers',
    editable: true,
    zh: '学校英文全称和查询名录',
    en: 'The school’s legal name, and where to look it up',
    vi: 'Tên pháp lý của trường và nơi tra cứu',
  },
  'apply.films': {
    note: 'Before links to three short films',
    editable: true,
    zh: '短片',
    en: 'Short films',
    vi: 'Phim ngắn',
  },
});
