/** The questions of the fit check and their answers: the site asks by them, the desk shows them (FIT-1, FIT-4). */
import { defineMessages } from '../messages.ts';

const SHORT = 'Fit check: short name of a question, beside its answer';
const PURPOSE = 'Fit check: answer on what the degree is for';
const FIELD = 'Fit check: answer on the field of study';
const HOURS = 'Fit check: answer on the hours a week for study';
const TIME = 'Fit check: answer on when somebody has time for study';
const DEGREE = 'Fit check: answer on degree and years of work';
const ENGLISH = 'Fit check: answer on the level of English';
const CHINA = 'Fit check: answer on the budget, in China';
const VIETNAM = 'Fit check: answer on the budget, in Vietnam';
const ELSEWHERE = 'Fit check: answer on the budget, in any other country';

/** Short names of the questions, and the answers. */
export const fitLabelMessages = defineMessages({
  'fit.p': { note: SHORT, zh: '用途', en: 'Purpose', vi: 'Mục đích' },
  'fit.p.civil': {
    note: PURPOSE,
    zh: '考公务员、进事业单位',
    en: 'Civil service or a public institution',
    vi: 'Thi công chức, vào đơn vị công lập',
  },
  'fit.p.job': {
    note: PURPOSE,
    zh: '在民企、外企晋升',
    en: 'Promotion in a private company',
    vi: 'Thăng tiến ở công ty tư nhân',
  },
  'fit.p.settle': {
    note: PURPOSE,
    zh: '积分落户、人才落户',
    en: 'Points for household registration',
    vi: 'Tính điểm nhập hộ khẩu (Trung Quốc)',
  },
  'fit.p.phd': { note: PURPOSE, zh: '以后读博士', en: 'A doctorate later', vi: 'Sau này học tiến sĩ' },
  'fit.p.abroad': {
    note: PURPOSE,
    zh: '去国外工作或移民',
    en: 'Work or a life abroad',
    vi: 'Làm việc hoặc định cư ở nước ngoài',
  },
  'fit.p.self': { note: PURPOSE, zh: '提升自己', en: 'Learning for myself', vi: 'Nâng cao bản thân' },
  'fit.f': { note: SHORT, zh: '方向', en: 'Field', vi: 'Lĩnh vực' },
  'fit.f.business': { note: FIELD, zh: '商科、MBA', en: 'Business, MBA', vi: 'Kinh doanh, MBA' },
  'fit.f.computing': {
    note: FIELD,
    zh: '计算机、数据、AI',
    en: 'Computing, data, AI',
    vi: 'Máy tính, dữ liệu, AI',
  },
  'fit.f.engineering': { note: FIELD, zh: '工程', en: 'Engineering', vi: 'Kỹ thuật' },
  'fit.f.psychology': { note: FIELD, zh: '心理学', en: 'Psychology', vi: 'Tâm lý học' },
  'fit.f.law': { note: FIELD, zh: '法律', en: 'Law', vi: 'Luật' },
  'fit.f.dba': {
    note: FIELD,
    zh: '工商管理博士（DBA）',
    en: 'Doctorate in business (DBA)',
    vi: 'Tiến sĩ kinh doanh (DBA)',
  },
  'fit.f.any': { note: FIELD, zh: '还没想好', en: 'Not decided yet', vi: 'Chưa quyết định' },
  'fit.h': { note: SHORT, zh: '每周时间', en: 'Hours a week', vi: 'Giờ mỗi tuần' },
  'fit.h.6': { note: HOURS, zh: '约 6 小时', en: 'About 6', vi: 'Khoảng 6 giờ' },
  'fit.h.12': { note: HOURS, zh: '约 12 小时', en: 'About 12', vi: 'Khoảng 12 giờ' },
  'fit.h.18': { note: HOURS, zh: '约 18 小时', en: 'About 18', vi: 'Khoảng 18 giờ' },
  'fit.h.25': { note: HOURS, zh: '25 小时以上', en: '25 or more', vi: 'Từ 25 giờ trở lên' },
  'fit.t': { note: SHORT, zh: '空闲时段', en: 'When free', vi: 'Lúc rảnh' },
  'fit.t.evening': { note: TIME, zh: '工作日晚上', en: 'Weekday evenings', vi: 'Buổi tối trong tuần' },
  'fit.t.weekend': { note: TIME, zh: '周末', en: 'Weekends', vi: 'Cuối tuần' },
  'fit.t.morning': { note: TIME, zh: '工作日清早', en: 'Early mornings', vi: 'Sáng sớm' },
  'fit.t.day': { note: TIME, zh: '工作日白天', en: 'Weekday daytime', vi: 'Ban ngày trong tuần' },
  'fit.t.any': {
    note: TIME,
    zh: '都可以，或不固定',
    en: 'Any time, or it varies',
    vi: 'Lúc nào cũng được, hoặc không cố định',
  },
  'fit.d': { note: SHORT, zh: '学历和工龄', en: 'Degree and work', vi: 'Bằng cấp, kinh nghiệm' },
  'fit.d.none': { note: DEGREE, zh: '还没有学士学位', en: 'No bachelor’s degree yet', vi: 'Chưa có bằng cử nhân' },
  'fit.d.bachelor': {
    note: DEGREE,
    zh: '学士，工作不满三年',
    en: 'Bachelor’s, under three years of work',
    vi: 'Cử nhân, đi làm dưới ba năm',
  },
  'fit.d.bachelor3': {
    note: DEGREE,
    zh: '学士，工作三年以上',
    en: 'Bachelor’s, three or more years of work',
    vi: 'Cử nhân, đi làm từ ba năm trở lên',
  },
  'fit.d.master': { note: DEGREE, zh: '已有硕士学位', en: 'A master’s degree', vi: 'Đã có bằng thạc sĩ' },
  'fit.e': { note: SHORT, zh: '英语', en: 'English', vi: 'Tiếng Anh' },
  'fit.e.no': {
    note: ENGLISH,
    zh: '还不够用英语上课',
    en: 'Not enough for classes yet',
    vi: 'Chưa đủ để học bằng tiếng Anh',
  },
  'fit.e.6': { note: ENGLISH, zh: '约雅思 6.0', en: 'About IELTS 6.0', vi: 'Khoảng IELTS 6.0' },
  'fit.e.6.5': { note: ENGLISH, zh: '约雅思 6.5', en: 'About IELTS 6.5', vi: 'Khoảng IELTS 6.5' },
  'fit.e.7': { note: ENGLISH, zh: '雅思 7.0 或更高', en: 'IELTS 7.0 or above', vi: 'IELTS 7.0 trở lên' },
  'fit.e.untested': { note: ENGLISH, zh: '没考过，说不准', en: 'Never tested', vi: 'Chưa thi bao giờ' },
  'fit.b': { note: SHORT, zh: '所在地和预算', en: 'Country and budget', vi: 'Nơi ở và ngân sách' },
  'fit.b.cn': { note: 'Fit check: heading of the budgets in China', zh: '中国', en: 'In China', vi: 'Ở Trung Quốc' },
  'fit.b.cn-80': { note: CHINA, zh: '8 万元以内', en: 'Up to ¥80,000', vi: 'Đến 80.000 tệ' },
  'fit.b.cn-150': { note: CHINA, zh: '15 万元以内', en: 'Up to ¥150,000', vi: 'Đến 150.000 tệ' },
  'fit.b.cn-250': { note: CHINA, zh: '25 万元以内', en: 'Up to ¥250,000', vi: 'Đến 250.000 tệ' },
  'fit.b.cn-open': { note: CHINA, zh: '还没定', en: 'Not decided', vi: 'Chưa định' },
  'fit.b.vn': { note: 'Fit check: heading of the budgets in Vietnam', zh: '越南', en: 'In Vietnam', vi: 'Ở Việt Nam' },
  'fit.b.vn-300': { note: VIETNAM, zh: '3 亿越南盾以内', en: 'Up to ₫300 million', vi: 'Đến 300 triệu đồng' },
  'fit.b.vn-550': { note: VIETNAM, zh: '5.5 亿越南盾以内', en: 'Up to ₫550 million', vi: 'Đến 550 triệu đồng' },
  'fit.b.vn-900': { note: VIETNAM, zh: '9 亿越南盾以内', en: 'Up to ₫900 million', vi: 'Đến 900 triệu đồng' },
  'fit.b.vn-open': { note: VIETNAM, zh: '还没定', en: 'Not decided', vi: 'Chưa định' },
  'fit.b.xx': {
    note: 'Fit check: heading of the budgets in any other country',
    zh: '其他国家和地区',
    en: 'Elsewhere',
    vi: 'Nơi khác',
  },
  'fit.b.xx-12': { note: ELSEWHERE, zh: '1.2 万美元以内', en: 'Up to US$12,000', vi: 'Đến 12.000 đô la Mỹ' },
  'fit.b.xx-20': { note: ELSEWHERE, zh: '2 万美元以内', en: 'Up to US$20,000', vi: 'Đến 20.000 đô la Mỹ' },
  'fit.b.xx-35': { note: ELSEWHERE, zh: '3.5 万美元以内', en: 'Up to US$35,000', vi: 'Đến 35.000 đô la Mỹ' },
  'fit.b.xx-open': { note: ELSEWHERE, zh: '还没定', en: 'Not decided', vi: 'Chưa định' },
});
