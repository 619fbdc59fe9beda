import { defineMessages } from '../../contract/messages.ts';

const FOR = 'Fit result: a reason for a programme, beside a tick';
const AGAINST = 'Fit result: what speaks against a programme';
const CHECK = 'Fit result: what somebody has to find out before deciding on a programme';

/** The words for what the rules of the fit check found: `site/sections/fit-result/rules/fit-rules.ts`. */
export const fitReasonMessages = defineMessages({
  'fit.reason.status.subject': {
    note: AGAINST,
    zh: '是什么专业还没有查到，可以请顾问先问学校',
    en: 'No source names the subject yet; an adviser can ask the school first',
    vi: 'Chưa có nguồn nào nêu ngành học; cố vấn có thể hỏi trường trước',
  },
  'fit.reason.country.open': {
    note: FOR,
    zh: '面向{country}的申请人',
    en: 'It is for applicants in {country}',
    vi: 'Dành cho người học ở {country}',
  },
  'fit.reason.country.closed': {
    note: AGAINST,
    zh: '只招{country}的申请人',
    en: 'Only for applicants in {country}',
    vi: 'Chỉ nhận người học ở {country}',
  },
  'fit.reason.purpose.self': {
    note: FOR,
    zh: '为自己学，不需要谁来认可',
    en: 'Learning for yourself needs nobody’s recognition',
    vi: 'Học cho bản thân thì không cần ai công nhận',
  },
  'fit.reason.purpose.possible': {
    note: FOR,
    zh: '可以用，由用人单位或对方学校决定',
    en: 'For this purpose the employer or university decides; it can count',
    vi: 'Mục đích này do nơi tuyển dụng hoặc nhà trường quyết định; có thể dùng được',
  },
  'fit.reason.purpose.not_possible': {
    note: AGAINST,
    zh: '全程线上的学位办不了留服认证，不能用于这个用途',
    en: 'A degree studied wholly online is not certified, and cannot serve this purpose',
    vi: 'Bằng học hoàn toàn trực tuyến không được chứng nhận nên không dùng được cho mục đích này',
  },
  'fit.reason.purpose.case': {
    note: CHECK,
    zh: '这个用途逐案审核，先问审核你学历的单位',
    en: 'This purpose is decided case by case; ask whoever will look at your degree first',
    vi: 'Mục đích này xét từng trường hợp; hãy hỏi trước nơi sẽ xét bằng của bạn',
  },
  'fit.reason.purpose.where': {
    note: CHECK,
    zh: '这个用途行不行，要看你在哪里，请在最后一题选好所在地',
    en: 'Whether it serves this purpose depends on where you live; say so in the last question',
    vi: 'Có dùng được cho mục đích này hay không còn tùy nơi bạn sống; hãy chọn ở câu cuối',
  },
  'fit.reason.purpose.elsewhere': {
    note: CHECK,
    zh: '我们没有查过你所在地对这个用途的规定，请先问审核你学历的单位',
    en: 'We have not looked up the rule for this purpose where you live; ask whoever will look at your degree',
    vi: 'Chúng tôi chưa tra quy định nơi bạn ở về mục đích này; hãy hỏi nơi sẽ xét bằng của bạn',
  },
  'fit.reason.hours.enough': {
    note: FOR,
    zh: '每周约需 {usual} 小时，你的时间够，{months} 个月可读完',
    en: 'It takes about {usual} hours a week, which you have: {months} months in all',
    vi: 'Cần khoảng {usual} giờ mỗi tuần, bạn có đủ: tổng cộng {months} tháng',
  },
  'fit.reason.hours.fixed': {
    note: AGAINST,
    zh: '按学期推进，每周约需 {usual} 小时，你有 {given} 小时',
    en: 'Fixed terms need about {usual} hours a week; you have {given}',
    vi: 'Học theo kỳ cố định, cần khoảng {usual} giờ mỗi tuần; bạn có {given} giờ',
  },
  'fit.reason.hours.slower': {
    note: CHECK,
    zh: '{months} 个月读完，每周约需 {usual} 小时，先问能不能放慢',
    en: 'To finish in {months} months takes about {usual} hours a week; ask if you can go slower',
    vi: 'Muốn xong trong {months} tháng cần khoảng {usual} giờ mỗi tuần; hãy hỏi có được học chậm hơn không',
  },
  'fit.reason.hours.months': {
    note: FOR,
    zh: '每周 {given} 小时，约 {months} 个月可读完',
    en: 'At {given} hours a week it takes about {months} months',
    vi: 'Mỗi tuần {given} giờ thì mất khoảng {months} tháng',
  },
  'fit.reason.hours.too_slow': {
    note: AGAINST,
    zh: '每周 {given} 小时，约需 {months} 个月，超过学校允许的 {most} 个月',
    en: 'At {given} hours a week it takes about {months} months; the school allows {most}',
    vi: 'Mỗi tuần {given} giờ mất khoảng {months} tháng, quá {most} tháng mà trường cho phép',
  },
  'fit.reason.time.within': {
    note: FOR,
    zh: '每周 {of} 次直播课，都在你有空的时段：{times}',
    en: '{of, plural, one {The weekly live class is} other {All # live classes a week are}} in your free hours: {times}',
    vi: '{of} buổi trực tiếp mỗi tuần đều vào giờ bạn rảnh: {times}',
  },
  'fit.reason.time.partly': {
    note: AGAINST,
    zh: '每周 {of} 次直播课，只有 {within} 次在你有空的时段：{times}',
    en: 'Only {within} of {of} live classes a week in your free hours: {times}',
    vi: 'Chỉ {within}/{of} buổi trực tiếp mỗi tuần vào giờ bạn rảnh: {times}',
  },
  'fit.reason.time.outside': {
    note: AGAINST,
    zh: '每周 {of} 次直播课，都不在你有空的时段：{times}',
    en: '{of, plural, one {The weekly live class is not} other {None of # live classes a week is}} in your free hours: {times}',
    vi: '{of} buổi trực tiếp mỗi tuần đều ngoài giờ bạn rảnh: {times}',
  },
  'fit.reason.time.zone': {
    note: CHECK,
    zh: '不知道你所在的时区，请把课程时间换算成当地时间：{times}',
    en: 'We do not know your time zone; see what these class times are where you live: {times}',
    vi: 'Chúng tôi chưa biết múi giờ của bạn; hãy tự đổi giờ lên lớp sau đây sang giờ nơi bạn ở: {times}',
  },
  'fit.reason.time.self_paced': {
    note: FOR,
    zh: '自定进度，什么时候学由你安排',
    en: 'Self-paced: you choose when to study',
    vi: 'Tự chọn tiến độ: học lúc nào do bạn sắp xếp',
  },
  'fit.reason.degree.none': {
    note: AGAINST,
    zh: '学校要求学士学位',
    en: 'The school asks for a bachelor’s degree',
    vi: 'Trường yêu cầu bằng cử nhân',
  },
  'fit.reason.degree.any': {
    note: FOR,
    zh: '学士学位符合学历要求',
    en: 'A bachelor’s degree meets the requirement',
    vi: 'Bằng cử nhân đáp ứng yêu cầu',
  },
  'fit.reason.degree.law': {
    note: CHECK,
    zh: '学校要求法学学位',
    en: 'The school asks for a law degree',
    vi: 'Trường yêu cầu bằng luật',
  },
  'fit.reason.degree.related': {
    note: CHECK,
    zh: '学校要求相近专业的学士学位',
    en: 'The school asks for a bachelor’s degree in a related field',
    vi: 'Trường yêu cầu bằng cử nhân ngành gần',
  },
  'fit.reason.degree.years': {
    note: AGAINST,
    zh: '要求 {years} 年工作经验',
    en: 'The school asks for {years} years of work',
    vi: 'Yêu cầu {years} năm kinh nghiệm làm việc',
  },
  'fit.reason.english.chinese': { note: FOR, zh: '中文授课', en: 'Taught in Chinese', vi: 'Dạy bằng tiếng Trung' },
  'fit.reason.english.chinese_needed': {
    note: CHECK,
    zh: '中文授课，你要能用中文学习',
    en: 'Taught in Chinese: you would study in Chinese',
    vi: 'Dạy bằng tiếng Trung: bạn phải học được bằng tiếng Trung',
  },
  'fit.reason.english.enough': {
    note: FOR,
    zh: '要求雅思 {ielts}，你的英语够',
    en: 'The school asks for IELTS {ielts}, and yours is enough',
    vi: 'Yêu cầu IELTS {ielts}, bạn đã đủ',
  },
  'fit.reason.english.below': {
    note: AGAINST,
    zh: '要求雅思 {ielts}，还差一些',
    en: 'The school asks for IELTS {ielts}: not there yet',
    vi: 'Yêu cầu IELTS {ielts}, bạn chưa đủ',
  },
  'fit.reason.english.untested': {
    note: CHECK,
    zh: '要求雅思 {ielts}，先测一次看看',
    en: 'The school asks for IELTS {ielts}: take a test to see where you are',
    vi: 'Yêu cầu IELTS {ielts}: hãy đi thi để biết mình ở mức nào',
  },
  'fit.reason.budget.within': {
    note: FOR,
    zh: '全部学费约 {cost}，在预算内',
    en: 'Total tuition is about {cost}, within your budget',
    vi: 'Tổng học phí khoảng {cost}, trong ngân sách',
  },
  'fit.reason.budget.above': {
    note: AGAINST,
    zh: '全部学费约 {cost}，超出你的预算 {limit}',
    en: 'Total tuition is about {cost}, above your {limit}',
    vi: 'Tổng học phí khoảng {cost}, vượt mức {limit} của bạn',
  },
  'fit.reason.budget.old': {
    note: CHECK,
    zh: '旧价约 {cost}，在预算内；今年的学费要问学校',
    en: 'An earlier price was about {cost}, within your budget; ask for this year’s',
    vi: 'Giá cũ khoảng {cost}, trong ngân sách; cần hỏi giá năm nay',
  },
});
