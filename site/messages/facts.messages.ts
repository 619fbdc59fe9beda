import { defineMessages } from './define-messages.ts';

/** Words around facts and their sources, on every page that shows any. */
export const factsMessages = defineMessages({
  'facts.source': { note: 'Before the publisher of a fact', zh: '来源：', en: 'Source:', vi: 'Nguồn:' },
  'facts.checked_on': {
    note: 'After the publisher: when somebody last read the source',
    zh: '{date}核对',
    en: 'checked on {date}',
    vi: 'kiểm tra ngày {date}',
  },
  'facts.new_tab': {
    note: 'Hidden words after links to a source',
    zh: '（在新标签页打开）',
    en: '(opens in a new tab)',
    vi: '(mở trong thẻ mới)',
  },
});
