import { defineMessages } from '../../contract/messages.ts';

const CHIP = 'Button of one tap: what the visitor wants the degree for';
const CHINA = 'Verdict for a purpose, for readers in China: who decides and what to check';
const VIETNAM = 'Verdict for a purpose, for readers in Vietnam: who decides and what to check';

/** The visitor's purpose, and what a degree that is studied online means for it; the rules are in content/recognition.yaml. */
export const purposeVerdictMessages = defineMessages({
  'purpose.ask': {
    note: 'Before the buttons that choose a purpose',
    zh: '这个学位，你主要想用在哪里？',
    en: 'What do you want it for?',
    vi: 'Bạn học chủ yếu để:',
  },
  'purpose.civil': { note: CHIP, zh: '公务员、事业单位', en: 'Civil service', vi: 'Thi công chức' },
  'purpose.job': { note: CHIP, zh: '民企外企晋升', en: 'Promotion', vi: 'Thăng tiến' },
  'purpose.settle': { note: CHIP, zh: '落户积分', en: 'Household registration (hukou)', vi: 'Nhập hộ khẩu' },
  'purpose.phd': { note: CHIP, zh: '读博', en: 'A doctorate', vi: 'Học tiến sĩ' },
  'purpose.abroad': { note: CHIP, zh: '移民、海外就业', en: 'Migration, work abroad', vi: 'Ra nước ngoài' },
  'purpose.self': { note: CHIP, zh: '自我提升', en: 'Learning', vi: 'Nâng cao bản thân' },
  'rule.possible': {
    note: 'The rule in one line, where the reader’s country can recognise the degree',
    zh: '可以申请学历认证；企业是否认可，由用人单位决定。',
    en: 'It can be certified; employers decide for themselves.',
    vi: 'Có thể làm thủ tục công nhận bằng; nơi bạn làm việc tự quyết định có chấp nhận bằng hay không.',
  },
  'rule.not-possible': {
    note: 'The rule in one line, at the head of a programme’s page, where China does not certify a degree studied in this way',
    zh: '全程在境内线上读，一般办不了教育部留服认证；企业是否认可，由用人单位决定。',
    en: 'In Singapore and Malaysia, as in most countries, employers mostly decide: ask HR before you pay.',
    vi: 'Học hoàn toàn trực tuyến từ Trung Quốc thường không được công nhận tại đó; nơi bạn làm việc tự quyết định có chấp nhận bằng hay không.',
  },
  'rule.case-by-case': {
    note: 'The rule in one line, at the head of a programme’s page, where each case is reviewed',
    zh: '学历认可逐案审查；企业是否认可，由用人单位决定。',
    en: 'Recognition is reviewed case by case; employers decide for themselves.',
    vi: 'Nơi bạn làm việc tự quyết định có chấp nhận bằng hay không; cơ quan nhà nước xét công nhận từng trường hợp.',
  },
  'uses.own': {
    note: 'Mark of the uses of a degree on which no office decides',
    zh: '由单位或你自己判断',
    en: 'Your employer or you decide',
    vi: 'Nơi làm việc hoặc chính bạn quyết định',
  },
  'uses.own.which': {
    note: 'The uses of that mark',
    zh: '民企外企晋升、跳槽、自我提升。先请人事书面确认，再报名。',
    en: 'Promotion, a new job, learning. Get your employer’s answer in writing first.',
    vi: 'Thăng tiến, đổi việc, nâng cao bản thân: hỏi phòng nhân sự trước.',
  },
  'uses.not-possible': {
    note: 'Mark of the uses of a degree for which China asks for its certification',
    zh: '要留服认证',
    en: 'Chinese certification is required',
    vi: 'Cần giấy chứng nhận của Trung Quốc',
  },
  'uses.not-possible.which': {
    note: 'The uses of that mark, for a degree that is studied wholly online',
    zh: '考公务员，以及要求留服认证的落户、国内读博：全程在线的一般办不了，不建议为此报读。',
    en: 'In Singapore, Hong Kong and Malaysia your employer mostly decides. Where China’s certification is asked for, a wholly online degree is not accepted.',
    vi: 'Thi công chức, nhập hộ khẩu hoặc học tiến sĩ tại đó khi được yêu cầu: bằng trực tuyến thường không có.',
  },
  'uses.case-by-case': {
    note: 'Mark of the uses of a degree for which an office looks at each case',
    zh: '逐案审查',
    en: 'Reviewed case by case',
    vi: 'Cơ quan nhà nước xét từng trường hợp',
  },
  'uses.case-by-case.which': {
    note: 'The uses of that mark',
    zh: '考公务员、国内读博：先问清招录机关或学校要不要认可。',
    en: 'Civil service and a doctorate at home: ask first whether recognition is needed.',
    vi: 'Thi công chức, học tiến sĩ trong nước: hỏi trước nơi tuyển dụng hoặc cơ sở đào tạo có cần công nhận bằng không.',
  },
  'verdict.employer': {
    note: 'Mark of a use on which employers decide',
    zh: '看单位',
    en: 'Employer decides',
    vi: 'Công ty quyết định',
  },
  'verdict.own': {
    note: 'Mark of a use that is the reader’s own affair',
    zh: '自己定',
    en: 'Up to you',
    vi: 'Tùy bạn',
  },
  'verdict.china.civil': {
    note: CHINA,
    zh: '考公务员要交留服认证，全程在线的学位办不了；事业单位和职称，凡通知里要这份认证的，也办不了。',
    en: 'Singapore’s civil service looks for a degree accredited in the country that awards it; China’s asks for certification, which no wholly online degree gets.',
    vi: 'Thi công chức cần giấy chứng nhận mà bằng học trực tuyến không có.',
  },
  'verdict.china.job': {
    note: CHINA,
    zh: '由用人单位决定。有的单位也要留服认证，先请人事部门书面确认。',
    en: 'Your employer decides, in Singapore as in China, where some ask for certification; get the answer in writing first.',
    vi: 'Do công ty quyết định; hãy hỏi phòng nhân sự bằng văn bản trước.',
  },
  'verdict.china.settle': {
    note: CHINA,
    zh: '看所在城市的政策。凡要留服认证的，全程在线的学位不能加分。',
    en: 'Each city decides; where it asks for certification, a wholly online degree earns no points.',
    vi: 'Tùy từng thành phố; nơi cần giấy chứng nhận thì bằng trực tuyến không được tính điểm.',
  },
  'verdict.china.phd': {
    note: CHINA,
    zh: '由招生学校决定。国内高校如要求留服认证，就不能报考；境外学校按自己的规则。',
    en: 'The university you apply to decides; one in China may require certification.',
    vi: 'Do trường tuyển sinh quyết định; trường ở Trung Quốc có thể yêu cầu giấy chứng nhận.',
  },
  'verdict.vietnam.civil': {
    note: VIETNAM,
    zh: '由招录机关决定；要求学历认可的，由质量管理局逐案审查。',
    en: 'The recruiting body decides; where it asks for recognition, each case is reviewed.',
    vi: 'Do cơ quan tuyển dụng quyết định; nếu cần công nhận bằng, hồ sơ được xét từng trường hợp.',
  },
  'verdict.vietnam.job': {
    note: VIETNAM,
    zh: '由用人单位决定；经你同意，单位也可以申请学历认可。',
    en: 'Your employer decides, and may apply for recognition with your consent.',
    vi: 'Nơi bạn làm việc quyết định; nếu bạn đồng ý, nơi đó cũng có thể thay bạn xin công nhận bằng.',
  },
  'verdict.vietnam.phd': {
    note: VIETNAM,
    zh: '由招生高校自行评估，必要时要求先办学历认可。',
    en: 'The admitting university decides and may ask you to have the degree recognised first.',
    vi: 'Do trường tuyển sinh tự đánh giá; khi cần, trường yêu cầu làm thủ tục công nhận trước.',
  },
  'verdict.abroad': {
    note: 'Verdict for work or study abroad; {accreditor} is the body that answers for the school’s quality',
    zh: '由当地雇主或学校决定，通常看院校认证。这所学校的认证机构：{accreditor}。',
    en: 'Decided in that country, usually by the school’s accreditation at home: {accreditor}.',
    vi: 'Do nơi đó quyết định, thường dựa vào kiểm định. Trường này do {accreditor} kiểm định.',
  },
  'verdict.abroad_unknown': {
    note: 'The same where no source names the body that answers for the school’s quality',
    zh: '由当地雇主或学校决定，通常看院校认证。这所学校的认证待确认。',
    en: 'Decided in that country, usually by the school’s accreditation, which we have not confirmed yet.',
    vi: 'Do nơi đó quyết định, thường dựa vào kiểm định. Kiểm định của trường này chưa xác nhận.',
  },
  'verdict.self': {
    note: 'Verdict for learning; {length} is the time to the degree, as "24 months"',
    zh: '不需要谁认可，看内容是否有用、时间排不排得开（学制 {length}）。',
    en: 'No approval needed; check the content and your time ({length}).',
    vi: 'Không cần thủ tục công nhận. Quan trọng là nội dung và thời gian: {length}.',
  },
  'verdict.self_unknown': {
    note: 'The same where no source says how long the degree takes',
    zh: '不需要谁认可，看内容是否有用、时间排不排得开。',
    en: 'No approval needed; check the content and your time.',
    vi: 'Không cần thủ tục công nhận. Quan trọng là nội dung và thời gian.',
  },
});
