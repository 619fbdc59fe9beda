/** Labels of choices that more than one place shows: each stands here once. */
import { defineMessages } from './messages.ts';

/** Statuses of a registration. */
export const leadStatusMessages = defineMessages({
  'status.new': { note: 'Status of a registration', zh: '新登记', en: 'New', vi: 'Mới' },
  'status.contacted': { note: 'Status of a registration', zh: '已联系', en: 'Contacted', vi: 'Đã liên hệ' },
  'status.qualified': { note: 'Status of a registration', zh: '符合条件', en: 'Qualified', vi: 'Phù hợp' },
  'status.applied': { note: 'Status of a registration', zh: '已申请', en: 'Applied', vi: 'Đã nộp hồ sơ' },
  'status.enrolled': { note: 'Status of a registration', zh: '已入学', en: 'Enrolled', vi: 'Đã nhập học' },
  'status.lost': { note: 'Status of a registration', zh: '已流失', en: 'Lost', vi: 'Không thành công' },
});

/** What came of a call: on its button, and in the history. */
export const callOutcomeMessages = defineMessages({
  'call_outcome.no_answer': {
    note: 'What came of a call; a narrow button on phones',
    zh: '没接通',
    en: 'No answer',
    vi: 'Không nghe máy',
  },
  'call_outcome.call_back': {
    note: 'What came of a call, in the history: somebody answered, and another call was agreed',
    zh: '接通了，约了再打',
    en: 'Answered, next call agreed',
    vi: 'Đã nghe máy, hẹn gọi lại',
  },
  'call_outcome.talked': {
    note: 'What came of a call; a narrow button on phones',
    zh: '接通了',
    en: 'Answered',
    vi: 'Đã nghe máy',
  },
  'call_outcome.wrong_number': {
    note: 'What came of a call; a narrow button on phones',
    zh: '号码不对',
    en: 'Wrong number',
    vi: 'Sai số',
  },
});

/** Why a registration came to nothing. */
export const lostReasonMessages = defineMessages({
  'lost_reason.no_answer': {
    note: 'Why a registration came to nothing',
    zh: '无人接听',
    en: 'No answer',
    vi: 'Không nghe máy',
  },
  'lost_reason.wrong_number': {
    note: 'Why a registration came to nothing',
    zh: '号码错误',
    en: 'Wrong number',
    vi: 'Sai số',
  },
  'lost_reason.not_interested': {
    note: 'Why a registration came to nothing',
    zh: '没有意向',
    en: 'Not interested',
    vi: 'Không có nhu cầu',
  },
  'lost_reason.price': { note: 'Why a registration came to nothing', zh: '费用', en: 'Price', vi: 'Chi phí' },
  'lost_reason.recognition': {
    note: 'Why a registration came to nothing',
    zh: '学历认证',
    en: 'Degree recognition',
    vi: 'Công nhận bằng',
  },
  'lost_reason.timing': {
    note: 'Why a registration came to nothing',
    zh: '时间不合适',
    en: 'Timing',
    vi: 'Chưa đúng lúc',
  },
  'lost_reason.not_eligible': {
    note: 'Why a registration came to nothing',
    zh: '不符合条件',
    en: 'Not eligible',
    vi: 'Không đủ điều kiện',
  },
  'lost_reason.chose_other': {
    note: 'Why a registration came to nothing',
    zh: '选了其他机构',
    en: 'Chose somebody else',
    vi: 'Chọn nơi khác',
  },
  'lost_reason.duplicate': {
    note: 'Why a registration came to nothing',
    zh: '重复登记',
    en: 'Registered twice',
    vi: 'Đăng ký trùng',
  },
  'lost_reason.spam': { note: 'Why a registration came to nothing', zh: '垃圾信息', en: 'Spam', vi: 'Tin rác' },
  'lost_reason.other': { note: 'Why a registration came to nothing', zh: '其他', en: 'Other', vi: 'Khác' },
});

/** Degrees, by the code of `EDUCATION`. */
export const educationMessages = defineMessages({
  'education.0': {
    note: 'Degree of a person: nobody has said it',
    zh: '未填',
    en: 'Not known',
    vi: 'Chưa rõ',
  },
  'education.1': { note: 'Degree of a person', zh: '高中', en: 'High school', vi: 'THPT' },
  'education.2': { note: 'Degree of a person', zh: '大专', en: 'College', vi: 'Cao đẳng' },
  'education.3': { note: 'Degree of a person', zh: '本科', en: 'Bachelor’s', vi: 'Đại học' },
  'education.4': { note: 'Degree of a person', zh: '硕士及以上', en: 'Master’s or above', vi: 'Thạc sĩ trở lên' },
  'education.5': { note: 'Degree of a person', zh: '其他', en: 'Other', vi: 'Khác' },
});

/** Work experience, by the code of `WORKING_YEARS`. */
export const workingYearsMessages = defineMessages({
  'working_years.0': {
    note: 'Work experience of a person: nobody has said it',
    zh: '未填',
    en: 'Not known',
    vi: 'Chưa rõ',
  },
  'working_years.1': { note: 'Work experience of a person', zh: '在校', en: 'Student', vi: 'Sinh viên' },
  'working_years.2': { note: 'Work experience of a person', zh: '1–2 年', en: '1–2 years', vi: '1–2 năm' },
  'working_years.3': { note: 'Work experience of a person', zh: '3–5 年', en: '3–5 years', vi: '3–5 năm' },
  'working_years.4': { note: 'Work experience of a person', zh: '6 年以上', en: '6+ years', vi: '6 năm trở lên' },
});

/** Main reasons, by the code of `PURPOSE`. */
export const purposeMessages = defineMessages({
  'purpose.0': {
    note: 'Main reason of a person: nobody has said it',
    zh: '未填',
    en: 'Not known',
    vi: 'Chưa rõ',
  },
  'purpose.1': {
    note: 'Main reason of a person',
    zh: '提升知识技能',
    en: 'Knowledge and skills',
    vi: 'Kiến thức và kỹ năng',
  },
  'purpose.2': {
    note: 'Main reason of a person',
    zh: '职业证书',
    en: 'Professional certificate',
    vi: 'Chứng chỉ nghề nghiệp',
  },
  'purpose.3': { note: 'Main reason of a person', zh: '提升学历', en: 'A higher degree', vi: 'Học lên cao hơn' },
  'purpose.4': { note: 'Main reason of a person', zh: '拓展人脉', en: 'Networking', vi: 'Mở rộng quan hệ' },
  'purpose.5': {
    note: 'Main reason of a person',
    zh: '留学规划',
    en: 'Study-abroad planning',
    vi: 'Lập kế hoạch du học',
  },
  'purpose.6': { note: 'Main reason of a person', zh: '其他', en: 'Other', vi: 'Khác' },
});

/** How somebody asks to be reached first. */
export const contactByMessages = defineMessages({
  'contact_by.message': {
    note: 'How somebody asks to be reached first: a mark beside the registration, in files, notices and copies',
    zh: '先发消息',
    en: 'Text first',
    vi: 'Nhắn tin trước',
  },
});

/** How somebody came whom the staff entered. */
export const contactSourceMessages = defineMessages({
  'contact_source.walk_in': {
    note: 'How somebody came to the company: to the office, without a form',
    zh: '到店咨询',
    en: 'Walk-in',
    vi: 'Đến văn phòng',
  },
  'contact_source.phone': {
    note: 'How somebody came to the company: they rang',
    zh: '来电咨询',
    en: 'Phone call',
    vi: 'Gọi điện đến',
  },
  'contact_source.wechat': {
    note: 'How somebody came to the company',
    zh: '微信咨询',
    en: 'WeChat',
    vi: 'WeChat',
  },
  'contact_source.zalo': { note: 'How somebody came to the company', zh: 'Zalo 咨询', en: 'Zalo', vi: 'Zalo' },
  'contact_source.event': {
    note: 'How somebody came to the company: at a fair or a talk',
    zh: '线下活动',
    en: 'Event',
    vi: 'Sự kiện',
  },
  'contact_source.referral': {
    note: 'How somebody came to the company: somebody told them of it',
    zh: '熟人介绍',
    en: 'Referral',
    vi: 'Người quen giới thiệu',
  },
  'contact_source.other': {
    note: 'How somebody came to the company, without a form',
    zh: '其他方式',
    en: 'Another way',
    vi: 'Cách khác',
  },
});

/** How somebody agreed who ticked no box. */
export const consentMethodMessages = defineMessages({
  'consent_method.in_person': {
    note: 'How somebody agreed to be contacted: choice, and beside the consent',
    zh: '当面口头同意',
    en: 'Said in person',
    vi: 'Nói trực tiếp',
  },
  'consent_method.phone': {
    note: 'How somebody agreed to be contacted: choice, and beside the consent',
    zh: '电话中口头同意',
    en: 'Said by phone',
    vi: 'Nói qua điện thoại',
  },
  'consent_method.chat': {
    note: 'How somebody agreed to be contacted, by WeChat, Zalo or the like: choice, and beside the consent',
    zh: '聊天中同意',
    en: 'In a chat',
    vi: 'Qua tin nhắn',
  },
  'consent_method.writing': {
    note: 'How somebody agreed to be contacted, signed or by e-mail: choice, and beside the consent',
    zh: '书面同意',
    en: 'In writing',
    vi: 'Bằng văn bản',
  },
});

/** Languages in which somebody registered. */
export const localeMessages = defineMessages({
  'locale.zh': {
    note: 'Language of the page on which a person registered',
    zh: '中文',
    en: 'Chinese',
    vi: 'Tiếng Trung',
  },
  'locale.en': {
    note: 'Language of the page on which a person registered',
    zh: '英语',
    en: 'English',
    vi: 'Tiếng Anh',
  },
  'locale.vi': {
    note: 'Language of the page on which a person registered',
    zh: '越南语',
    en: 'Vietnamese',
    vi: 'Tiếng Việt',
  },
});

/** Roles of the staff. */
export const roleMessages = defineMessages({
  'role.editor': { note: 'Role of an account of the staff', zh: '编辑', en: 'Editor', vi: 'Biên tập viên' },
  'role.viewer': { note: 'Role of an account of the staff', zh: '只读', en: 'Viewer', vi: 'Người xem' },
  'role.consultant': { note: 'Role of an account of the staff', zh: '顾问', en: 'Consultant', vi: 'Tư vấn viên' },
  'role.manager': { note: 'Role of an account of the staff', zh: '管理员', en: 'Manager', vi: 'Quản lý' },
});
