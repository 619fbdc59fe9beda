/** What the desk is told of a text that does not fit. */
import { defineMessages } from '../../contract/messages.ts';

export const contentFaultsMessages = defineMessages({
  'content.fault.banned': {
    note: 'Under a text with words that an advertisement must not say; phrase is those words',
    zh: '不能这样宣传：“{phrase}”',
    en: 'The site must not say “{phrase}”',
    vi: 'Trang không được nói “{phrase}”',
  },
});
