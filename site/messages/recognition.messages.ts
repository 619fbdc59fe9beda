import { defineMessages } from '../../contract/messages.ts';

/** Texts of the page with the rules of recognition. */
export const recognitionMessages = defineMessages({
  'recognition.page.trail': {
    note: 'Name of the page in the way back',
    editable: true,
    zh: '学历认可',
    en: 'Recognition',
    vi: 'Công nhận bằng',
  },
  'recognition.page.eyebrow': {
    note: 'Line above the heading of the page',
    editable: true,
    zh: '规定、用途、核实方法',
    en: 'The rules, the uses, what to check',
    vi: 'Quy định, mục đích, cách kiểm tra',
  },
  'recognition.page.title': {
    note: 'Heading and title of the page on recognition',
    editable: true,
    zh: '海外在线学位，在国内能怎么用',
    en: 'Is an online degree from abroad recognised at home?',
    vi: 'Bằng trực tuyến của nước ngoài dùng được ở đâu?',
  },
  'recognition.page.description': {
    note: 'Summary of the page for search engines',
    editable: true,
    zh: '中国教育部留服认证和越南教育培训部学历认可的现行规定：公务员、事业单位、企业晋升、落户、读博、海外就业分别怎么看，付款前要核实什么。每条附日期和出处。',
    en: 'How China, Vietnam, Singapore, Hong Kong and Malaysia treat online degrees from abroad: civil service, companies, a doctorate, work abroad, and what to check before paying. Each rule with its source.',
    vi: 'Việt Nam và Trung Quốc xử lý bằng trực tuyến của nước ngoài ra sao: công chức, doanh nghiệp, học tiếp, làm việc ở nước ngoài, và cần kiểm tra gì trước khi đóng tiền. Mỗi quy định có ngày và nguồn.',
  },
  'recognition.elsewhere': {
    note: 'Heading of what holds in other places, one line each',
    zh: '新加坡、香港、马来西亚',
    en: 'Singapore, Hong Kong, Malaysia',
    vi: 'Singapore, Hồng Kông, Malaysia',
  },
  'recognition.elsewhere.mark': {
    note: 'Mark beside that heading: what holds in most of those places',
    zh: '多由用人单位定',
    en: 'Employers mostly decide',
    vi: 'Chủ yếu do nơi tuyển dụng',
  },
  'recognition.elsewhere.else': {
    note: 'After those lines: what holds in all places that are not named',
    zh: '其他地方：问你的用人单位或主管部门，要问什么，我们告诉你。',
    en: 'Elsewhere: ask your employer or the authority; we tell you what to ask.',
    vi: 'Nơi khác: hãy hỏi nơi bạn làm việc hoặc cơ quan có thẩm quyền; chúng tôi cho bạn biết cần hỏi gì.',
  },
  'recognition.elsewhere.singapore': {
    note: 'Name of the place, before its line',
    zh: '新加坡',
    en: 'Singapore',
    vi: 'Singapore',
  },
  'recognition.elsewhere.singapore.rule': {
    note: 'What the Ministry of Education says of foreign degrees',
    zh: '没有统一认可海外学位的机构，由用人单位自己决定。',
    en: 'No central authority recognises foreign degrees; the employer decides.',
    vi: 'Không có cơ quan chung công nhận bằng nước ngoài; nơi tuyển dụng quyết định.',
  },
  'recognition.elsewhere.singapore.civil': {
    note: 'Name of a use, before its line: posts in the civil service of Singapore',
    zh: '新加坡公务员',
    en: 'Singapore, civil service',
    vi: 'Công chức Singapore',
  },
  'recognition.elsewhere.singapore.civil.rule': {
    note: 'What the Ministry of Finance says of foreign degrees in the civil service',
    zh: '接受获所在国政府认可的学位。',
    en: 'A degree accredited by its home government is acceptable.',
    vi: 'Chấp nhận bằng được chính phủ nước cấp bằng công nhận.',
  },
  'recognition.elsewhere.hongkong': {
    note: 'Name of the place, before its line',
    zh: '香港',
    en: 'Hong Kong',
    vi: 'Hồng Kông',
  },
  'recognition.elsewhere.hongkong.rule': {
    note: 'What the Education Bureau says of courses from elsewhere that are run in Hong Kong',
    zh: '在香港开办的境外课程须注册或获豁免，先查名册。完全从境外在线修读的课程，这一页没有写，要问用人单位。',
    en: 'Foreign courses run in Hong Kong have to be registered or exempted: look them up first. Of courses taken wholly online from abroad that page does not speak: ask your employer.',
    vi: 'Khóa học nước ngoài mở tại Hồng Kông phải đăng ký hoặc được miễn: hãy tra danh sách trước. Trang này không nói về khóa học hoàn toàn trực tuyến từ nước ngoài: hãy hỏi nơi bạn làm việc.',
  },
  'recognition.elsewhere.malaysia': {
    note: 'Name of the place, before its line',
    zh: '马来西亚',
    en: 'Malaysia',
    vi: 'Malaysia',
  },
  'recognition.elsewhere.malaysia.rule': {
    note: 'What a website says of foreign degrees in the public service of Malaysia',
    zh: '2017 年起，公职所需学历由马来西亚学术资格鉴定机构（MQA）认可；这是第三方资料，请直接问 MQA。',
    en: 'Since 2017 the Malaysian Qualifications Agency (MQA) recognises degrees for the public service. This is a third-party source: ask the MQA itself.',
    vi: 'Từ năm 2017, Cơ quan Bằng cấp Malaysia (MQA) công nhận văn bằng cho khu vực công. Đây là nguồn của bên thứ ba: hãy hỏi thẳng MQA.',
  },
  'recognition.page.ask': {
    note: 'Button to the contact page',
    editable: true,
    zh: '咨询我的情况',
    en: 'Ask about your case',
    vi: 'Hỏi về trường hợp của bạn',
  },
  'recognition.page.words': {
    note: 'Other words that the page is found by',
    zh: '留服认证 留服 CSCSE 学历认证 公务员 落户 职称',
    en: 'CSCSE certification NARIC recognition civil service hukou Singapore Hong Kong Malaysia',
    vi: 'NARIC công nhận văn bằng Cục Quản lý chất lượng CSCSE',
  },
});
