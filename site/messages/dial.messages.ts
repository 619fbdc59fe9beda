import { defineMessages } from '../../contract/messages.ts';

/** Words on the 24-hour dial, and what it says to those who cannot see it. */
export const dialMessages = defineMessages({
  'dial.title': {
    note: 'What the dial shows, for screen readers; {parts} are sentences like the following, joined',
    zh: '24 小时表盘：{parts}',
    en: '24-hour dial: {parts}',
    vi: 'Mặt đồng hồ 24 giờ: {parts}',
  },
  'dial.title.work': {
    note: 'Working hours, in full hours',
    zh: '上班 {from}–{to} 时',
    en: 'at work from {from}:00 to {to}:00',
    vi: 'đi làm từ {from} đến {to} giờ',
  },
  'dial.title.open': {
    note: 'No source names class times',
    zh: '上课时间待确认',
    en: 'class times not yet confirmed',
    vi: 'chưa rõ giờ học',
  },
  'dial.title.self_paced': {
    note: 'One studies at hours of one’s own choice',
    zh: '学习时间自己定',
    en: 'study hours are yours to choose',
    vi: 'tự chọn giờ học',
  },
  'dial.title.weekly.programme': {
    note: 'Hours of study a week; {hours} is a number or a range',
    zh: '每周学习 {hours} 小时',
    en: '{hours} hours of study a week',
    vi: 'mỗi tuần học {hours} giờ',
  },
  'dial.title.weekly.course': {
    note: 'Hours of study a week for one course; {hours} is a number or a range',
    zh: '每门课每周 {hours} 小时',
    en: '{hours} hours a week for each course',
    vi: 'mỗi môn {hours} giờ một tuần',
  },
  'dial.work': {
    note: 'Working hours, on the ring: the word and both hours, at most ten letters wide',
    zh: '上班 {from}–{to}',
    en: 'Work {from}–{to}',
    vi: 'Đi làm {from}–{to}',
  },
  'dial.caption': {
    note: 'Beside the dial: what the ring is, and the working hours on it; {from} and {to} are full hours',
    zh: '一圈 24 小时，上班 {from}–{to} 点',
    en: 'The ring is one day; blue is work, {from}–{to}',
    vi: 'Vòng tròn là 24 giờ, màu xanh: giờ làm {from}–{to}',
  },
  'dial.unit.programme': {
    note: 'Under the number of weekly hours, inside the dial',
    zh: '小时 / 周',
    en: 'hours a week',
    vi: 'giờ mỗi tuần',
  },
  'dial.unit.course': {
    note: 'Under the number of weekly hours of one course, inside the dial; a narrow place',
    zh: '小时 / 周 / 每门课',
    en: 'h a week, each course',
    vi: 'giờ/tuần mỗi môn',
  },
  'dial.short_unit.programme': {
    note: 'The same in a smaller dial, at most eight letters',
    zh: '小时/周',
    en: 'h a week',
    vi: 'giờ/tuần',
  },
  'dial.short_unit.course': {
    note: 'Of one course, in a smaller dial, at most nine letters; in Chinese the hours are left to the words beside it',
    zh: '每门每周',
    en: 'h/wk each',
    vi: 'giờ/môn',
  },
  'dial.self_paced': {
    note: 'In the middle of the dial where the hours are one’s own to choose: one short word',
    zh: '自己定',
    en: 'own pace',
    vi: 'tự do',
  },
  'dial.ask_hours': {
    note: 'Above that word: what is not known, the hours of study; at most eight letters',
    zh: '学时',
    en: 'hours',
    vi: 'giờ học',
  },
  'dial.ask': {
    note: 'In the middle of the dial where nothing is known yet: one short word, that we ask the school',
    zh: '待问',
    en: 'to ask',
    vi: 'chưa rõ',
  },
  'dial.ask_letter': {
    note: 'The same in the smallest dial, one letter: 问, or a question mark',
    zh: '问',
    en: '?',
    vi: '?',
  },
  'dial.legend.work': {
    note: 'Legend of the dials: the reader’s working hours',
    zh: '上班时间',
    en: 'At work',
    vi: 'Giờ làm việc',
  },
  'dial.legend.free': {
    note: 'Legend of the dials: the hours that the visitor said are free',
    zh: '你的空闲时段',
    en: 'Your free hours',
    vi: 'Giờ rảnh của bạn',
  },
  'dial.legend.class': { note: 'Legend of the dials', zh: '直播课', en: 'Live classes', vi: 'Giờ lên lớp' },
  'dial.legend.weekly': {
    note: 'Legend of the dials: hours of study a week, a dot for each',
    zh: '每周学习时间：一个圆点 1\u00a0小时',
    en: 'Weekly study: one dot is one hour',
    vi: 'Giờ học một tuần: mỗi chấm là 1 giờ',
  },
  'dial.legend.ask': {
    note: 'Legend of the dials: class times that no source names',
    zh: '上课时间待确认',
    en: 'Class times not yet confirmed',
    vi: 'Chưa rõ giờ lên lớp',
  },
});
