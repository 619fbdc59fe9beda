import { defineMessages } from '../../contract/messages.ts';

/** What a programme's card says: what is known in rows, and what we ask the school for the reader. */
export const programCardMessages = defineMessages({
  'card.classes': { note: 'Label of the times of live classes', zh: '上课', en: 'Classes', vi: 'Giờ học' },
  'card.weekly': { note: 'Label of the hours of study a week', zh: '每周', en: 'Weekly', vi: 'Mỗi tuần' },
  'card.length': { note: 'Label of the time to the degree', zh: '学制', en: 'Length', vi: 'Thời gian' },
  'card.cost': { note: 'Label of the tuition of the whole programme', zh: '总学费', en: 'Tuition', vi: 'Học phí' },
  'card.self_paced': {
    note: 'In place of class times, where one studies at one’s own pace',
    zh: '自定进度',
    en: 'At your own pace',
    vi: 'Tự định tiến độ',
  },
  'card.classes_open': {
    note: 'Small, after "at your own pace": no source says whether there are fixed class times',
    zh: '有没有直播课，替你问',
    en: 'we’ll ask about live classes',
    vi: 'có buổi học trực tiếp không, chúng tôi hỏi',
  },
  'card.at_work': {
    note: 'Behind the times of live classes that begin while the reader is at work',
    zh: '正在上班时间',
    en: 'while you are at work',
    vi: 'trùng giờ làm',
  },
  'card.zone_assumed': {
    note: 'Small, after class times at home: the source does not say whose clock it means',
    zh: '学校没写时区，按学校当地时间算',
    en: 'the school states no time zone: its own is assumed',
    vi: 'trường không ghi múi giờ, tạm tính theo giờ nơi trường',
  },
  'card.hours': {
    note: 'Hours of study a week; {hours} is a number or a range',
    zh: '{hours} 小时',
    en: '{hours} hours',
    vi: '{hours} giờ',
  },
  'card.class_form': {
    note: 'Label of what is known of classes whose times are not: whether they are live, whether they are recorded',
    zh: '上课方式',
    en: 'Class format',
    vi: 'Hình thức học',
  },
  'card.longest': {
    note: 'Label of the longest time allowed, where the usual one is not known',
    zh: '最长修读',
    en: 'Time limit',
    vi: 'Tối đa',
  },
  'card.years': {
    note: 'The longest time allowed, in years',
    zh: '{n} 年',
    en: '{n, plural, one {# year} other {# years}}',
    vi: '{n} năm',
  },
  'card.cost_in': {
    note: 'Small, after an amount: the year of its source',
    zh: '{year} 年资料',
    en: '{year} figure',
    vi: 'nguồn {year}',
  },
  'card.cost_open': {
    note: 'In place of the tuition where its source is more than three years old: we ask for this year’s',
    zh: '今年的替你问',
    en: 'we ask for this year’s',
    vi: 'hỏi mức năm nay giúp bạn',
  },
  'card.cost_old': {
    note: 'Small, after that: {money} is a price whose source, of {year}, is more than three years old',
    zh: '{year} 年：{money}',
    en: 'in {year}: {money}',
    vi: 'năm {year}: {money}',
  },
  'card.cost_read': {
    note: 'Small, after an amount whose source bears no year: the year in which we read it',
    zh: '{year} 年查阅',
    en: 'checked in {year}',
    vi: 'tra năm {year}',
  },
  'card.ask': {
    note: 'Before what of the four questions is not known: that we ask it',
    zh: '免费替你问：',
    en: 'We ask the school, free:',
    vi: 'Hỏi giúp miễn phí:',
  },
  'card.ask.classes': {
    note: 'In that list: when classes are',
    zh: '上课时间',
    en: 'class times',
    vi: 'giờ học',
  },
  'card.ask.weekly': {
    note: 'In that list: how many hours a week',
    zh: '每周学时',
    en: 'weekly hours',
    vi: 'số giờ mỗi tuần',
  },
  'card.ask.length': { note: 'In that list: how long it takes', zh: '学制', en: 'length', vi: 'thời gian học' },
  'card.ask.cost': {
    note: 'In that list: what it costs in all',
    zh: '总学费',
    en: 'total tuition',
    vi: 'tổng học phí',
  },
  'card.ask_first': {
    note: 'Mark of a programme whose title, edition or mode of study is not confirmed yet',
    zh: '先问清再报',
    en: 'We ask the school first',
    vi: 'Cần hỏi trường trước',
  },
  'card.ask_first_title': {
    note: 'The same at the head of a page, where the title was not seen at the school',
    zh: '先问清再报：学位名待确认',
    en: 'Degree title unconfirmed',
    vi: 'Tên bằng chưa xác nhận',
  },
  'card.only_from': {
    note: 'Mark on the card of a programme that takes applicants of one country alone',
    zh: '只收{country}申请人',
    en: 'Applicants from {country} only',
    vi: 'Chỉ nhận ứng viên từ {country}',
  },
});
