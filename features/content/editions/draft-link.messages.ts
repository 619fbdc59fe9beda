import { defineMessages } from '../../../contract/messages.ts';

/** What somebody reads who was sent a link to a draft (EDIT-3). */
export const draftLinkMessages = defineMessages({
  'draft.strip': {
    note: 'Strip above a page that is not published; time is when the link to it ends',
    zh: '草稿，尚未发布。链接 {time}（北京时间）失效；这里不能提交表单。',
    en: 'A draft that is not published. This link works until {time} (Beijing time); nothing can be sent from here.',
    vi: 'Bản nháp chưa xuất bản. Liên kết này dùng được đến {time} (giờ Bắc Kinh); không gửi được biểu mẫu từ đây.',
  },
  'draft.ended': {
    note: 'Heading of the page in the place of a draft whose link has ended, or is not whole',
    zh: '这个草稿链接打不开了',
    en: 'This link to a draft no longer works',
    vi: 'Liên kết bản nháp này không còn dùng được',
  },
  'draft.ended_why': {
    note: 'Text under that heading',
    zh: '它可能已经到期，或者没有复制完整。请向发给你的人要一个新链接。',
    en: 'It has ended, or was not copied whole. Ask the person who sent it to you for a new one.',
    vi: 'Liên kết đã hết hạn hoặc bị sao chép thiếu. Hãy xin người gửi một liên kết mới.',
  },
  'draft.no_page': {
    note: 'Heading where the drafts make no page at the address',
    zh: '这一页现在还看不了',
    en: 'There is no such page at present',
    vi: 'Hiện chưa có trang này',
  },
  'draft.no_page_why': {
    note: 'Text under that heading',
    zh: '草稿正在修改，请稍后再打开，或者问问发给你的人。',
    en: 'The draft is being worked on. Open the link again later, or ask the person who sent it to you.',
    vi: 'Bản nháp đang được sửa. Hãy mở lại sau hoặc hỏi người gửi.',
  },
});
