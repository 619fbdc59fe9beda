import { defineMessages } from '../../contract/messages.ts';

/** Texts of the pages of the eight films. */
export const filmPageMessages = defineMessages({
  'film_page.page_title': {
    note: 'Title of the page in the browser; {title} is the film’s',
    editable: true,
    zh: '短片：{title}',
    en: 'Film: {title}',
    vi: 'Phim ngắn: {title}',
  },
  'film_page.eyebrow_why': {
    note: 'Line above the heading, for films of the section "why choose us"',
    editable: true,
    zh: '为什么选择我们',
    en: 'Why choose us',
    vi: 'Vì sao chọn chúng tôi',
  },
  'film_page.eyebrow_service': {
    note: 'Line above the heading, for films of the service section',
    editable: true,
    zh: '我们的服务',
    en: 'Our services',
    vi: 'Dịch vụ',
  },
  'film_page.kind': {
    note: 'Line under a film that has no sound; {seconds} is a number',
    zh: '{seconds} 秒，无声，附三种语言的字幕',
    en: '{seconds} seconds, silent, with captions in three languages',
    vi: '{seconds} giây, không có âm thanh, có phụ đề ba ngôn ngữ',
  },
  'film_page.kind_sound': {
    note: 'Line under a film that has sound; {seconds} is a number',
    zh: '{seconds} 秒，有声音，附三种语言的字幕',
    en: '{seconds} seconds, with sound and captions in three languages',
    vi: '{seconds} giây, có tiếng và phụ đề ba ngôn ngữ',
  },
  'film_page.illustration': {
    note: 'Mark under the film: nobody in it is real',
    editable: true,
    zh: '动画示意，不是真实人物',
    en: 'Animation, no real people',
    vi: 'Hoạt hình minh họa, không phải người thật',
  },
  'film_page.transcript_title': {
    note: 'Heading of the transcript',
    zh: '文字版',
    en: 'Transcript',
    vi: 'Nội dung bằng chữ',
  },
  'film_page.poster': {
    note: 'Head of the description of the film’s picture',
    zh: '画面',
    en: 'The picture',
    vi: 'Hình ảnh',
  },
  'film_page.points_title': {
    note: 'Heading of the points that the film makes',
    editable: true,
    zh: '具体来说',
    en: 'What it comes down to',
    vi: 'Những điểm cụ thể',
  },
  'film_page.book': {
    note: 'Button to the form',
    editable: true,
    zh: '预约咨询',
    en: 'Book a consultation',
    vi: 'Đặt lịch tư vấn',
  },
  'film_page.more_title': {
    note: 'Heading of the next films',
    editable: true,
    zh: '接着看',
    en: 'Next films',
    vi: 'Xem tiếp',
  },
});
