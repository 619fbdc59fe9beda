import { defineMessages } from '../../contract/messages.ts';

/** Texts of the campaign page beside its content. */
export const campaignMessages = defineMessages({
  'campaign.page': {
    note: 'Title of the page in the browser',
    editable: true,
    zh: '免费一对一咨询',
    en: 'Free 1-on-1 consultation',
    vi: 'Tư vấn 1-1 miễn phí',
  },
  'campaign.book': {
    note: 'Button to the form',
    editable: true,
    zh: '留下号码',
    en: 'Leave your number',
    vi: 'Để lại số',
  },
  'campaign.to_story': {
    note: 'Button to the story',
    editable: true,
    zh: '先读一个故事',
    en: 'Read a story first',
    vi: 'Đọc một câu chuyện',
  },
  'campaign.points_eyebrow': {
    note: 'Line above the three points',
    editable: true,
    zh: '通话内容',
    en: 'What we talk about',
    vi: 'Nội dung trao đổi',
  },
  'campaign.points_title': {
    note: 'Heading of the three points',
    editable: true,
    zh: '时间、费用、认可',
    en: 'Time, cost, recognition',
    vi: 'Thời gian, chi phí, công nhận',
  },
  'campaign.story_eyebrow': {
    note: 'Line above the story',
    editable: true,
    zh: '一个示例故事',
    en: 'A sample story',
    vi: 'Một câu chuyện minh họa',
  },
  'campaign.story_eyebrow_real': {
    note: 'Line above the story of a real student',
    editable: true,
    zh: '一位学员的故事',
    en: 'A student’s story',
    vi: 'Câu chuyện của một học viên',
  },
  'campaign.languages': {
    note: 'Name of the language links, for screen readers',
    zh: '切换语言',
    en: 'Language',
    vi: 'Ngôn ngữ',
  },
});
