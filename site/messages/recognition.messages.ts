import { defineMessages } from '../../contract/messages.ts';

/** Texts of the page with the rules of recognition. */
export const recognitionMessages = defineMessages({
  'recognition.page.trail': {
    note: 'Name of the page in the way back',
    zh: '学历认可',
    en: 'Recognition',
    vi: 'Công nhận bằng',
  },
  'recognition.page.eyebrow': {
    note: 'Line above the heading of the page',
    zh: '规定、用途、核实方法',
    en: 'The rules, the uses, what to check',
    vi: 'Quy định, mục đích, cách kiểm tra',
  },
  'recognition.page.title': {
    note: 'Heading and title of the page on recognition',
    zh: '海外在线学位，在国内能怎么用',
    en: 'Is an online degree from abroad recognised at home?',
    vi: 'Bằng trực tuyến của nước ngoài dùng được ở đâu?',
  },
  'recognition.page.description': {
    note: 'Summary of the page for search engines',
    zh: '中国教育部留服认证和越南教育培训部学历认可的现行规定：公务员、事业单位、企业晋升、落户、读博、海外就业分别怎么看，付款前要核实什么。每条附日期和出处。',
    en: 'How China and Vietnam treat online degrees from abroad: civil service, companies, household registration, a doctorate, work abroad, and what to check before paying. Each rule with its date and source.',
    vi: 'Việt Nam và Trung Quốc xử lý bằng trực tuyến của nước ngoài ra sao: công chức, doanh nghiệp, học tiếp, làm việc ở nước ngoài, và cần kiểm tra gì trước khi đóng tiền. Mỗi quy định có ngày và nguồn.',
  },
  'recognition.page.ask': {
    note: 'Button to the contact page',
    zh: '咨询我的情况',
    en: 'Ask about your case',
    vi: 'Hỏi về trường hợp của bạn',
  },
  'recognition.page.words': {
    note: 'Other words that the page is found by',
    zh: '留服认证 留服 CSCSE 学历认证 公务员 落户 职称',
    en: 'CSCSE certification NARIC recognition civil service hukou',
    vi: 'NARIC công nhận văn bằng Cục Quản lý chất lượng CSCSE',
  },
});
