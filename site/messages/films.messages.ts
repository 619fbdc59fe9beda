import { defineMessages } from '../../contract/messages.ts';

/** Texts of the two film sections of the home page and of the film player. */
export const filmMessages = defineMessages({
  'why.eyebrow': {
    note: 'Line above the heading of the why-choose section',
    editable: true,
    zh: '为什么选择我们',
    en: 'Why choose us',
    vi: 'Vì sao chọn chúng tôi',
  },
  'why.title': {
    note: 'Heading of the why-choose section',
    editable: true,
    zh: '四件事，对每位学员都这样做',
    en: 'Four things we do for everyone',
    vi: 'Bốn điều chúng tôi làm với mọi học viên',
  },
  'why.lead': {
    note: 'Text under the heading',
    editable: true,
    zh: '一个人跟到底，数字写出处，时间排得下，入学后还在。每件事有一段八秒无声短片。',
    en: 'One adviser throughout, a source for each figure, a week that works, and help after you enrol. Each has a silent clip of eight seconds; pause at any time.',
    vi: 'Một cố vấn theo bạn từ đầu, số liệu có nguồn, lịch học vừa với công việc. Mỗi điều xem trong tám giây, không có âm thanh.',
  },
  'services.eyebrow': {
    note: 'Line above the heading of the service section',
    editable: true,
    zh: '我们的服务',
    en: 'Our services',
    vi: 'Dịch vụ',
  },
  'services.title': {
    note: 'Heading of the service section',
    editable: true,
    zh: '我们从四个方面帮你',
    en: 'Four ways we help',
    vi: 'Bốn cách chúng tôi hỗ trợ bạn',
  },
  'services.lead': {
    note: 'Text under the heading',
    editable: true,
    zh: '批注文书、补基础课、安排学习、办活动，点开看短片。',
    en: 'Tap a card for an eight-second film of each, without sound.',
    vi: 'Bài luận, kiến thức nền, môn học, bạn học: chạm để xem video tám giây, không tiếng.',
  },
  'services.tabs': {
    note: 'Name of the tab list, for screen readers',
    zh: '服务内容',
    en: 'Services',
    vi: 'Các dịch vụ',
  },
  'film.watch': {
    note: 'Name of the link that opens a film; {title} is its title',
    zh: '播放短片：{title}',
    en: 'Watch the film: {title}',
    vi: 'Xem phim: {title}',
  },
  'film.length': {
    note: 'Length of a film on its poster; {seconds} is a number',
    zh: '{seconds} 秒',
    en: '{seconds} s',
    vi: '{seconds} giây',
  },
  'film.play': { note: 'Button that starts a film', zh: '播放短片', en: 'Play the film', vi: 'Phát phim' },
  'film.pause': { note: 'Button that stops a film', zh: '暂停短片', en: 'Pause the film', vi: 'Tạm dừng phim' },
  'film.captions': { note: 'Switch for the captions of a film', zh: '字幕', en: 'Captions', vi: 'Phụ đề' },
  'film.sound': { note: 'Switch for the sound of a film', zh: '声音', en: 'Sound', vi: 'Âm thanh' },
  'film.close': { note: 'Button that closes the film dialog', zh: '关闭短片', en: 'Close the film', vi: 'Đóng phim' },
  'film.page': {
    note: 'Link to the page of a film, where its captions can be read',
    zh: '短片页面与文字版',
    en: 'Film page with transcript',
    vi: 'Trang phim và nội dung bằng chữ',
  },
});
