import { defineMessages } from '../../contract/messages.ts';

/** Texts of the company page beside its content. */
export const aboutMessages = defineMessages({
  'about.page': { note: 'Title of the page in the browser', zh: '公司介绍', en: 'About us', vi: 'Giới thiệu công ty' },
  'about.eyebrow': { note: 'Line above the heading', zh: '关于我们', en: 'About us', vi: 'Về chúng tôi' },
  'about.book': { note: 'Button to the contact page', zh: '联系我们', en: 'Get in touch', vi: 'Liên hệ' },
  'about.to_partners': {
    note: 'Button to the institutions',
    zh: '查看院校',
    en: 'See the schools',
    vi: 'Xem các trường',
  },
  'about.story_eyebrow': {
    note: 'Line above the company’s story',
    zh: '做什么，不做什么',
    en: 'What we do and do not do',
    vi: 'Việc chúng tôi làm và không làm',
  },
  'about.story_title': {
    note: 'Heading of the company’s story',
    zh: '先说清楚，再谈申请',
    en: 'Plain answers before any application',
    vi: 'Nói rõ trước, nộp hồ sơ sau',
  },
  'about.chain_eyebrow': {
    note: 'Line above the list of who does what between applicant, school, platform and us',
    zh: '各方关系',
    en: 'Who is who',
    vi: 'Ai làm gì',
  },
  'about.chain_title': {
    note: 'Heading of that list',
    zh: '谁录取，谁收钱，谁退费',
    en: 'Who decides, who is paid, who refunds',
    vi: 'Ai quyết định, ai thu tiền, ai hoàn tiền',
  },
  'about.agreements': {
    note: 'Last question of that list',
    zh: '我们和学校有协议吗？',
    en: 'Do we have agreements with schools?',
    vi: 'Chúng tôi có thỏa thuận với trường không?',
  },
  'about.agreements_who': {
    note: 'How many agreements are signed; {n} is their number',
    zh: '已签协议：{n} 所',
    en: '{n, plural, one {One signed} other {# signed}}',
    vi: 'Đã ký: {n} trường',
  },
  'about.agreements_text': {
    note: 'Under that number',
    zh: '和哪所学校有协议，会写在它的页面上；没写的就是没有，你可以自己直接申请。',
    en: 'Where there is an agreement, the school’s page says so. Where none is named there is none, and you can apply to the school yourself.',
    vi: 'Trường nào có thỏa thuận sẽ ghi trên trang của trường đó; không ghi nghĩa là không có, và bạn có thể tự nộp hồ sơ.',
  },
  'about.values_eyebrow': { note: 'Line above the values', zh: '工作原则', en: 'How we work', vi: 'Cách làm việc' },
  'about.values_title': {
    note: 'Heading of the values',
    zh: '写下来，照着做',
    en: 'The rules we keep',
    vi: 'Những nguyên tắc chúng tôi giữ',
  },
  'about.team_eyebrow': { note: 'Line above the team', zh: '团队', en: 'The team', vi: 'Đội ngũ' },
  'about.team_title': {
    note: 'Heading of the team',
    zh: '与你沟通的顾问',
    en: 'Who you will talk to',
    vi: 'Người trao đổi với bạn',
  },
  'about.team_samples': {
    note: 'Text under the heading of the team while it holds sample people',
    zh: '选校、读博、文书和签证、越南语，各有专人和你谈。以下人物为示例。',
    en: 'Choosing a school, a doctorate, essays and visas, Vietnamese: for each there is somebody to talk to. The people below are samples.',
    vi: 'Chọn trường, học tiến sĩ, bài luận và visa, tiếng Việt: việc nào cũng có người trao đổi với bạn. Các nhân vật dưới đây chỉ để minh họa.',
  },
  'about.milestones_eyebrow': { note: 'Line above the milestones', zh: '公司历程', en: 'Milestones', vi: 'Dấu mốc' },
  'about.milestones_title': {
    note: 'Heading of the milestones',
    zh: '刚刚起步',
    en: 'A young company',
    vi: 'Chặng đường mới bắt đầu',
  },
  'about.partners_eyebrow': {
    note: 'Line above the schools that we advise on',
    zh: '院校',
    en: 'Schools',
    vi: 'Các trường',
  },
});
