import { defineMessages } from '../../contract/messages.ts';

/** Texts of the privacy page beside its content. */
export const privacyMessages = defineMessages({
  'privacy.contents': { note: 'Head of the table of contents', zh: '目录', en: 'Contents', vi: 'Mục lục' },
  'privacy.updated': {
    note: 'Under the heading; {date} is the day of the current version',
    zh: '{date}更新',
    en: 'Updated on {date}',
    vi: 'Cập nhật ngày {date}',
  },
  'privacy.versions_title': {
    note: 'Heading of the list of versions',
    zh: '历次版本',
    en: 'History of this page',
    vi: 'Các phiên bản',
  },
});
