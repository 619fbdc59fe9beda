import { defineMessages } from '../../contract/messages.ts';

/** Words of the drawing of what a programme is made of. */
export const planMessages = defineMessages({
  'plan.courses': {
    note: 'After the name of a part of a programme: how many courses it has',
    zh: '{n} 门',
    en: '{n, plural, one {# course} other {# courses}}',
    vi: '{n} môn',
  },
  'plan.each': {
    note: 'After the number of courses: credits of each of them',
    zh: '每门 {n} 学分',
    en: '{n, plural, one {# credit} other {# credits}} each',
    vi: 'mỗi môn {n} tín chỉ',
  },
  'plan.credits': {
    note: 'After the name of a part of a programme: its credits',
    zh: '{n} 学分',
    en: '{n, plural, one {# credit} other {# credits}}',
    vi: '{n} tín chỉ',
  },
  'plan.term': {
    note: 'Heading of the drawing of one term: how many weeks it has',
    zh: '一期 {n} 周',
    en: 'A term of {n, plural, one {# week} other {# weeks}}',
    vi: 'Mỗi kỳ {n} tuần',
  },
  'plan.per_year': {
    note: 'After that: how many terms a year has',
    zh: '一年 {n} 期',
    en: '{n} terms a year',
    vi: 'mỗi năm {n} kỳ',
  },
  'plan.weeks': {
    note: 'After what the weeks of a term are for: how many they are',
    zh: '{n} 周',
    en: '{n, plural, one {# week} other {# weeks}}',
    vi: '{n} tuần',
  },
  'plan.preparation': {
    note: 'What the first weeks of a term are for: one reads before the classes begin',
    zh: '预习',
    en: 'Reading',
    vi: 'Đọc trước',
  },
  'plan.classes': { note: 'What weeks of a term are for: they have classes', zh: '上课', en: 'Classes', vi: 'Lên lớp' },
  'plan.assignment': {
    note: 'What the last weeks of a term are for: one writes the assignment',
    zh: '写作业',
    en: 'Assignment',
    vi: 'Làm bài',
  },
  'plan.topics': {
    note: 'Over the subjects that the school names',
    editable: true,
    zh: '学校写明要学的内容',
    en: 'What the school says is taught',
    vi: 'Nội dung học mà trường nêu',
  },
  'plan.ask': {
    note: 'After such a question; a link to the form',
    editable: true,
    zh: '我们替你问学校，书面答复给你。',
    en: 'We ask the school for you, in writing.',
    vi: 'Chúng tôi hỏi trường giúp bạn, trả lời bằng văn bản.',
  },
});
