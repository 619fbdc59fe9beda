import { defineMessages } from '../../../contract/messages.ts';

/** What the desk is told of a text that does not fit, and of a page that cannot be shown. */
export const contentFaultsMessages = defineMessages({
  'content.fault.no_page': {
    note: 'In the place of the preview: no page shows the document as it is',
    zh: '这个文档还没有页面。改好标出的地方以后，页面会显示在这里。',
    en: 'There is no page of this document yet. It appears here once what is marked is mended.',
    vi: 'Tài liệu này chưa có trang. Trang sẽ hiện ở đây sau khi sửa những chỗ được đánh dấu.',
  },
  'content.fault.banned': {
    note: 'Under a text with words that an advertisement must not say; phrase is those words',
    zh: '不能这样宣传：“{phrase}”',
    en: 'The site must not say “{phrase}”',
    vi: 'Trang không được nói “{phrase}”',
  },
});
