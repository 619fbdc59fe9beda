import { defineMessages } from '../../contract/messages.ts';

/** Texts of the DBA page beside its content. */
export const dbaMessages = defineMessages({
  'dba.page': {
    note: 'Title of the page in the browser',
    editable: true,
    zh: 'DBA 博士项目',
    en: 'The DBA programme',
    vi: 'Chương trình tiến sĩ DBA',
  },
  'dba.trail': { note: 'Name of the page in the way back', zh: 'DBA 博士', en: 'DBA', vi: 'Tiến sĩ DBA' },
  'dba.eyebrow': {
    note: 'Line above the heading; {school} is the university’s name',
    editable: true,
    zh: '工商管理博士 · {school}',
    en: 'Doctor of Business Administration · {school}',
    vi: 'Tiến sĩ Quản trị Kinh doanh · {school}',
  },
  'dba.tabs': {
    note: 'Name of the ten tabs, for screen readers',
    zh: 'DBA 项目介绍',
    en: 'About the DBA',
    vi: 'Về chương trình DBA',
  },
  'dba.book': {
    note: 'Button to the form',
    editable: true,
    zh: '预约咨询',
    en: 'Book a consultation',
    vi: 'Đặt lịch tư vấn',
  },
  'dba.steps': {
    note: 'Button that opens the tab with the six steps of enrolment',
    editable: true,
    zh: '看入学流程',
    en: 'See the steps to enrol',
    vi: 'Xem quy trình nhập học',
  },
  'dba.recognition_eyebrow': {
    note: 'Line above the cards on recognition',
    editable: true,
    zh: '学历认可',
    en: 'Will the degree be recognised?',
    vi: 'Bằng dùng được ở đâu',
  },
});
